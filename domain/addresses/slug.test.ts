import { expect, test } from 'vitest';
import { slugPattern } from './slug.ts';

test.for(['a', 'petite-brindille-lyon', '69-rue'])('%j is a slug', (text) => {
  expect(slugPattern.test(text)).toBe(true);
});

test.for(['', '-', 'a-', '-a', 'a--b', 'A', 'é', 'a b', 'a/b', 'a\n'])('%j is none', (text) => {
  expect(slugPattern.test(text)).toBe(false);
});
