import { expect, test } from 'vitest';
import { negotiateFormat } from './negotiate-format.ts';
import { readImageRequest } from './read-image-request.ts';

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

test.each([
  [{ f: 'auto' }, chrome, 'avif'],
  [{ f: 'auto' }, 'image/webp,*/*', 'webp'],
  [{ f: 'auto' }, 'image/jpeg', 'jpeg'],
  [{ f: 'auto' }, 'image/png', 'png'],
  [{ f: 'auto' }, 'image/avif;q=0, image/webp', 'webp'],
  [{ f: 'auto' }, '*/*', 'source'],
  [{ f: 'auto' }, '', 'source'],
  [{ f: 'auto', a: '' }, chrome, 'webp'],
  [{ f: 'auto', a: '' }, 'image/gif', 'gif'],
  [{ f: 'jpeg' }, chrome, 'jpeg'],
  [{}, 'image/png', 'webp'],
])('%o for %s gives %s', (modifiers, accept, format) => {
  expect(negotiateFormat(readImageRequest(new Map(Object.entries(modifiers))), accept)).toBe(format);
});
