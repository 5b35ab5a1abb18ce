import { describe, expect, test } from 'vitest';
import { imageWidths } from '../../../client/components/image-address.ts';
import { mostOfOriginal } from '../../../worker/allowances/picture-allowance.ts';
import { pixelOf } from '../../app/fake-images.ts';
import { headers, modified, photo, startApp, upload } from './picture-app.ts';

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
    for (const path of [
      cutOut(200),
      '/_ipx/b_123456&fit_contain&s_320x320/uploads/photo.png',
      '/_ipx/w_320&blur_5/uploads/photo.png',
      '/_ipx/f_auto&w_640/uploads/photo.png',
      '/_ipx/f_avif&w_640/uploads/photo.png',
      '/_ipx/f_webp&w_3072/uploads/photo.png',
    ]) {
      const refused = await app.get(path);
      expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([429, '3600', 'no-store']);
      expect(await refused.text()).toContain('IPX_TOO_MANY_VARIANTS');
    }
    expect(app.images.work.length).toBe(made);
    for (const path of [
      cutOut(7),
      ...imageWidths.map((width) => `/_ipx/f_webp&w_${width}/uploads/photo.png`),
      '/_ipx/_/uploads/photo.png',
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
