import { expect, test } from 'vitest';
import { formatsOf } from './format.ts';

/** Versions of ICU differ in which no-break space they write; only that it is one matters. */
const plain = (text: string) => text.replaceAll('\u202f', '\u00a0');

const fr = formatsOf('fr');
const en = formatsOf('en');

test('a plain date is the same day in every time zone', () => {
  expect(fr.date('2026-03-31')).toBe('31 mars 2026');
  expect(en.date('2026-03-31')).toBe('31 March 2026');
  expect(fr.date('2026-01-01')).toBe('1er janvier 2026');
  expect(fr.month('2026-01-01')).toBe('janvier 2026');
});

test('a moment is shown on the day it has in Paris', () => {
  expect(fr.date('2026-06-30T22:30:00Z')).toBe('1er juillet 2026');
});

test('a value that is no date is shown as it was written', () => {
  expect(fr.date('printemps')).toBe('printemps');
});

test('amounts show cents only where there are some', () => {
  expect(plain(fr.price(2500))).toBe('2\u00a0500\u00a0€');
  expect(plain(fr.price(2.48))).toBe('2,48\u00a0€');
  expect(en.price(2500)).toBe('€2,500');
});

test('distances are in metres below a kilometre and lose their decimal from ten kilometres on', () => {
  expect(plain(fr.distance(0.42))).toBe('400\u00a0m');
  expect(plain(fr.distance(0.01))).toBe('50\u00a0m');
  expect(plain(fr.distance(0.98))).toBe('1\u00a0km');
  expect(plain(fr.distance(2.34))).toBe('2,3\u00a0km');
  expect(plain(fr.distance(12.4))).toBe('12\u00a0km');
});

test('lists and shares follow the language', () => {
  expect(fr.list(['Lyon', 'Nantes', 'Niort'])).toBe('Lyon, Nantes et Niort');
  expect(plain(fr.percent(0.5))).toBe('50\u00a0%');
  expect(plain(fr.percent(0.000619, 4))).toBe('0,0619\u00a0%');
});
