import { request } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startUploadServer, type UploadServer } from '../helpers/fakes/upload-server.ts';
import { openSite, site } from '../helpers/open-site.ts';
import { createSamplePictures } from '../helpers/sample-pictures.ts';

/** The files of a CMS whose uploads are all a test wishes for; the built worker has the local Images binding (sharp, for sizes, formats and quarter turns). */
let uploads: UploadServer;

openSite();
beforeAll(async () => {
  uploads = await startUploadServer(await createSamplePictures());
  site.proxy.uploads = uploads.url;
});
afterAll(async () => {
  site.proxy.uploads = null;
  await uploads?.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${site.url}/_ipx/${path}`, { headers });

async function pictureOf(response: Response) {
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, width, height, hasAlpha, pages = 1 } = await sharp(bytes, { animated: true }).metadata();
  // An AVIF is a HEIF to sharp.
  const kind = format === 'heif' ? 'avif' : format;
  expect(response.headers.get('content-type')).toBe(`image/${kind}`);
  return { kind, width, height: height / pages, hasAlpha, pages, bytes };
}

describe('every kind of original becomes a picture', () => {
  test.each([
    ['w_640/uploads/photo.jpg', { kind: 'webp', width: 640, height: 480 }],
    ['w_640/uploads/progressive.jpg', { kind: 'webp', width: 640, height: 498 }],
    // Turned upright as EXIF says: 1200 × 1600.
    ['w_640/uploads/turned.jpg', { kind: 'webp', width: 640, height: 853 }],
    ['s_640x640&fit_inside/uploads/turned.jpg', { kind: 'webp', width: 480, height: 640 }],
    ['w_640/uploads/print.jpg', { kind: 'webp', width: 640, height: 480 }],
    ['w_640/uploads/alpha.png', { kind: 'webp', width: 640, height: 320, hasAlpha: true }],
    ['f_png&w_640/uploads/alpha.png', { kind: 'png', width: 640, height: 320, hasAlpha: true }],
    ['f_jpeg&w_640/uploads/alpha.png', { kind: 'jpeg', width: 640, height: 320, hasAlpha: false }],
    ['w_320/uploads/palette.png', { kind: 'webp', width: 320, height: 229 }],
    ['w_320/uploads/lossless.webp', { kind: 'webp', width: 320, height: 192 }],
    ['w_320/uploads/moving.gif', { kind: 'webp', width: 200, height: 120, pages: 1 }],
    ['w_320/uploads/moving.webp', { kind: 'webp', width: 200, height: 120, pages: 1 }],
    ['f_avif&w_320/uploads/photo.avif', { kind: 'avif', width: 320, height: 240 }],
    ['f_jpeg&w_320/uploads/photo.avif', { kind: 'jpeg', width: 320, height: 240 }],
    ['f_jpg,w:1536/uploads/photo.jpg', { kind: 'jpeg', width: 1536, height: 1152 }],
    ['f_webp&s_640x360/uploads/photo.jpg', { kind: 'webp', width: 640, height: 360 }],
    ['f_webp&s_640x640&fit_contain&b_red/uploads/photo.jpg', { kind: 'webp', width: 640, height: 640 }],
    ['s_640x640&fit_fill/uploads/photo.jpg', { kind: 'webp', width: 640, height: 640 }],
    ['s_640x640&fit_outside/uploads/photo.jpg', { kind: 'webp', width: 853, height: 640 }],
    ['rotate_90&w_320/uploads/photo.jpg', { kind: 'webp', width: 320, height: 427 }],
    ['w_3072/uploads/photo.jpg', { kind: 'webp', width: 1600, height: 1200 }],
    ['w_320/uploads/small.png', { kind: 'webp', width: 40, height: 30 }],
    ['w_320&enlarge/uploads/small.png', { kind: 'webp', width: 320, height: 240 }],
    ['_/uploads/photo.jpg', { kind: 'webp', width: 1600, height: 1200 }],
    ['w_320/icon-512.png', { kind: 'webp', width: 320, height: 320 }],
  ])('%s', async (path, expected) => {
    expect(await pictureOf(await get(path))).toMatchObject(expected);
  });
});

test('the format follows what the reader takes', async () => {
  const chrome = await get('f_auto&w_640/uploads/photo.jpg', { accept: 'image/avif,image/webp,*/*' });
  expect(await pictureOf(chrome)).toMatchObject({ kind: 'avif' });
  expect(chrome.headers.get('vary')).toMatch(/accept/i);
  expect(await pictureOf(await get('f_auto&w_640/uploads/photo.jpg', { accept: '*/*' }))).toMatchObject({ kind: 'jpeg' });
});

test('a picture is kept: the second time no source is asked and nothing is made', async () => {
  const first = await get('w_1024/uploads/photo.jpg');
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(first.headers.get('x-cache')).toBe('MISS');
  const requestCount = uploads.requests.length;
  const second = await get('w_1000&q_75/uploads/photo.jpg');
  expect(second.headers.get('x-cache')).toBe('MISS');
  await expect.poll(async () => (await get('width_1000/uploads/photo.jpg')).headers.get('x-cache')).toBe('HIT');
  const third = await get('w_1024&f_webp/uploads/photo.jpg');
  expect(Buffer.from(await third.arrayBuffer())).toEqual(bytes);
  expect(uploads.requests.length).toBe(requestCount + 1);
  const copy = await get('w_1024/uploads/photo.jpg', { 'if-none-match': third.headers.get('etag') ?? '' });
  expect([copy.status, await copy.text()]).toEqual([304, '']);
});

test('a picture that is replaced is seen by the version in its address', async () => {
  const path = 'w_768/uploads/replaced.jpg';
  uploads.files.set('replaced.jpg', uploads.files.get('photo.jpg') ?? Buffer.alloc(0));
  const before = await pictureOf(await get(`${path}?v=${(Date.now() - 1000).toString(36)}`));
  await expect.poll(async () => (await get(path)).headers.get('x-cache')).toBe('HIT');
  uploads.files.set('replaced.jpg', uploads.files.get('turned.jpg') ?? Buffer.alloc(0));
  const after = await get(`${path}?v=${Date.now().toString(36)}`);
  expect(after.headers.get('cache-control')).toBe('max-age=31536000, public, s-maxage=31536000');
  expect([before.height, (await pictureOf(after)).height]).toEqual([576, 1024]);
});

test('the original is served where the binding fails, under its own type and for now', async () => {
  // GIF is a format of the binding, but not of its stand-in on this machine.
  const response = await get('f_gif&w_320/uploads/moving.gif');
  expect([response.headers.get('x-image-original'), response.headers.get('cache-control')]).toEqual(['failed', 'no-store']);
  expect(await pictureOf(response)).toMatchObject({ kind: 'gif', pages: 3 });
});

test('a drawing of the site passes as it is', async () => {
  const response = await get('_/favicon.svg');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
});

describe('refused', () => {
  test.each([
    ['w_320/uploads/empty.jpg', 502],
    ['w_320/uploads/truncated.jpg', 502],
    ['w_320/uploads/truncated.png', 502],
    ['w_320/uploads/truncated.webp', 502],
    ['w_320/uploads/bomb.png', 415],
    ['w_320/uploads/page.jpg', 415],
    ['w_320/uploads/document.jpg', 415],
    ['w_320/uploads/drawing.svg', 415],
    ['w_320/uploads/drawing.jpg', 415],
    ['w_320/uploads/none.jpg', 404],
    ['w_320/noscript.css', 415],
    ['w_320/none.png', 404],
    ['_/http://127.0.0.1/uploads/photo.jpg', 403],
    ['_/https://evil.example/photo.jpg', 403],
    ['_//evil.example/photo.jpg', 403],
    ['w_320/uploads/redirect.jpg', 403],
    ['w_abc/uploads/photo.jpg', 400],
    ['w_%ZZ/uploads/photo.jpg', 400],
    ['w_320/%00.jpg', 400],
    ['q_101/uploads/photo.jpg', 400],
  ])('%s: %i', async (path, status) => {
    uploads.redirects.set('/uploads/redirect.jpg', 'http://169.254.169.254/latest/meta-data');
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['/_ipx/w_320/../../uploads/photo.jpg', 200],
    ['/_ipx/w_320/..%2f..%2fetc/passwd.jpg', 400],
    ['/_ipx/w_320/uploads/..%5cphoto.jpg', 400],
    ['/_ipx/w_320\\uploads/photo.jpg', 200],
    ['/_ipx/__proto__/uploads/photo.jpg', 200],
  ])('an address that no browser would send: %s: %i', async (path, status) => {
    const { hostname, port } = new URL(site.url);
    const answered = await new Promise((resolve, reject) => {
      request({ hostname, port, path, headers: { host: 'site.example' } }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(answered).toBe(status);
  });
});
