import { describe, expect, test } from 'vitest';
import { psuScaleOn } from '../scales/psu.ts';
import { parentTaxCreditOn } from '../scales/taxes.ts';
import { monthlyHours, spreadHours } from './care-hours.ts';
import { isUnderTaxAge, parentTaxCredit } from './parent-tax-credit.ts';
import { familyCost, hourlyTariff, monthlyRange, type PsuHousehold, psuInvoice } from './psu-cost.ts';

const psu = psuScaleOn('2026-11-28');
const credit = parentTaxCreditOn('2026-11-28');

function month(household: PsuHousehold, contractHours: number, scale = psu) {
  const hourly = hourlyTariff(household, scale);
  return [hourly, psuInvoice(hourly, { contractHours })];
}

describe('PSU participation', () => {
  const twoChildren = { monthlyResources: 6716.92, children: 2 };

  test('1: 4 000 €, 1 child, 200 h: 2.48 an hour, 496.00, and 495.20 unrounded (Cnaf scale)', () => {
    expect(month({ monthlyResources: 4000, children: 1 }, 200)).toEqual([2.48, 496]);
    expect(monthlyRange({ monthlyResources: 4000, children: 1 }, 200, psu)).toEqual([494, 496]);
    expect(psuInvoice(hourlyTariff({ monthlyResources: 4000, children: 1 }, psu, 'exact'), { contractHours: 200 })).toBe(495.2);
  });

  test('2: 885.5 h over 7 invoices (creche-planner, CT-01 and CT-02)', () => {
    expect(month(twoChildren, spreadHours(885.5, 7))).toEqual([3.47, 438.96]);
  });

  test('3: 831.5 h over 7 invoices (creche-planner, CT-03)', () => {
    expect(month(twoChildren, spreadHours(831.5, 7))).toEqual([3.47, 412.2]);
  });

  test('4: example 2 with 83 minutes more (creche-planner, CT-05)', () => {
    expect(psuInvoice(3.47, { contractHours: 126.5, extraMinutes: 83 })).toBe(443.76);
  });

  test('5: example 3 with 8 h of an absence that is deducted (creche-planner, CT-06)', () => {
    expect(psuInvoice(3.47, { contractHours: 118.79, deductedHours: 8 })).toBe(384.44);
  });

  test('6: 3 600 €, 230 days of 9 h over 12 invoices; Vincennes cuts the hour and prints 382.95 (vincennes.fr)', () => {
    const household = { monthlyResources: 3600, children: 1 };
    const hours = spreadHours(230 * 9, 12);
    expect(month(household, hours)).toEqual([2.23, 384.68]);
    expect(psuInvoice(hourlyTariff(household, psu, 'cut'), { contractHours: hours })).toBe(382.95);
  });

  test('7: no income is the floor, of 2026 and of 2027 (RSA base, OpenFisca)', () => {
    expect(month({ monthlyResources: 0, children: 1 }, 100)).toEqual([0.5, 50]);
    expect(month({ monthlyResources: 0, children: 1 }, 100, psuScaleOn('2027-01-01'))).toEqual([0.51, 51]);
  });

  test('8: 12 000 €, 2 children, 160 h is the ceiling (Cnaf scale)', () => {
    expect(month({ monthlyResources: 12_000, children: 2 }, 160)).toEqual([4.39, 702.4]);
  });

  test('9: 9 000 €, 200 h before and after the ceiling of 1 September 2025 (caf.fr, 15 May 2025)', () => {
    const household = { monthlyResources: 9000, children: 1 };
    expect(month(household, 200, psuScaleOn('2025-08-31'))).toEqual([4.33, 866]);
    expect(month(household, 200, psuScaleOn('2025-09-01'))).toEqual([5.26, 1052]);
  });

  test('10: 10 000 € where the commune’s ceiling is 9 162 € (Neuilly, cout-garde-enfant-simulateur)', () => {
    expect(month({ monthlyResources: 10_000, children: 1, localCeiling: 9162 }, 200)).toEqual([5.67, 1134]);
    expect(month({ monthlyResources: 10_000, children: 1, localCeiling: 6860 }, 200)).toEqual([5.26, 1052]);
  });

  test('11: AEEH gives the next lower rate (lespetitescanailles.fr)', () => {
    expect(month({ monthlyResources: 3000, children: 1, childrenWithAeeh: 1 }, 120)).toEqual([1.55, 186]);
    expect(month({ monthlyResources: 3000, children: 9, childrenWithAeeh: 2 }, 120)).toEqual(
      month({ monthlyResources: 3000, children: 8 }, 120),
    );
  });

  test('12: 30 000 € a year, 2 children at the rate of 2021, 0.0512 % (lesminizen.fr)', () => {
    const of2021 = { ...psu, ratesPerMillion: [512, 512, 512, 512, 512] as const };
    expect(hourlyTariff({ monthlyResources: 30_000 / 12, children: 2 }, of2021)).toBe(1.28);
  });

  test('the tariff at the floor and at the ceiling is that of the published scale', () => {
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
      expect(hourlyTariff({ monthlyResources: 0, children }, psu)).toBe(atFloor);
      expect(hourlyTariff({ monthlyResources: 12_000, children }, psu)).toBe(atCeiling);
    }
  });
});

describe('tax credit of parents', () => {
  test('24: care 4 500, CMG 3 500: base 1 000, credit 500 (service-public F8)', () => {
    expect(parentTaxCredit({ paid: 4500, cmg: 3500 }, credit)).toMatchObject({ base: 1000, credit: 500 });
  });

  test('25: 11 invoices of 495.20 reach the highest base (CGI, art. 200 quater B)', () => {
    expect(parentTaxCredit({ paid: 11 * 495.2 }, credit)).toEqual({ base: 3500, credit: 1750, useful: 1750 });
  });

  test('26: example 25 in shared custody (BOFiP, 865-PGP)', () => {
    expect(parentTaxCredit({ paid: 11 * 495.2, sharedCustody: true }, credit)).toMatchObject({ base: 1750, credit: 875 });
  });

  test('27: other advantages of 9 000 € leave 1 000 under the household’s cap (economie.gouv.fr)', () => {
    expect(parentTaxCredit({ paid: 5447.2, otherAdvantages: 9000 }, credit)).toMatchObject({ credit: 1750, useful: 1000 });
    expect(parentTaxCredit({ paid: 5447.2, otherAdvantages: 12_000 }, credit).useful).toBe(0);
  });

  test('28: born on 1 January 2020 is too old for the tax year 2026, born a day later is not (CGI, art. 200 quater B)', () => {
    expect(isUnderTaxAge('2020-01-01', 2026, credit)).toBe(false);
    expect(isUnderTaxAge('2020-01-02', 2026, credit)).toBe(true);
  });

  test('meals and the employer’s help are no part of the base, which is never below nothing', () => {
    expect(parentTaxCredit({ paid: 1000, cmg: 300, employerHelp: 200, meals: 100 }, credit)).toMatchObject({ base: 400, credit: 200 });
    expect(parentTaxCredit({ paid: 100, cmg: 300 }, credit)).toEqual({ base: 0, credit: 0, useful: 0 });
  });
});

test('the month after the credit is a twelfth of it lower, and a contract may have fewer invoices', () => {
  const rules = { psu, credit };
  const need = { monthlyResources: 4000, children: 1, hoursPerMonth: 200 };
  expect(familyCost(need, rules)).toMatchObject({ monthly: 496, range: [494, 496], yearlyCredit: 1750, monthlyNet: 350.17 });
  expect(familyCost({ ...need, monthlyResources: 0, hoursPerMonth: 100 }, rules)).toMatchObject({ yearlyCredit: 300, monthlyNet: 25 });
  expect(familyCost({ ...need, invoices: 10 }, rules)).toMatchObject({ yearlyCredit: 1750, monthlyNet: 321 });
});

test('yearly hours are spread over the invoices', () => {
  expect(monthlyHours({ days: 5, hours: 10, weeks: 48 })).toBe(200);
  expect(monthlyHours({ days: 3, hours: 9, weeks: 47 })).toBe(105.75);
  expect(monthlyHours({ days: 5, hours: 10, weeks: 48, invoices: 10 })).toBe(240);
});
