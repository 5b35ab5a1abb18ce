import { expect, test, vi } from 'vitest';
import { sharePicturePath } from '../../../domain/addresses/share-picture.ts';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { pixelOf } from '../../app/fake-images.ts';
import { createTestApp } from '../../app/test-app.ts';
import { pngHeader } from '../../helpers/sample-pictures.ts';

const article = '/blog-famille/cout-creche-tarif-psu';

/** The app with the content of the seed, and uploads that are there or not. */
function startApp({ hasUploads = true } = {}) {
  const app = createTestApp((url) => {
    if (!url.pathname.startsWith('/uploads/')) return answerFromSeed(url);
    return hasUploads ? new Response(pngHeader(1600, 1200)) : new Response('gone', { status: 404 });
  });
  app.images.files.set('/open-graph.png', { body: 'brand' });
  return app;
}

test('a card shows title, category and picture of its page, and is drawn once', async () => {
  const app = startApp();
  const response = await app.get(sharePicturePath(article));
  await app.settle();
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'",
    'x-cache': 'MISS',
  });
  expect(app.images.cards).toEqual([
    {
      title: expect.stringContaining('PSU'),
      category: 'Le blog des familles',
      locale: 'fr',
      picture: expect.stringMatching(/^data:image\/jpeg;base64,/),
      host: 'site.example',
    },
  ]);
  const again = await app.get(sharePicturePath(article));
  expect([again.headers.get('x-cache'), app.images.cards.length]).toEqual(['HIT', 1]);
  const confirmed = await app.get(sharePicturePath(article), { 'if-none-match': again.headers.get('etag') ?? '' });
  expect(confirmed.status).toBe(304);
});

test('another build draws a card again only where the code that draws has changed, and another host has cards of its own', async () => {
  const app = startApp();
  const { etag } = Object.fromEntries((await app.get(sharePicturePath(article))).headers);
  await app.settle();
  app.dependencies.build = { ...app.dependencies.build, id: 'build-2' };
  const kept = await app.get(sharePicturePath(article));
  expect([kept.headers.get('x-cache'), kept.headers.get('etag')]).toEqual(['HIT', etag]);
  app.dependencies.build = { ...app.dependencies.build, cardDrawing: 'drawing-2' };
  const drawn = await app.get(sharePicturePath(article));
  expect(drawn.headers.get('x-cache')).toBe('MISS');
  app.dependencies.config = { ...app.dependencies.config, siteOrigin: 'https://other.example' };
  const elsewhere = await app.get(sharePicturePath(article));
  expect(app.images.cards.map(({ host }) => host)).toEqual(['site.example', 'site.example', 'other.example']);
  expect(elsewhere.headers.get('etag')).not.toBe(drawn.headers.get('etag'));
});

test.each([
  ['E\u0301veil 🎈', 'Éveil'],
  ['Łódź', 'Łódź'],
])('a card is drawn in letters that its font has: %s', async (written, title) => {
  const app = createTestApp((url) =>
    JSON.parse(JSON.stringify(answerFromSeed(url)).replace(/"title":"[^"]*PSU[^"]*"/g, `"title":"${written}"`)),
  );
  const response = await app.get(sharePicturePath(article));
  expect([response.status, response.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
  expect(app.images.cards).toEqual([expect.objectContaining({ title })]);
});

test('a title in letters that the font does not have is the picture of the brand, as long as any', async () => {
  const app = createTestApp((url) =>
    JSON.parse(JSON.stringify(answerFromSeed(url)).replace(/"title":"[^"]*PSU[^"]*"/g, '"title":"托儿所"')),
  );
  app.images.files.set('/open-graph.png', { body: 'brand' });
  const response = await app.get(sharePicturePath(article));
  expect(await response.text()).toBe('brand');
  expect([response.headers.get('x-open-graph'), response.headers.get('cache-control')]).toEqual(['brand', 'public, max-age=86400']);
  expect(app.images.cards).toEqual([]);
});

test('the first page has no category, and an English page says so', async () => {
  const app = startApp();
  await app.get(sharePicturePath('/'));
  await app.get(sharePicturePath('/en'));
  expect(app.images.cards).toMatchObject([
    { category: null, locale: 'fr' },
    { category: null, locale: 'en' },
  ]);
});

test('a picture that cannot be had leaves a card without one, which is not kept', async () => {
  const app = startApp({ hasUploads: false });
  const response = await app.get(sharePicturePath(article));
  await app.settle();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(app.images.cards[0]?.picture).toBeNull();
  expect(app.images.keys()).toEqual([]);
});

test('a card that cannot be drawn is the picture of the brand, for now', async () => {
  const app = startApp();
  vi.spyOn(app.dependencies, 'drawOpenGraphCard').mockRejectedValue(new Error('no memory'));
  const response = await app.get(sharePicturePath(article));
  expect([response.status, await response.text()]).toEqual([200, 'brand']);
  expect([response.headers.get('cache-control'), response.headers.get('x-open-graph')]).toEqual(['no-store', 'brand']);
  expect(app.logger.error).toHaveBeenCalledWith('open-graph-failed', expect.any(Error), expect.anything());
});

test('so is one whose page cannot be had', async () => {
  const app = startApp();
  app.breakCms(new Error('connection refused'));
  const response = await app.get(sharePicturePath(article));
  expect([response.status, await response.text()]).toEqual([200, 'brand']);
});

test.each(['/og/blog-famille/none.png', '/og/recherche.png', '/og/a%2fb.png', '/og/..%2fa.png', '/og/A.png', '/og/x.jpg', '/og/'])(
  '%s is no picture of a page',
  async (address) => {
    const app = startApp();
    expect((await app.get(address)).status).toBe(404);
    expect(app.images.cards).toEqual([]);
  },
);

test('HEAD says the same without the picture', async () => {
  const app = startApp();
  const response = await app.send(sharePicturePath(article), { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(await (await app.get(sharePicturePath(article))).bytes()).toEqual(pixelOf('png'));
});
