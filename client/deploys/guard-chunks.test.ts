import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellFail, tellStart } from '../navigation/navigation-events.ts';
import { throwChunkError } from './chunk-errors.ts';
import { guardChunks } from './guard-chunks.ts';

const target = new URL('https://site.example/contact');
const admit = vi.fn();
const refuse = vi.fn();

// The events of navigation outlive a test, as they outlive a page: one guard for all.
let tell: (event: object) => void = () => {};
vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) => {
  tell = listener;
});
guardChunks({ admit, refuse });
vi.unstubAllGlobals();

beforeEach(() => vi.stubGlobal('dispatchEvent', (event: object) => tell(event)));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

/** A chunk that cannot be loaded, as the loader tells of it. */
function missingChunk(): unknown {
  const error = new TypeError('Failed to fetch dynamically imported module');
  expect(() => throwChunkError(error)).toThrow(error);
  return error;
}

test('a navigation that fails for a missing chunk is left to the browser where the guard admits it', () => {
  admit.mockReturnValue(true);
  tellStart(target);
  expect(tellFail(target, missingChunk())).toBe(false);
  expect(admit).toHaveBeenCalledWith(target);
  expect(refuse).not.toHaveBeenCalled();
});

test('where the guard refuses, an error is shown and nothing is loaded', () => {
  admit.mockReturnValue(false);
  tellStart(target);
  expect(tellFail(target, missingChunk())).toBe(true);
  expect(refuse).toHaveBeenCalledTimes(1);
});

test('any other failure is not for the guard', () => {
  tellStart(target);
  missingChunk();
  expect(tellFail(target, new TypeError('payload'))).toBe(false);
  expect(admit).not.toHaveBeenCalled();
});

test('chunks that were missing before a navigation are forgotten when it starts', () => {
  const error = missingChunk();
  tellStart(target);
  expect(tellFail(target, error)).toBe(false);
  expect(admit).not.toHaveBeenCalled();
});
