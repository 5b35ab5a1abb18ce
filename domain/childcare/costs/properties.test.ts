import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cmgChildminderOn } from '../scales/cmg-childminder.ts';
import { cmgStructureOn } from '../scales/cmg-structure.ts';
import { psuScaleOn } from '../scales/psu.ts';
import { corporationTaxOn, familyTaxCreditOn, parentTaxCreditOn } from '../scales/taxes.ts';
import { childminderMonth } from './cmg-childminder-aid.ts';
import { cmgStructureMonth } from './cmg-structure-aid.ts';
import { companyCost } from './company-cost.ts';
import { parseEuros } from './money.ts';
import { parentTaxCredit } from './parent-tax-credit.ts';
import { hourlyTariff, monthlyRange, psuInvoice } from './psu-cost.ts';

const plainDay = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const euros = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
const hours = fc.integer({ min: 0, max: 260 });
const family = {
  children: fc.integer({ min: 1, max: 10 }),
  childrenWithAeeh: fc.integer({ min: 0, max: 3 }),
  isSingleParent: fc.boolean(),
  hasDisabilityBenefit: fc.boolean(),
  prepare: fc.constantFrom('none', 'partial at half time or less', 'full'),
  birthDate: plainDay,
  day: plainDay,
  hoursPerMonth: hours,
} as const;
const cent = 0.011;

test('PSU: never below the floor’s tariff, never above the ceiling’s, and never less for more income', () => {
  fc.assert(
    fc.property(fc.record(family), euros(20_000), euros(20_000), (household, one, other) => {
      const scale = psuScaleOn(household.day);
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const tariffs = [0, low, high, 50_000].map((monthlyResources) => hourlyTariff({ ...household, monthlyResources }, scale));
      expect(tariffs).toEqual(tariffs.toSorted((a, b) => a - b));
      expect(tariffs[0]).toBeGreaterThan(0);
      const [least, most] = monthlyRange({ ...household, monthlyResources: low }, household.hoursPerMonth, scale);
      expect(least).toBeGreaterThanOrEqual(0);
      expect(most - least).toBeLessThanOrEqual(household.hoursPerMonth * 0.01 + cent);
    }),
  );
});

test('PSU: a cent more of income never moves the hour by more than a cent', () => {
  fc.assert(
    fc.property(fc.record(family), euros(10_000), (household, monthlyResources) => {
      const scale = psuScaleOn(household.day);
      const [before, after] = [monthlyResources, monthlyResources + 0.01].map((resources) =>
        hourlyTariff({ ...household, monthlyResources: resources }, scale),
      );
      expect((after ?? 0) - (before ?? 0)).toBeLessThanOrEqual(cent);
    }),
  );
});

test('PSU: an invoice is never below nothing, whatever is deducted', () => {
  fc.assert(
    fc.property(euros(6), hours, hours, (hourly, contractHours, deductedHours) => {
      expect(psuInvoice(hourly, { contractHours, deductedHours })).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('CMG structure: between nothing and 85 % of the price, and what is left never falls with income', () => {
  fc.assert(
    fc.property(fc.record(family), euros(12), fc.tuple(euros(120_000), euros(120_000)), (need, hourlyPrice, incomes) => {
      const scale = cmgStructureOn(need.day);
      const [poorer, richer] = [Math.min(...incomes), Math.max(...incomes)].map((yearlyIncome) =>
        cmgStructureMonth({ ...need, hourlyPrice, yearlyIncome }, scale),
      );
      for (const month of [poorer, richer]) {
        expect(month?.aid).toBeGreaterThanOrEqual(0);
        expect(month?.aid).toBeLessThanOrEqual((month?.price ?? 0) * 0.85 + cent);
        expect(Math.abs((month?.price ?? 0) - (month?.aid ?? 0) - (month?.left ?? 0))).toBeLessThan(cent);
      }
      expect(richer?.left).toBeGreaterThanOrEqual((poorer?.left ?? 0) - cent);
    }),
  );
});

test('CMG structure: an hour more never lowers what is left, and adds its price at most', () => {
  fc.assert(
    fc.property(fc.record(family), euros(10), euros(120_000), (need, hourlyPrice, yearlyIncome) => {
      const scale = cmgStructureOn(need.day);
      const left = (hoursPerMonth: number) => cmgStructureMonth({ ...need, hourlyPrice, yearlyIncome, hoursPerMonth }, scale).left;
      const more = left(need.hoursPerMonth + 1) - left(need.hoursPerMonth);
      expect(more).toBeGreaterThanOrEqual(-cent);
      expect(more).toBeLessThanOrEqual(hourlyPrice + cent);
    }),
  );
});

test('CMG for a childminder: between nothing and the price; what is left never falls with income and never jumps', () => {
  fc.assert(
    fc.property(fc.record(family), euros(12), euros(12_000), (need, hourlyCost, monthlyIncome) => {
      const scale = cmgChildminderOn(need.day);
      const month = (income: number) => childminderMonth({ ...need, hourlyCost, monthlyIncome: income }, scale);
      const { price, aid, left } = month(monthlyIncome);
      expect(aid).toBeGreaterThanOrEqual(0);
      expect(aid).toBeLessThanOrEqual(price + cent);
      const next = month(monthlyIncome + 1).left;
      expect(next).toBeGreaterThanOrEqual(left - cent);
      // Two euros of rounded income at the highest rate, at most twice the reference cost an hour.
      expect(next - left).toBeLessThanOrEqual(need.hoursPerMonth * 0.003 + cent);
    }),
  );
});

test('the credit of parents is half of what they bore, at most, and never above its cap', () => {
  const rules = parentTaxCreditOn('2026-11-28');
  const costs = fc.record({ paid: euros(20_000), cmg: euros(20_000), otherAdvantages: euros(12_000), sharedCustody: fc.boolean() });
  fc.assert(
    fc.property(costs, ({ paid, cmg, ...others }) => {
      const { base, credit, useful } = parentTaxCredit({ paid, cmg, ...others }, rules);
      expect(base).toBeGreaterThanOrEqual(0);
      expect(credit).toBeLessThanOrEqual(Math.max(paid - cmg, 0) / 2 + cent);
      expect(useful).toBeGreaterThanOrEqual(0);
      expect(useful).toBeLessThanOrEqual(credit);
    }),
  );
});

test('a company pays between nothing and its spending, never less for a dearer place, and loses the credit with a third party’s invoice', () => {
  const rules = familyTaxCreditOn('2026-11-28');
  const { rate, reducedRate } = corporationTaxOn('2026-11-28');
  const spending = fc.record({
    placePrice: fc.integer({ min: 0, max: 3_000_000 }),
    intermediaryFee: fc.integer({ min: 0, max: 50_000 }),
    subsidies: fc.integer({ min: 0, max: 50_000 }),
    vouchers: fc.integer({ min: 0, max: 500_000 }),
    taxRate: fc.constantFrom(rate, reducedRate, 0),
  });
  fc.assert(
    fc.property(spending, fc.integer({ min: 0, max: 100_000 }), (costs, more) => {
      const cost = companyCost(costs, rules);
      expect(cost.familyCredit).toBeLessThanOrEqual(rules.cap);
      expect(cost.net).toBeGreaterThanOrEqual(0);
      expect(cost.net).toBeLessThanOrEqual(cost.spending);
      expect(companyCost({ ...costs, placePrice: costs.placePrice + more }, rules).net).toBeGreaterThanOrEqual(cost.net - 2);
      expect(companyCost({ ...costs, placesInvoicedBy: 'intermediary' }, rules).net).toBeGreaterThanOrEqual(cost.net);
    }),
  );
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
