import { describe, expect, test } from 'vitest';
import { cmgChildminderOn } from '../scales/cmg-childminder.ts';
import { type CmgStructureScale, cmgStructureOn } from '../scales/cmg-structure.ts';
import { type ChildminderNeed, childminderMonth } from './cmg-childminder-aid.ts';
import { ageOn, cmgStage } from './cmg-conditions.ts';
import { cmgBand, cmgStructureMaximum, cmgStructureMonth } from './cmg-structure-aid.ts';

const day = '2026-11-28';
const scale = cmgStructureOn(day);
const couple = { yearlyIncome: 42_000, children: 1, isSingleParent: false, birthDate: '2025-05-20', day };

/** Amounts after CRDS are known to a cent. */
function expectEuros(actual: number, expected: number) {
  expect(Math.abs(actual - expected), `${actual} is not about ${expected}`).toBeLessThanOrEqual(0.011);
}

describe('CMG structure', () => {
  test('13: couple, 42 000 €, 9.50 € × 160 h (CSS, D531-21)', () => {
    const { price, aid, left } = cmgStructureMonth({ ...couple, hourlyPrice: 9.5, hoursPerMonth: 160 }, scale);
    expect(price).toBe(1520);
    expectEuros(aid, 855.24);
    expectEuros(left, 664.76);
  });

  test('14: for 80 h the 85 % of the bill bind (CSS, D531-21)', () => {
    expect(cmgStructureMonth({ ...couple, hourlyPrice: 9.5, hoursPerMonth: 80 }, scale)).toMatchObject({ aid: 646, left: 114 });
  });

  test('15: a single parent of 30 000 € is in the first band and has 30 % more (CSS, D531-22)', () => {
    const need = { ...couple, yearlyIncome: 30_000, isSingleParent: true, hourlyPrice: 10, hoursPerMonth: 170 };
    expect(cmgBand(need, scale)).toBe(1);
    expectEuros(cmgStructureMonth(need, scale).aid, 1289.76);
    expectEuros(cmgStructureMonth(need, scale).left, 410.24);
  });

  test('15: the limits of a single parent are 1.4 times, rounded to the euro: 34 066 and 75 705 (CSS, D531-22)', () => {
    const bandAt = (yearlyIncome: number) => cmgBand({ yearlyIncome, children: 1, isSingleParent: true }, scale);
    expect([34_066, 34_067, 75_705, 75_706].map(bandAt)).toEqual([1, 2, 2, 3]);
  });

  test('16: couple, child of 4 years: half (CSS, L531-6)', () => {
    const need = { ...couple, birthDate: '2022-11-01', hourlyPrice: 6, hoursPerMonth: 100 };
    expectEuros(cmgStructureMonth(need, scale).aid, 427.62);
    expectEuros(cmgStructureMonth(need, scale).left, 172.38);
  });

  test('17: above 10 € an hour there is none (CSS, D531-21)', () => {
    const need = { ...couple, hourlyPrice: 10.2, hoursPerMonth: 120 };
    expect(cmgStructureMonth(need, scale)).toEqual({ price: 1224, aid: 0, left: 1224, isTooDear: true });
    expect(cmgStructureMonth({ ...need, hourlyPrice: 10 }, scale).isTooDear).toBe(false);
  });

  test('18: a child who is 3 on 15 March 2026 keeps the full amount until 31 August (CSS, L531-6)', () => {
    const turnsThree = { ...couple, birthDate: '2023-03-15' };
    expectEuros(cmgStructureMaximum({ ...turnsThree, day: '2026-06-01' }, scale), 855.24);
    expectEuros(cmgStructureMaximum({ ...turnsThree, day: '2026-08-31' }, scale), 855.24);
    expectEuros(cmgStructureMaximum({ ...turnsThree, day: '2026-09-01' }, scale), 427.62);
  });

  test('19: 30 h a month on Sundays give 10 % more (CSS, D531-22)', () => {
    expectEuros(cmgStructureMaximum({ ...couple, atypicalHours: 30 }, scale), 940.77);
    expectEuros(cmgStructureMaximum({ ...couple, atypicalHours: 24 }, scale), 855.24);
  });

  test('20: official: couple, 28 000 €, child of 5, bills of 500 and 400 with the amounts of April 2020 (service-public F33648)', () => {
    const { base, income, rules } = scale;
    const of2020: CmgStructureScale = {
      base: { ...base, amount: 1 },
      income: {
        ...income,
        limits: [
          { amount: 21_087, perChild: 0 },
          { amount: Number.POSITIVE_INFINITY, perChild: 0 },
        ],
      },
      rules: { ...rules, coefficients: [859.84, 741.21, 622.63], afterCrds: 1 },
    };
    const need = { ...couple, yearlyIncome: 28_000, birthDate: '2015-03-01', day: '2020-04-01', hourlyPrice: 5 };
    expectEuros(cmgStructureMonth({ ...need, hoursPerMonth: 100 }, of2020).aid, 370.6);
    expect(cmgStructureMonth({ ...need, hoursPerMonth: 80 }, of2020).aid).toBe(340);
  });

  test('the 30 % for a single parent and for AAH or AEEH are given once', () => {
    const single = { ...couple, yearlyIncome: 30_000, isSingleParent: true };
    expect(cmgStructureMaximum({ ...single, hasDisabilityBenefit: true }, scale)).toBe(cmgStructureMaximum(single, scale));
    expectEuros(cmgStructureMaximum({ ...couple, hasDisabilityBenefit: true }, scale), 1111.81);
  });

  test('PreParE at full rate and the new birth leave exclude the aid, PreParE at half time halves it', () => {
    expect(cmgStructureMaximum({ ...couple, prepare: 'full' }, scale)).toBe(0);
    expect(cmgStructureMaximum({ ...couple, isOnBirthLeave: true }, scale)).toBe(0);
    expectEuros(cmgStructureMaximum({ ...couple, prepare: 'partial at half time or less' }, scale), 427.62);
  });
});

describe('the age of the child', () => {
  test('born from September on, the amount is halved from the third birthday; at six it ends', () => {
    expect(cmgStage('2023-09-01', '2026-08-31')).toBe('full');
    expect(cmgStage('2023-09-01', '2026-09-01')).toBe('reduced');
    expect(cmgStage('2023-08-31', '2026-08-31')).toBe('full');
    expect(cmgStage('2023-08-31', '2026-09-01')).toBe('reduced');
    expect(cmgStage('2020-11-29', day)).toBe('reduced');
    expect(cmgStage('2020-11-28', day)).toBe('none');
  });

  test('a child born on 29 February is a year older on the first of March', () => {
    expect(ageOn('2024-02-29', '2027-02-28')).toBe(2);
    expect(ageOn('2024-02-29', '2027-03-01')).toBe(3);
  });
});

describe('CMG for a childminder', () => {
  const need: ChildminderNeed = {
    monthlyIncome: 3000,
    children: 1,
    isSingleParent: false,
    birthDate: '2025-05-20',
    day: '2025-10-01',
    hourlyCost: 4.85,
    hoursPerMonth: 125,
  };
  const of2025 = cmgChildminderOn('2025-10-01');

  test('21: official: 3 000 €, 1 child, 125 h × 4.85 (caf.fr, professionnels/presse)', () => {
    const { price, aid, left } = childminderMonth(need, of2025);
    expect([price, Math.round(aid), Math.round(left)]).toEqual([606.25, 374, 232]);
  });

  test('22: 1 141 €, 2 children, 110 h × 4.85 (inputs of caf.fr)', () => {
    expect(childminderMonth({ ...need, monthlyIncome: 1141, children: 2, hoursPerMonth: 110 }, of2025)).toMatchObject({
      aid: 468.74,
      left: 64.76,
    });
  });

  test('23: 3 000 €, 1 child, 125 h × 4.91 from April 2026 (DSS/2B/2026/46)', () => {
    const { aid, left } = childminderMonth({ ...need, day: '2026-04-01', hourlyCost: 4.91 }, cmgChildminderOn('2026-04-01'));
    expectEuros(aid, 381.63);
    expectEuros(left, 232.13);
  });

  test('what an hour costs above the cap is the family’s alone', () => {
    const atCap = childminderMonth({ ...need, hourlyCost: 8 }, of2025);
    const above = childminderMonth({ ...need, hourlyCost: 9 }, of2025);
    expect(above.aid).toBe(atCap.aid);
    expect(above.left).toBe(atCap.left + 125);
  });

  test('it ends at six years, for a single parent at twelve', () => {
    const older = { ...need, birthDate: '2018-01-01' };
    expect(childminderMonth(older, of2025).aid).toBe(0);
    expect(childminderMonth({ ...older, isSingleParent: true }, of2025).aid).toBeGreaterThan(0);
    expect(childminderMonth({ ...need, prepare: 'full' }, of2025).aid).toBe(0);
  });
});
