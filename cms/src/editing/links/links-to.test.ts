import { expect, test } from 'vitest';
import { fewNames } from './links-to';

test('a sentence names ten entries at most, and says how many more there are', () => {
  const names = Array.from({ length: 12 }, (_, index) => `Crèche ${index + 1}`);
  expect(fewNames(names.slice(0, 10))).toEqual(names.slice(0, 10));
  expect(fewNames(names)).toEqual([...names.slice(0, 10), 'et 2 de plus']);
  expect(fewNames([])).toEqual([]);
});
