import { expect, test } from 'vitest';
import { nurseryTypeLabels, nurseryTypes, toNurseryType } from './nursery-types.ts';

test('each of the nine types has a label and a place in the order', () => {
  expect([...nurseryTypes].sort()).toEqual(Object.keys(nurseryTypeLabels).sort());
  expect(new Set(nurseryTypes).size).toBe(9);
});

test('a hyphenated variant names the same type', () => {
  for (const type of nurseryTypes) expect(toNurseryType(type.replaceAll('_', '-'))).toBe(type);
  expect(toNurseryType(' Micro-Nurseries ')).toBe('micro_nurseries');
});

test('an unknown key, a name of Object.prototype or nothing is no type', () => {
  for (const key of ['creche', '', 'constructor', 'micro_nursery', null, undefined]) expect(toNurseryType(key)).toBeNull();
});
