import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { createFakeBucket } from '../../app/fake-bucket.ts';
import { createFakeCache, createFakeImages } from '../../app/fake-images.ts';
import { createTestApp } from '../../app/test-app.ts';
import { pngHeader } from '../../helpers/sample-pictures.ts';

const picture = '/_ipx/w_320/uploads/photo.png';
const card = '/og/blog-famille/cout-creche-tarif-psu.png';
const headers = { 'content-type': 'image/png', 'last-modified': 'Wed, 25 Nov 2026 10:00:00 GMT', etag: '"a"' };

/** Data centres of one site: each with a cache of its own, all with one bucket and one CMS. */
function startSite(bucket = createFakeBucket()) {
  const images = createFakeImages();
  const time = { now: Date.parse('2026-11-27T10:00:00Z') };
  const answer = (url: URL, { headers: requestHeaders }: RequestInit) => {
    if (!url.pathname.startsWith('/uploads/')) return answerFromSeed(url);
    if (new Headers(requestHeaders).get('if-none-match') === '"a"') return new Response(null, { status: 304 });
    return new Response(pngHeader(1600, 1200), { headers });
  };
  const startCentre = () => createTestApp(answer, undefined, { images, time, bucket: bucket.bucket, cache: createFakeCache() });
  return { bucket, images, time, startCentre };
}

async function read(app: ReturnType<ReturnType<typeof startSite>['startCentre']>, path: string) {
  const response = await app.get(path);
  const bytes = new Uint8Array(await response.arrayBuffer());
  await app.settle();
  return { bytes, status: response.status, state: response.headers.get('x-cache'), type: response.headers.get('content-type') };
}

test('a picture that one data centre has made is made by no other, and is read from the bucket once by each', async () => {
  const { bucket, images, startCentre } = startSite();
  const made = await read(startCentre(), picture);
  expect(made.state).toBe('MISS');
  const other = startCentre();
  expect(await read(other, picture)).toEqual({ ...made, state: 'HIT' });
  expect(await read(other, picture)).toEqual({ ...made, state: 'HIT' });
  expect(images.work).toHaveLength(1);
  expect(bucket.counts).toEqual({ reads: 2, writes: 1 });
});

test('a picture whose original is looked at again, and is the same, is not written again', async () => {
  const { bucket, images, time, startCentre } = startSite();
  await read(startCentre(), picture);
  const other = startCentre();
  for (let minute = 0; minute < 5; minute += 1) {
    time.now += 61_000;
    expect((await read(other, picture)).state).toBe('HIT');
  }
  expect(images.work).toHaveLength(1);
  expect(bucket.counts.writes).toBe(1);
});

test('the picture for sharing a page is drawn once', async () => {
  const { images, startCentre } = startSite();
  expect((await read(startCentre(), card)).state).toBe('MISS');
  expect(await read(startCentre(), card)).toMatchObject({ state: 'HIT', status: 200, type: 'image/png' });
  expect(images.cards).toHaveLength(1);
});

test('with a bucket that fails each data centre makes its own, and readers notice nothing', async () => {
  const bucket = createFakeBucket();
  bucket.error = new Error('R2 is down');
  const { images, startCentre } = startSite(bucket);
  expect((await read(startCentre(), picture)).status).toBe(200);
  const other = startCentre();
  expect((await read(other, picture)).state).toBe('MISS');
  expect((await read(other, picture)).state).toBe('HIT');
  expect(images.work).toHaveLength(2);
  expect(other.logger.error.mock.calls.map(([event]) => event)).toEqual(expect.arrayContaining(['made-unreadable', 'made-unwritable']));
});
