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
  const isTooOld = ageOn(need.birthDate, need.day) >= (need.isSingleParent ? scale.singleParentAgeLimit : scale.ageLimit);
  if (isTooOld || isExcluded(need)) return { price, aid: 0, left: price };
  const income = clamp(Math.round(need.monthlyIncome), scale.floor, scale.ceiling);
  const familyHour = (income * effortRate(need, scale.ratesPerMillion)) / 1_000_000;
  const counted = Math.min(need.hourlyCost, scale.hourlyCostCap) * need.hoursPerMonth;
  const aid = roundToCents(Math.max(counted * (1 - familyHour / scale.referenceHourlyCost), 0));
  return { price, aid, left: roundToCents(price - aid) };
}
