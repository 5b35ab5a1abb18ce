import { expect, test } from 'vitest';
import { departmentOf, timeZoneOf } from './department.ts';

test('the INSEE code decides, since 42620 is a postal code of the Allier', () => {
  expect(departmentOf({ inseeCode: '03224', postalCode: '42620' })).toBe('03');
});

test('Corsica and the overseas territories keep their own codes', () => {
  expect(departmentOf({ inseeCode: '2A004', postalCode: '20000' })).toBe('2A');
  expect(departmentOf({ inseeCode: null, postalCode: '20000' })).toBe('2A');
  expect(departmentOf({ inseeCode: null, postalCode: '20200' })).toBe('2B');
  expect(departmentOf({ inseeCode: '97411', postalCode: '97400' })).toBe('974');
  expect(departmentOf({ inseeCode: null, postalCode: '98800' })).toBe('988');
  expect(departmentOf({ inseeCode: '75116', postalCode: '75016' })).toBe('75');
});

test('what is no code has no department', () => {
  for (const postalCode of [null, '', '4400', 'Nantes', '440000']) expect(departmentOf({ inseeCode: null, postalCode })).toBeNull();
});

test('every zone is one this runtime knows, and the mainland is in Paris', () => {
  for (const department of ['971', '972', '973', '974', '975', '976', '977', '978', '984', '986', '987', '988']) {
    const timeZone = timeZoneOf(department);
    expect(timeZone).not.toBe('Europe/Paris');
    expect(() => new Intl.DateTimeFormat('fr-FR', { timeZone })).not.toThrow();
  }
  for (const department of ['44', '2A', '99', null]) expect(timeZoneOf(department)).toBe('Europe/Paris');
});
