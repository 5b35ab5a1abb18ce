import { expect, test, vi } from 'vitest';
import { createVariantCache } from './variant-cache.ts';

const now = 1_800_000_000_000;
const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const picture = {
  bytes: new Uint8Array([1, 2, 3]),
  contentType: 'image/webp',
  validator: '"a"',
  lastModified: null,
  maxAge: 60,
  checkedAt: now,
};

/** What is found of a picture that was kept, once its kept form is changed. */
async function foundAfter(change: (headers: Headers, bytes: Uint8Array<ArrayBuffer>) => BodyInit) {
  let kept = new Response();
  const cache = {
    put: async (_key: unknown, response: unknown) => {
      kept = response instanceof Response ? response : kept;
    },
    renew: async () => {},
    match: async () => {
      const headers = new Headers(kept.headers);
      return new Response(change(headers, new Uint8Array(await kept.clone().arrayBuffer())), { headers });
    },
  };
  const variants = createVariantCache({ cache, clock: () => now, logger });
  await variants.keep('key', picture);
  return variants.find('key');
}

test('what was kept is found', async () => {
  expect(await foundAfter((_headers, bytes) => bytes)).toEqual(picture);
});

test.for([String(now + 1), 'soon', ''])('a picture that was looked at at %j is compared with its original', async (time) => {
  const keptPicture = await foundAfter((headers, bytes) => {
    headers.set('x-checked-at', time);
    return bytes;
  });
  expect(keptPicture?.checkedAt).toBe(0);
});

test('what is no picture is not found', async () => {
  expect(await foundAfter(() => '')).toBeNull();
  const page = await foundAfter((headers, bytes) => {
    headers.set('content-type', 'text/html');
    return bytes;
  });
  expect(page).toBeNull();
});
