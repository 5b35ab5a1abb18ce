import { describe, expect, test } from 'vitest';
import { createTestApp, testConfig } from '../../app/test-app.ts';

const requests: { url: string; method: string; headers: Headers }[] = [];

/** The app with a CMS and a bucket that answer every file so. */
function startApp(answer: () => Response) {
  requests.length = 0;
  return createTestApp((url, init) => {
    requests.push({ url: url.href, method: init.method ?? 'GET', headers: new Headers(init.headers) });
    return answer();
  });
}

const file = (type: string, headers: Record<string, string> = {}, status = 200) =>
  startApp(() => new Response('content', { status, headers: { 'content-type': type, ...headers } }));

test('a part of a film is asked for and answered as a part', async () => {
  const app = file('video/mp4', { 'content-range': 'bytes 0-1/5000', 'accept-ranges': 'bytes', 'content-length': '2', etag: '"a"' }, 206);
  const response = await app.get('/uploads/visite.mp4', { range: 'bytes=0-1', 'if-range': '"a"', cookie: 'a=b' });
  expect(response.status).toBe(206);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-range': 'bytes 0-1/5000',
    'content-length': '2',
    'accept-ranges': 'bytes',
    etag: '"a"',
    'content-type': 'video/mp4',
  });
  expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({ range: 'bytes=0-1', 'if-range': '"a"' });
});

test('a part that is not there is 416, a file that has not changed 304, and only the head is asked for where only the head is wanted', async () => {
  const short = file('text/plain', { 'content-range': 'bytes */5000' }, 416);
  const refused = await short.get('/uploads/visite.mp4', { range: 'bytes=9000-' });
  expect([refused.status, refused.headers.get('content-range'), await refused.text()]).toEqual([416, 'bytes */5000', '']);
  const same = startApp(() => new Response(null, { status: 304, headers: { etag: '"a"' } }));
  const unchanged = await same.get('/uploads/a.jpg', { 'if-none-match': '"a"' });
  expect([unchanged.status, unchanged.headers.get('etag')]).toEqual([304, '"a"']);
  const whole = file('video/mp4', { 'content-length': '5000' });
  await whole.send('/uploads/visite.mp4', { method: 'HEAD' });
  expect(requests[0]?.method).toBe('HEAD');
});

test.each(['image/jpeg', 'image/gif', 'video/mp4', 'video/webm', 'video/ogg', 'video/quicktime', 'audio/mpeg', 'application/pdf'])(
  '%s is shown, also by others',
  async (type) => {
    const { status, headers } = await file(type).get('/uploads/file.bin');
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([200, type, null]);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test.each([
  'image/tiff',
  'image/heic',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
])('%s is saved, not shown', async (type) => {
  const { status, headers } = await file(type).get('/uploads/file.bin');
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment']);
});

test.each(['text/html', 'application/xhtml+xml', 'text/xml', 'application/javascript', 'application/octet-stream', ''])(
  'a file of type "%s" is refused',
  async (type) => {
    expect((await file(type).get('/uploads/file.bin')).status).toBe(415);
  },
);

test('a drawing is shown, and can run nothing where it is opened by itself', async () => {
  const { status, headers } = await file('image/svg+xml').get('/uploads/logo.svg');
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
  );
});

test('a file that needs the signature of the panel is nobody else’s', async () => {
  const { headers } = await file('application/pdf').get('/uploads/guide.pdf?expires=1&signature=x');
  expect(requests[0]?.url).toBe('http://cms.example/uploads/guide.pdf?expires=1&signature=x');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

describe('files of the bucket', () => {
  test('are passed on from there', async () => {
    const app = file('image/svg+xml');
    expect((await app.get('/uploads/bucket/media/2026/logo_a.b.svg?v=1')).status).toBe(200);
    expect(requests[0]?.url).toBe(`https://${testConfig.imageBucketHost}/media/2026/logo_a.b.svg`);
  });

  test('that are not there are missing', async () => {
    expect((await file('application/xml', {}, 403).get('/uploads/bucket/media/a.svg')).status).toBe(404);
  });

  test.each([
    '/uploads/bucket/../a.svg',
    '/uploads/bucket/a/..%2fb.svg',
    '/uploads/bucket//evil.example/a.svg',
    '/uploads/bucket/@evil.example/a.svg',
  ])('%s is no file of it', async (path) => {
    const app = file('image/svg+xml');
    await app.get(path);
    expect(requests.filter(({ url }) => !url.startsWith('http://cms.example/')).map(({ url }) => url)).toEqual([]);
  });

  test('without a bucket there are none', async () => {
    const app = createTestApp(() => new Response('x', { headers: { 'content-type': 'image/png' } }), undefined, {
      config: { imageBucketHost: null },
    });
    expect((await app.get('/uploads/bucket/a.png')).status).toBe(404);
  });
});
