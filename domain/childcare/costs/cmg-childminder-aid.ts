import type { CmgChildminderScale } from '../scales/cmg-childminder.ts';
import { ageOn, type CmgFamily, isExcluded } from './cmg-conditions.ts';
import type { AidedMonth } from './cmg-structure-aid.ts';
import { effortRate, type Household } from './effort-rate.ts';
import { clamp, roundToCents } from './money.ts';

export interface ChildminderNeed extends Household, CmgFamily {
  monthlyIncome: number;
  birthDate: string;
  day: string;
  /** Net wage, maintenance and meals for an hour. */
  hourlyCost: number;
  hoursPerMonth: number;
}

/**
 * A month with a childminder whom the parents employ: cost, CMG « emploi direct », and what is left. At the reference cost a
 * family pays the PSU tariff exactly. The CMG pays the contributions besides, which are no part of this.
 */
export function childminderMonth(need: ChildminderNeed, scale: CmgChildminderScale): AidedMonth {
  const price = roundToCents(need.hourlyCost * need.hoursPerMonth);
  if (isTooOldForChildminder(need, scale) || isExcluded(need)) return { price, aid: 0, left: price };
  const familyHour = childminderFamilyHour(need, scale);
  const counted = Math.min(need.hourlyCost, scale.hourlyCostCap) * need.hoursPerMonth;
  const aid = roundToCents(Math.max(counted * (1 - familyHour / scale.referenceHourlyCost), 0));
  return { price, aid, left: roundToCents(price - aid) };
}

/** Whether the child has outgrown the CMG for a childminder, which lasts longer for a single parent. */
export function isTooOldForChildminder(need: Pick<ChildminderNeed, 'birthDate' | 'day' | 'isSingleParent'>, scale: CmgChildminderScale) {
  return ageOn(need.birthDate, need.day) >= (need.isSingleParent ? scale.singleParentAgeLimit : scale.ageLimit);
}

/** What an hour costs the family at the reference cost: its rounded monthly income at its rate of effort. */
export function childminderFamilyHour(need: Household & { monthlyIncome: number }, scale: CmgChildminderScale): number {
  const income = clamp(Math.round(need.monthlyIncome), scale.floor, scale.ceiling);
  return (income * effortRate(need, scale.ratesPerMillion)) / 1_000_000;
}
