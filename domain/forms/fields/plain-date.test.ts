import { expect, test } from 'vitest';
import { addDays, addMonths, midnightInParis, readPlainDate, todayInParis } from './plain-date.ts';

test.for([
  ['2026-03-31', '2026-03-31'],
  ['31/03/2026', '2026-03-31'],
  ['1/2/2026', '2026-02-01'],
  ['31.03.2026', '2026-03-31'],
  ['31-03-2026', '2026-03-31'],
  [' 31 03 2026 ', '2026-03-31'],
  ['29/02/2024', '2024-02-29'],
  ['2000-02-29', '2000-02-29'],
] as const)('reads %j as it stands, in whatever time zone', ([text, date]) => {
  expect(readPlainDate(text)).toBe(date);
});

test.for([
  '29/02/2025',
  '31/02/2026',
  '31/04/2026',
  '01/13/2026',
  '13/13/2026',
  '1900-02-29',
  '31/03/26',
  '0/1/2026',
  '2026-00-10',
  '20260331',
  '',
  'demain',
  '31/03/20266',
  '1899-12-31',
])('refuses %j', (text) => {
  expect(readPlainDate(text)).toBe(null);
});

test('adds months up to the end of a shorter one, and days across months and years', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2024-02-29', 36)).toBe('2027-02-28');
  expect(addMonths('2026-11-30', -12)).toBe('2025-11-30');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2024-02-28', 366)).toBe('2025-02-28');
});

test('today changes at midnight in Paris, in summer and in winter time', () => {
  expect(todayInParis(Date.parse('2026-11-27T22:59:59Z'))).toBe('2026-11-27');
  expect(todayInParis(Date.parse('2026-11-27T23:00:00Z'))).toBe('2026-11-28');
  expect(todayInParis(Date.parse('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
  expect(todayInParis(Date.parse('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  expect(todayInParis(Date.parse('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
  expect(todayInParis(Date.parse('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
});

test('a day begins at midnight in Paris, also where the clock changes', () => {
  const begins = ['2027-01-01', '2026-07-02', '2027-03-28', '2027-03-29', '2026-10-25', '2026-10-26'].map((day) =>
    new Date(midnightInParis(day)).toISOString().slice(0, 16),
  );
  expect(begins).toEqual([
    '2026-12-31T23:00',
    '2026-07-01T22:00',
    '2027-03-27T23:00',
    '2027-03-28T22:00',
    '2026-10-24T22:00',
    '2026-10-25T23:00',
  ]);
});

test('the day in Paris is that of the time zone’s table, at both ends of each hour beside a change of clocks and of each day', () => {
  const table = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit', day: '2-digit' });
  const hour = 3_600_000;
  for (let moment = Date.UTC(1996, 0, 1); moment < Date.UTC(2040, 0, 1); moment += 24 * hour)
    for (const hours of [-2, -1, 0])
      for (const instant of [moment + hours * hour - 1, moment + hours * hour])
        if (todayInParis(instant) !== table.format(instant))
          expect([instant, todayInParis(instant)]).toEqual([instant, table.format(instant)]);
  expect(todayInParis(Date.UTC(2026, 2, 28, 23))).toBe('2026-03-29');
  expect(todayInParis(Date.UTC(2026, 2, 29, 22))).toBe('2026-03-30');
  expect(() => todayInParis(Number.NaN)).toThrow(RangeError);
});
