import { describe, expect, test } from 'vitest';
import { pngHeader } from '../../helpers/sample-pictures.ts';
import { type Answers, headers, modified, photo, startApp, upload } from './picture-app.ts';

const bucket = 'https://photos.s3.eu-west-3.amazonaws.com';
const redirect = (to: string) => () => new Response(null, { status: 302, headers: { location: to } });

describe('a picture that an editor replaces at its address', () => {
  const version = (iso: string) => Date.parse(iso).toString(36);

  test('is seen by its new version at once, and kept for a year', async () => {
    let body = photo;
    let date = modified;
    const app = startApp({
      'http://cms.example/uploads/photo.png': () => new Response(body, { headers: { ...headers, 'last-modified': date } }),
    });
    const first = await app.get(`${upload}?v=${version('2026-11-25T10:00:00Z')}`);
    expect(first.headers.get('cache-control')).toBe('max-age=31536000, public, s-maxage=31536000');
    await app.settle();
    app.pass(600);
    body = pngHeader(800, 600);
    date = 'Fri, 27 Nov 2026 10:05:00 GMT';
    const old = await app.get(`${upload}?v=${version('2026-11-25T10:00:00Z')}`);
    expect([old.headers.get('x-cache'), old.headers.get('etag')]).toEqual(['HIT', first.headers.get('etag')]);
    const replaced = await app.get(`${upload}?v=${version('2026-11-27T10:05:00Z')}`);
    expect(replaced.headers.get('x-cache')).toBe('MISS');
    expect(replaced.headers.get('etag')).not.toBe(first.headers.get('etag'));
    await app.settle();
    expect((await app.get(`${upload}?v=${version('2026-11-27T10:05:00Z')}`)).headers.get('x-cache')).toBe('HIT');
    expect(app.images.keys()).toHaveLength(1);
  });

  test('is compared, not made again, where only its entry has changed', async () => {
    const app = startApp({
      'http://cms.example/uploads/photo.png': () =>
        app.cmsCalls.length > 1 ? new Response(null, { status: 304 }) : new Response(photo, { headers }),
    });
    await app.get(upload);
    await app.settle();
    app.pass(600);
    const response = await app.get(`${upload}?v=${version('2026-11-27T10:05:00Z')}`);
    expect(response.headers.get('x-cache')).toBe('HIT');
    expect(app.images.work).toHaveLength(1);
  });

  test.each(['zzzzzzzzz', '-1', 'é', '1e99999999', ''])('a version that says nothing changes nothing: %s', async (text) => {
    const app = startApp({});
    await app.get(upload);
    await app.settle();
    const response = await app.get(`${upload}?v=${text}`);
    expect(response.headers.get('x-cache')).toBe('HIT');
    expect(response.headers.get('cache-control')).toBe('max-age=60, public, s-maxage=60');
    expect(app.cmsCalls).toHaveLength(1);
  });

  test('is compared behind an answer where the address has no version', async () => {
    let date = modified;
    const app = startApp({
      'http://cms.example/uploads/photo.png': () => new Response(photo, { headers: { ...headers, 'last-modified': date } }),
    });
    const first = await app.get(upload);
    await app.settle();
    app.pass(61);
    date = 'Fri, 27 Nov 2026 10:00:30 GMT';
    expect((await app.get(upload)).headers.get('etag')).toBe(first.headers.get('etag'));
    await app.settle();
    expect((await app.get(upload)).headers.get('last-modified')).toBe(date);
  });

  test('the last one is shown while the CMS is down', async () => {
    const app = startApp({});
    await app.get(upload);
    await app.settle();
    app.pass(600);
    app.breakCms(new Error('connection refused'));
    const response = await app.get(`${upload}?v=${version('2026-11-27T10:05:00Z')}`);
    expect([response.status, response.headers.get('x-cache'), response.headers.get('cache-control')]).toEqual([200, 'STALE', 'no-store']);
  });
});

describe('sources', () => {
  test('the bucket, also with the slash that a proxy has merged away', async () => {
    const app = startApp({ [`${bucket}/a/b.png`]: () => new Response(photo, { headers: { etag: '"1"' } }) });
    for (const scheme of ['https://', 'https:/']) {
      const response = await app.get(`/_ipx/w_320/${scheme}${bucket.slice(8)}/a/b.png`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'max-age=300, public, s-maxage=300']);
      await app.settle();
    }
    expect(app.images.keys()).toHaveLength(1);
  });

  test('the own files, of which drawings pass as they are', async () => {
    const app = startApp({});
    app.images.files.set('/images/logo.svg', { body: '<svg xmlns="http://www.w3.org/2000/svg"></svg>' });
    app.images.files.set('/images/bad.svg', { body: '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"></svg>' });
    app.images.files.set('/icon-192.png', { body: photo });
    const drawing = await app.get('/_ipx/_/images/logo.svg');
    expect([drawing.status, drawing.headers.get('content-type'), drawing.headers.get('x-image-original')]).toEqual([
      200,
      'image/svg+xml',
      'drawing',
    ]);
    expect(drawing.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect((await app.get('/_ipx/_/images/bad.svg')).status).toBe(415);
    expect((await app.get('/_ipx/w_320/icon-192.png')).headers.get('content-type')).toBe('image/webp');
    expect((await app.get('/_ipx/_/images/none.png')).status).toBe(404);
  });

  test.each<[string, number, Answers]>([
    [
      'three redirects that stay where they may',
      200,
      { '/a.png': redirect(`${bucket}/b.png`), '/b.png': redirect('/c.png'), '/c.png': redirect('/d.png') },
    ],
    [
      'a fourth',
      502,
      { '/a.png': redirect('/b.png'), '/b.png': redirect('/c.png'), '/c.png': redirect('/d.png'), '/d.png': redirect('/e.png') },
    ],
    ['a loop', 502, { '/a.png': redirect('/a.png') }],
    ['one to an address inside', 403, { '/a.png': redirect('http://169.254.169.254/latest/meta-data') }],
    ['one to another host', 403, { '/a.png': redirect('https://evil.example/a.png') }],
    ['one to a file', 403, { '/a.png': redirect('file:///etc/passwd') }],
  ])('%s: %i', async (_, status, answers) => {
    const sources = Object.fromEntries(Object.entries(answers).map(([path, answer]) => [`${bucket}${path}`, answer]));
    const app = startApp({ [`${bucket}/d.png`]: () => new Response(photo), ...sources });
    expect((await app.get(`/_ipx/w_320/${bucket}/a.png`)).status).toBe(status);
    expect(app.cmsCalls.filter((path) => path.includes('meta') || path.includes('passwd'))).toEqual([]);
  });

  test('nothing of the reader goes to a source', async () => {
    const app = startApp({});
    await app.get(upload, { cookie: 'session=1', authorization: 'Bearer x' });
    expect([...app.lastRequestHeaders().keys()]).toEqual(['accept']);
  });
});

describe('what is refused is never kept', () => {
  const large = () => new Response(photo, { headers: { 'content-length': String(21 * 1024 * 1024) } });
  const endless = () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
      }),
    );

  test.each<[string, string, (() => Response) | null]>([
    ['/_ipx//uploads/photo.png', '400 IPX_MISSING_MODIFIERS', null],
    ['/_ipx/w_320', '400 IPX_MISSING_ID', null],
    ['/_ipx/w_abc/uploads/photo.png', '400 IPX_INVALID_MODIFIER_ARG', null],
    ['/_ipx/w_-1/uploads/photo.png', '400 IPX_INVALID_MODIFIER_ARG', null],
    ['/_ipx/s_0x0/uploads/photo.png', '400 IPX_INVALID_MODIFIER_ARG', null],
    ['/_ipx/q_101/uploads/photo.png', '400 IPX_INVALID_MODIFIER_ARG', null],
    ['/_ipx/w_%ZZ/uploads/photo.png', '400 IPX_INVALID_MODIFIER_ARG', null],
    ['/_ipx/w_320/uploads/%00.png', '400 IPX_INVALID_ID', null],
    [`/_ipx/${'w_320&'.repeat(200)}/uploads/photo.png`, '400 IPX_TOO_MANY_MODIFIERS', null],
    ['/_ipx/_/uploads/%ZZ.png', '404 IPX_FILE_NOT_FOUND', null],
    ['/_ipx/_/https://evil.example/a.png', '403 IPX_FORBIDDEN_HOST', null],
    ['/_ipx/_//evil.example/a.png', '403 IPX_FORBIDDEN_HOST', null],
    ['/_ipx/_/data:image/png;base64,AAAA', '403 IPX_FORBIDDEN_PROTOCOL', null],
    ['/_ipx/_/uploads/none.png', '404 IPX_FILE_NOT_FOUND', null],
    [upload, '415 IPX_SOURCE_TOO_LARGE', () => new Response(pngHeader(30_000, 30_000))],
    [upload, '415 IPX_SOURCE_TOO_LARGE', large],
    [upload, '415 IPX_SOURCE_TOO_LARGE', endless],
    [upload, '415 IPX_UNSUPPORTED_SOURCE', () => new Response('<html></html>', { headers })],
    [upload, '415 IPX_UNSUPPORTED_SOURCE', () => new Response('<svg onload="x()"></svg>', { headers })],
    [upload, '502 IPX_EMPTY_SOURCE', () => new Response('', { headers })],
    [upload, '502 IPX_TRUNCATED_SOURCE', () => new Response(photo.subarray(0, 30), { headers })],
    [upload, '502 IPX_SOURCE_FAILED', () => new Response('busy', { status: 503 })],
    [upload, '502 IPX_SOURCE_FAILED', () => new Response('busy', { status: 500 })],
    [upload, '403 IPX_SOURCE_FORBIDDEN', () => new Response('no', { status: 403 })],
    [upload, '410 IPX_FILE_NOT_FOUND', () => new Response('gone', { status: 410 })],
  ])('%s: %s', async (path, refusal, answer) => {
    const app = startApp(answer ? { 'http://cms.example/uploads/photo.png': answer } : {});
    const response = await app.get(path);
    await app.settle();
    const [status, code] = refusal.split(' ');
    expect(response.status).toBe(Number(status));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(await response.json()).toEqual({ error: { message: expect.stringContaining(`[${status}] [${code}] `) } });
    expect(app.images.keys()).toEqual([]);
    expect(app.images.work).toEqual([]);
  });

  test('a source that cannot be reached is a 502', async () => {
    const app = startApp({});
    app.breakCms(new Error('connection refused'));
    expect((await app.get(upload)).status).toBe(502);
  });
});
