import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNearSpelling, reversed } from './near-spelling.ts';

test.for([
  ['creche', 'crehe', true],
  ['creche', 'crecche', true],
  ['creche', 'crexhe', true],
  ['creche', 'crehce', true],
  ['creche', 'creche', true],
  ['creche', 'reche', true],
  ['creche', 'crech', true],
  ['creche', 'rceche', true],
  ['creche', 'crchee', false],
  ['creche', 'cre', false],
  ['creche', 'cerhce', false],
  ['', 'a', true],
] as const)('%s and %s: %s', ([one, other, expected]) => {
  expect(isNearSpelling(one, other)).toBe(expected);
  expect(isNearSpelling(other, one)).toBe(expected);
});

const word = fc.stringMatching(/^[a-d]{4,12}$/);
const edits = [
  (text: string, at: number) => text.slice(0, at) + text.slice(at + 1),
  (text: string, at: number) => `${text.slice(0, at)}z${text.slice(at)}`,
  (text: string, at: number) => `${text.slice(0, at)}z${text.slice(at + 1)}`,
  (text: string, at: number) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
];

test('with one letter wrong, the beginning or the end of a word is right, but for the letters in its middle', () => {
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom(...edits), (typed, position, edit) => {
      const meant = edit(typed, position % typed.length);
      expect(isNearSpelling(typed, meant)).toBe(true);
      const half = Math.floor(typed.length / 2);
      const hasStart = meant.startsWith(typed.slice(0, half - 1));
      const hasEnd = reversed(meant).startsWith(reversed(typed.slice(half + 1)));
      expect(hasStart || hasEnd).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
