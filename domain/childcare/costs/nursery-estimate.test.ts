import { expect, test } from 'vitest';
import { familyCostScalesOn } from '../scales/cost-scales.ts';
import { estimateBasis, monthlyEstimate } from './nursery-estimate.ts';
import type { CareNeed } from './three-ways.ts';

const day = '2026-11-28';
const family: CareNeed = {
  day,
  monthlyResources: 4000,
  yearlyNetIncome: null,
  localCeiling: null,
  otherAdvantages: 0,
  children: 1,
  isSingleParent: false,
  birthDate: '2025-05-28',
  prepare: 'none',
  hoursPerMonth: 200,
  invoices: 12,
  nurseryPrice: 9.5,
  childminderCost: 4.91,
};

// The worked examples of the sources (`family-examples.test.ts`, `cmg-examples.test.ts`), by the way a nursery is paid for.
test.for<[string, string, Partial<CareNeed>, number]>([
  ['PSU, 4,000 €, one child, 200 hours', 'psu', {}, 496],
  ['PSU, 12,000 €, two children, 160 hours: the ceiling', 'psu', { monthlyResources: 12_000, children: 2, hoursPerMonth: 160 }, 702],
  ['PSU, no income, 100 hours: the floor', 'psu', { monthlyResources: 0, hoursPerMonth: 100 }, 50],
  ['9.50 € for 160 hours, band 2: 1,520 less 855.24', '9.5', { yearlyNetIncome: 42_000, hoursPerMonth: 160 }, 665],
  ['9.50 € for 80 hours: 85 % binds', '9.5', { yearlyNetIncome: 42_000, hoursPerMonth: 80 }, 114],
  ['a single parent, 10 € for 170 hours', '10', { yearlyNetIncome: 30_000, isSingleParent: true, hoursPerMonth: 170 }, 410],
  ['10.20 € for 120 hours: no CMG above 10 €', '10.2', { hoursPerMonth: 120 }, 1224],
])('%s', ([, basis, more, expected]) => {
  expect(monthlyEstimate(basis, { ...family, ...more }, familyCostScalesOn(day))).toBe(expected);
});

test.for<[string | null, number | null, string | undefined]>([
  ['psu', null, 'psu'],
  ['psu', 9, 'psu'],
  ['paje', 9.5, '9.5'],
  ['paje', null, undefined],
  [null, null, undefined],
])('a nursery of the mode %s at the price %s is estimated by %s', ([mode, price, basis]) => {
  expect(estimateBasis(mode, price)).toBe(basis);
});
