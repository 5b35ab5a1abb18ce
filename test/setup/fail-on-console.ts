import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test fails where the code under it complains, unless it has replaced the console's method itself. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const error = vi.mocked(console.error).mock?.calls ?? [];
  const warn = vi.mocked(console.warn).mock?.calls ?? [];
  vi.restoreAllMocks();
  expect([...error, ...warn]).toEqual([]);
});
