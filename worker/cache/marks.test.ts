import fc from 'fast-check';
import { expect, test } from 'vitest';
import { condenseMarks, everyEntryOf, hasAllMarks, isPurgedSince, mergeMarks, type PurgeMarks } from './marks.ts';

const day = 86_400_000;
const now = 100 * day;
const types = ['article', 'nursery', 'page'];
const tag = fc.oneof(
  fc.constantFrom(...types),
  fc.constantFrom(...types.map(everyEntryOf)),
  fc.tuple(fc.constantFrom(...types), fc.integer({ min: 0, max: 400 })).map(([type, number]) => `${type}:${number}`),
);
const time = fc.integer({ min: now - 29 * day, max: now });
const marks: fc.Arbitrary<PurgeMarks> = fc.array(fc.tuple(tag, time), { maxLength: 500 }).map((list) => Object.fromEntries(list));

test('condensed marks forget no purge of the last thirty days, and are few', () => {
  fc.assert(
    fc.property(marks, tag, time, (all, readTag, since) => {
      const condensed = condenseMarks(all, now);
      if (isPurgedSince(all, [readTag], since)) expect(isPurgedSince(condensed, [readTag], since)).toBe(true);
      expect(Object.keys(condensed).length).toBeLessThanOrEqual(types.length * 32);
      expect(condenseMarks(condensed, now)).toEqual(condensed);
      expect(hasAllMarks(condensed, all)).toBe(true);
    }),
  );
});

test('marks of two isolates say together what each of them says, in any order', () => {
  fc.assert(
    fc.property(marks, marks, (a, b) => {
      const merged = mergeMarks(a, b);
      expect(merged).toEqual(mergeMarks(b, a));
      expect(hasAllMarks(merged, a) && hasAllMarks(merged, b)).toBe(true);
    }),
  );
});

test('a few purges leave everything else of their type alone', () => {
  const some = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`article:${index}`, now - index]));
  const condensed = condenseMarks(some, now);
  expect(condensed).toEqual(some);
  expect(isPurgedSince(condensed, ['article:99'], 0)).toBe(false);
});

test('a burst is one purge of its type, which ends what was asked for before and nothing later', () => {
  const burst = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`article:${index}`, now - 1000]));
  const condensed = condenseMarks(burst, now);
  expect(condensed).toEqual({ [everyEntryOf('article')]: now - 1000 });
  expect(isPurgedSince(condensed, ['article:99', 'nursery:1'], now - 1000)).toBe(true);
  expect(isPurgedSince(condensed, ['article:99'], now - 999)).toBe(false);
  expect(isPurgedSince(condensed, ['nursery:1'], 0)).toBe(false);
});
