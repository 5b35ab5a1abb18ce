import { expect, test } from 'vitest';
import { companyCost, companyRules, familyCost, familyScales, hourlyTariff, monthlyHours, parseEuros, rowOn } from './childcare-costs.ts';

test('the hourly tariff at the floor and at the ceiling is that of the published scale', () => {
  const published = [
    [1, 0.5, 5.26],
    [2, 0.42, 4.39],
    [3, 0.34, 3.51],
    [4, 0.25, 2.64],
    [7, 0.25, 2.64],
    [8, 0.17, 1.75],
    [11, 0.17, 1.75],
  ] as const;
  for (const [children, atFloor, atCeiling] of published) {
    expect(hourlyTariff(0, children)).toBe(atFloor);
    expect(hourlyTariff(814.62, children)).toBe(atFloor);
    expect(hourlyTariff(8500, children)).toBe(atCeiling);
    expect(hourlyTariff(12_000, children)).toBe(atCeiling);
  }
});

test('the hourly tariff is rounded before it is multiplied: 2.476 € an hour for 200 hours is 496 €', () => {
  expect(familyCost({ monthlyResources: 4000, children: 1, hoursPerMonth: 200 })).toMatchObject({ hourly: 2.48, monthly: 496 });
});

test('the tax credit is half of the year, on 3 500 € for one child at most', () => {
  expect(familyCost({ monthlyResources: 4000, children: 1, hoursPerMonth: 200 })).toMatchObject({ yearlyCredit: 1750, monthlyNet: 350.17 });
  expect(familyCost({ monthlyResources: 0, children: 1, hoursPerMonth: 100 })).toMatchObject({
    monthly: 50,
    yearlyCredit: 300,
    monthlyNet: 25,
  });
});

test('yearly hours are spread over twelve months', () => {
  expect(monthlyHours({ days: 5, hours: 10, weeks: 48 })).toBe(200);
  expect(monthlyHours({ days: 3, hours: 9, weeks: 47 })).toBe(105.75);
});

test('a company bears a quarter of its spending', () => {
  expect(companyCost(10_000)).toEqual({ familyCredit: 5000, taxSaved: 2500, net: 2500, share: 0.25 });
  expect(companyCost(0)).toEqual({ familyCredit: 0, taxSaved: 0, net: 0, share: 0 });
});

test('the family credit stops at 500 000 € a year', () => {
  expect(companyCost(1_200_000)).toMatchObject({ familyCredit: 500_000, taxSaved: 300_000, net: 400_000 });
});

interface Row {
  validFrom: string;
  floor: number;
}

test('the row of a day is the newest that has begun, and every table is sorted', () => {
  const rows: [Row, ...Row[]] = [
    { validFrom: '2027-01-01', floor: 2 },
    { validFrom: '2026-01-01', floor: 1 },
  ];
  expect(rowOn(rows, '2026-12-31').floor).toBe(1);
  expect(rowOn(rows, '2027-01-01').floor).toBe(2);
  expect(rowOn(rows, '2020-01-01').floor).toBe(1);
  for (const table of [familyScales, companyRules]) {
    const days = table.map((row) => row.validFrom);
    expect(days).toEqual(days.toSorted().toReversed());
  }
});

test('amounts are read as people type them', () => {
  const read: [string, number | null][] = [
    ['3 500,50', 3500.5],
    ['3500.5', 3500.5],
    ['3\u202f500\u00a0€', 3500],
    ['3.500,50', 3500.5],
    ['3,500', 3500],
    ['0', 0],
    ['999999999999', 1e9],
    ['', null],
    ['-3', null],
    ['1e9', null],
    ['trois mille', null],
  ];
  for (const [text, amount] of read) expect(parseEuros(text), text).toBe(amount);
});
