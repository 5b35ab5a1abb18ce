import { expect, test } from 'vitest';
import { createTryCounter } from './try-counter';

test('so many tries of each are let through in a span of time, and anew in the next', () => {
  let time = 1000;
  const isLetThrough = createTryCounter({ most: 2, milliseconds: 100, now: () => time });
  expect(['a', 'a', 'a', 'b', 'a'].map(isLetThrough)).toEqual([true, true, false, true, false]);
  time = 1099;
  expect(isLetThrough('a')).toBe(false);
  time = 1100;
  expect(isLetThrough('a')).toBe(true);
});
