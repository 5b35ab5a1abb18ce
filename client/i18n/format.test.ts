import { describe, expect, test } from 'vitest';
import { formatLocaleOf, locales } from '../../domain/locale.ts';
import { distanceText } from './distance-text.ts';
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
  expect(plain(distanceText(0.42, 'fr'))).toBe('400\u00a0m');
  expect(plain(distanceText(0.01, 'fr'))).toBe('50\u00a0m');
  expect(plain(distanceText(0.98, 'fr'))).toBe('1\u00a0km');
  expect(plain(distanceText(2.34, 'fr'))).toBe('2,3\u00a0km');
  expect(plain(distanceText(12.4, 'fr'))).toBe('12\u00a0km');
});

test('lists and shares follow the language', () => {
  expect(fr.list(['Lyon', 'Nantes', 'Niort'])).toBe('Lyon, Nantes et Niort');
  expect(plain(fr.percent(0.5))).toBe('50\u00a0%');
  expect(plain(fr.percent(0.000619, 4))).toBe('0,0619\u00a0%');
});

describe.each(locales)('what is written in %s is what Intl writes there', (locale) => {
  const formats = formatsOf(locale);
  const tag = formatLocaleOf(locale);
  const numbers = [
    0, 0.4, 0.5, 0.999, 1, 1.005, 2.5, 9.95, 12.345, 99.995, 100, 999.5, 1000, 1234.5, 10_000, 999_999.99, 1_234_567.891, 2.5e-7,
  ];
  const signed = [...numbers, ...numbers.filter(Math.round).map((value) => -value)];

  test.each([0, 1, 2, 4])('numbers and shares with at most %i decimals', (maximumFractionDigits) => {
    const number = new Intl.NumberFormat(tag, { maximumFractionDigits });
    const percent = new Intl.NumberFormat(tag, { maximumFractionDigits, style: 'percent' });
    expect(signed.map((value) => formats.number(value, maximumFractionDigits))).toEqual(signed.map((value) => number.format(value)));
    expect(signed.map((value) => formats.percent(value, maximumFractionDigits))).toEqual(signed.map((value) => percent.format(value)));
  });

  test('amounts', () => {
    const written = (euros: number) =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency: 'EUR',
        maximumFractionDigits: Number.isInteger(euros) ? 0 : undefined,
      }).format(euros);
    expect(signed.map(formats.price)).toEqual(signed.map(written));
  });

  test('distances', () => {
    const kilometres = [0.98, 1, 2.34, 9.94, 9.96, 12.5, 450, 9432.4];
    const unit = (value: number, name: string, maximumFractionDigits = 0) =>
      new Intl.NumberFormat(tag, { style: 'unit', unit: name, maximumFractionDigits }).format(value);
    expect(kilometres.map((value) => distanceText(value, locale))).toEqual(
      kilometres.map((value) => unit(value, 'kilometer', value < 9.95 ? 1 : 0)),
    );
    expect(distanceText(0.42, locale)).toBe(unit(400, 'meter'));
  });

  test('dates of a year and moments around the changes of the clock', () => {
    const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10));
    const moments = days.flatMap((day) => [`${day}T21:59:59Z`, `${day}T22:00:00.000Z`, `${day}T23:30:00+01:00`, `${day}T23:00:00Z`]);
    const date = (timeZone: string, day?: 'numeric') => {
      const format = new Intl.DateTimeFormat(tag, { day, month: 'long', year: 'numeric', timeZone });
      return (value: string) => format.format(Date.parse(value)).replace(/^1 (?=\p{Ll})/u, '1er ');
    };
    expect(days.map(formats.date)).toEqual(days.map(date('UTC', 'numeric')));
    expect(days.map(formats.month)).toEqual(days.map(date('UTC')));
    expect(moments.map(formats.date)).toEqual(moments.map(date('Europe/Paris', 'numeric')));
    expect(moments.map(formats.month)).toEqual(moments.map(date('Europe/Paris')));
  });

  test.each([[[]], [['Lyon']], [['Lyon', 'Nantes']], [['Lyon', 'Nantes', 'Niort', 'Nice']]])('the list %j', (values) => {
    expect(formats.list(values)).toBe(new Intl.ListFormat(tag, { type: 'conjunction' }).format(values));
  });
});
