import { describe, expect, test } from 'vitest';
import { mostOfOriginal } from '../../../worker/allowances/picture-allowance.ts';
import { pixelOf } from '../../app/fake-images.ts';
import { createTestApp } from '../../app/test-app.ts';
import { pngHeader } from '../../helpers/sample-pictures.ts';

const bucket = 'https://photos.s3.eu-west-3.amazonaws.com';
const modified = 'Wed, 25 Nov 2026 10:00:00 GMT';
const upload = '/_ipx/w_320/uploads/photo.png';
const photo = pngHeader(1600, 1200);
const headers = { 'content-type': 'image/png', 'last-modified': modified, 'cache-control': 'max-age=60' };

type Answers = Record<string, () => Response>;

/** The app with sources by their whole address. */
function startApp(answers: Answers, hasImages = true) {
  const sources: Answers = { 'http://cms.example/uploads/photo.png': () => new Response(photo, { headers }), ...answers };
  return createTestApp((url) => sources[url.href]?.() ?? new Response('gone', { status: 404 }), undefined, { hasImages });
}

const redirect = (to: string) => () => new Response(null, { status: 302, headers: { location: to } });

test('a picture has the headers of a picture, and its real type', async () => {
  const app = startApp({});
  const response = await app.get(upload);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'max-age=60, public, s-maxage=60',
    'content-type': 'image/webp',
    'last-modified': modified,
    etag: expect.stringMatching(/^W\/"[0-9a-f]+"$/),
    'x-cache': 'MISS',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(response.headers.has('vary')).toBe(false);
  expect(app.images.work).toEqual([
    { steps: [{ width: 320, fit: 'scale-down' }], output: { format: 'image/webp', quality: 80, anim: false } },
  ]);
});

test('a picture is made once, however its address is written', async () => {
  const app = startApp({});
  await app.get(upload);
  await app.settle();
  const again = await app.get('/_ipx/f_webp,width:300&kernel_cubic&foo_1/uploads/photo.png?utm_source=x');
  expect(again.headers.get('x-cache')).toBe('HIT');
  expect(again.headers.get('x-image-ignored')).toBe('kernel');
  expect(app.images.work).toHaveLength(1);
  expect(app.images.keys()).toHaveLength(1);
  expect(app.cmsCalls).toEqual(['/uploads/photo.png']);
});

describe('sizes in the words of the binding', () => {
  test.each([
    ['w_640', [{ width: 640, fit: 'scale-down' }]],
    ['h_640&enlarge', [{ height: 640, fit: 'contain' }]],
    ['s_640x360', [{ width: 640, height: 360, fit: 'cover' }]],
    ['s_640x360&pos_right-top', [{ width: 640, height: 360, fit: 'cover', gravity: { x: 1, y: 0, mode: 'remainder' } }]],
    // No larger than 1600 × 1200, in the ratio asked for.
    ['s_3072x1536', [{ width: 1600, height: 800, fit: 'cover' }]],
    ['s_3072x1536&enlarge', [{ width: 3072, height: 1536, fit: 'cover' }]],
    ['s_640x640&fit_contain', [{ width: 640, height: 640, fit: 'pad', background: '#ffffff' }]],
    ['s_640x640&fit_contain&b_black', [{ width: 640, height: 640, fit: 'pad', background: '#000000' }]],
    ['s_640x640&fit_fill', [{ width: 640, height: 640, fit: 'squeeze' }]],
    ['s_640x640&fit_inside', [{ width: 640, height: 640, fit: 'scale-down' }]],
    ['s_640x640&fit_outside', [{ width: 853, height: 640, fit: 'squeeze' }]],
    ['rotate_90&w_320', [{ rotate: 90 }, { width: 320, fit: 'scale-down' }]],
    ['rotate_90&s_3072x3072', [{ rotate: 90 }, { width: 1200, height: 1200, fit: 'cover' }]],
    ['crop_10_20_300_400&s_640', [{ trim: { left: 10, top: 20, width: 300, height: 400 } }, { width: 300, height: 300, fit: 'cover' }]],
    ['trim&s_640', [{ trim: { border: { tolerance: 10 } } }, { width: 640, height: 640, fit: 'cover' }]],
    ['flip&blur_5&grayscale', [{ flip: 'v' }, { blur: 5, saturation: 0 }]],
    ['flatten&b_white', [{ background: '#ffffff' }]],
    ['_', []],
  ])('%s', async (modifiers, steps) => {
    const app = startApp({});
    await app.get(`/_ipx/${modifiers}/uploads/photo.png`);
    expect(app.images.work.map((work) => work.steps)).toEqual([steps]);
  });
});

test('the format follows what the reader takes, and says so', async () => {
  const app = startApp({});
  const ask = (accept: string) => app.get('/_ipx/f_auto&w_320/uploads/photo.png', { accept });
  const types: (string | null)[] = [];
  for (const accept of ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*']) {
    const response = await ask(accept);
    expect(response.headers.get('vary')).toBe('accept');
    types.push(response.headers.get('content-type'));
    await app.settle();
  }
  expect(types).toEqual(['image/avif', 'image/webp', 'image/png']);
  expect(app.images.keys()).toHaveLength(3);
});

describe('a copy the reader has', () => {
  test('is confirmed before anything is made', async () => {
    const app = startApp({});
    const etag = (await app.get(upload)).headers.get('etag') ?? '';
    const other = startApp({});
    for (const ifNoneMatch of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
      const response = await other.get(upload, { 'if-none-match': ifNoneMatch });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('etag')).toBe(etag);
    }
    expect(other.images.work).toEqual([]);
  });

  test('is compared by date where it has no tag', async () => {
    const app = startApp({});
    expect((await app.get(upload, { 'if-modified-since': modified })).status).toBe(304);
    expect((await app.get(upload, { 'if-modified-since': 'Tue, 24 Nov 2026 10:00:00 GMT' })).status).toBe(200);
    expect((await app.get(upload, { 'if-modified-since': modified, 'if-none-match': '"other"' })).status).toBe(200);
  });
});

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

describe('the binding', () => {
  test('is not there: the original, and a word about it', async () => {
    const app = startApp({}, false);
    const response = await app.get(`${upload}?v=1`);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(photo));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-image-original': 'no-binding',
      'cache-control': 'max-age=60, public, s-maxage=60',
    });
    await app.settle();
    expect(app.images.keys()).toEqual([]);
  });

  test('fails: the original for now, which is logged', async () => {
    const app = startApp({});
    app.images.breakWith(new Error('out of order'));
    const response = await app.get(upload);
    await app.settle();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect([response.headers.get('cache-control'), response.headers.get('x-image-original')]).toEqual(['no-store', 'failed']);
    expect(app.images.keys()).toEqual([]);
    expect(app.logger.error).toHaveBeenCalledOnce();
  });

  test('finds no picture in the bytes: 502', async () => {
    const app = startApp({});
    app.images.breakWith(Object.assign(new Error('not an image'), { code: 9412 }));
    expect((await app.get(upload)).status).toBe(502);
  });

  test('makes another format than asked for: that is what is said', async () => {
    const app = startApp({});
    app.images.answerAs('jpeg');
    const response = await app.get('/_ipx/f_avif/uploads/photo.png');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pixelOf('jpeg'));
  });
});

test('HEAD says the same without the picture', async () => {
  const app = startApp({});
  const response = await app.send(upload, { method: 'HEAD' });
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, 'image/webp', '']);
});

test('other methods are not for pictures', async () => {
  expect((await startApp({}).send(upload, { method: 'POST' })).status).toBe(405);
});

describe('pictures beyond those of the site', () => {
  const cutOut = (number: number) => `/_ipx/extract_${number * 10}_0_10_10/uploads/photo.png`;

  test('are a hundred a day of one original; what is kept and what the site asks for are served all the same', async () => {
    const app = startApp({ 'http://cms.example/uploads/other.png': () => new Response(photo, { headers }) });
    for (let number = 0; number < mostOfOriginal; number += 1) expect((await app.get(cutOut(number))).status).toBe(200);
    await app.settle();
    const made = app.images.work.length;
    for (const path of [cutOut(200), '/_ipx/b_123456&fit_contain&s_320x320/uploads/photo.png', '/_ipx/w_320&blur_5/uploads/photo.png']) {
      const refused = await app.get(path);
      expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([429, '3600', 'no-store']);
      expect(await refused.text()).toContain('IPX_TOO_MANY_VARIANTS');
    }
    expect(app.images.work.length).toBe(made);
    for (const path of [
      cutOut(7),
      '/_ipx/f_webp&w_640/uploads/photo.png',
      '/_ipx/f_auto&w_3072/uploads/photo.png',
      cutOut(0).replace('photo', 'other'),
    ])
      expect([path, (await app.get(path)).status]).toEqual([path, 200]);
    app.pass(86_400);
    expect((await app.get(cutOut(201))).status).toBe(200);
  });

  test('are made where the count cannot be kept', async () => {
    const app = startApp({});
    app.database.error = new Error('D1 down');
    expect((await app.get(cutOut(0))).status).toBe(200);
  });
});
