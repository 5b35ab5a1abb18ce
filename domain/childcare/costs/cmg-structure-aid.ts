import type { CmgStructureScale } from '../scales/cmg-structure.ts';
import { type CmgFamily, cmgStage, isExcluded } from './cmg-conditions.ts';
import { roundToCents } from './money.ts';

export interface CmgIncome {
  /** Revenu net catégoriel of the household in the year before last: after the abatement of ten per cent. */
  yearlyIncome: number;
  children: number;
  isSingleParent: boolean;
}

/** The income band, from 1 (highest aid) to 3; the limits of a single parent are rounded to the euro. */
export function cmgBand({ yearlyIncome, children, isSingleParent }: CmgIncome, { income, rules }: CmgStructureScale): 1 | 2 | 3 {
  const [first, second] = income.limits.map(({ amount, perChild }) => {
    const limit = amount + perChild * children;
    return isSingleParent ? Math.round(limit * rules.singleParentLimitFactor) : limit;
  });
  if (yearlyIncome <= (first ?? 0)) return 1;
  return yearlyIncome <= (second ?? 0) ? 2 : 3;
}

export interface CmgStructureNeed extends CmgIncome, CmgFamily {
  birthDate: string;
  /** The month is that of this day. */
  day: string;
  hourlyPrice: number;
  hoursPerMonth: number;
  /** Hours a month at night, on Sundays or holidays. */
  atypicalHours?: number;
}

/** The highest CMG « structure » of a month whatever the bill. The law’s cents cannot be derived: show whole euros. */
export function cmgStructureMaximum(need: Omit<CmgStructureNeed, 'hourlyPrice' | 'hoursPerMonth'>, scale: CmgStructureScale): number {
  const { rules } = scale;
  const stage = cmgStage(need.birthDate, need.day);
  if (stage === 'none' || isExcluded(need)) return 0;
  const coefficient = rules.coefficients[cmgBand(need, scale) - 1] ?? 0;
  const isIncreased = need.isSingleParent || need.hasDisabilityBenefit;
  const isReduced = stage === 'reduced' || need.prepare === 'partial at half time or less';
  const amount =
    scale.base.amount *
    coefficient *
    (isIncreased ? rules.increase : 1) *
    ((need.atypicalHours ?? 0) >= rules.atypicalHours ? rules.atypicalIncrease : 1) *
    (isReduced ? rules.reducedShare : 1);
  return roundToCents(amount * rules.afterCrds);
}

export interface AidedMonth {
  price: number;
  aid: number;
  left: number;
}

/** A month in a micro-nursery on the PAJE scheme: price, CMG « structure », and what is left to the family before its tax credit. */
export function cmgStructureMonth(need: CmgStructureNeed, scale: CmgStructureScale): AidedMonth & { isTooDear: boolean } {
  const price = roundToCents(need.hourlyPrice * need.hoursPerMonth);
  const isTooDear = need.hourlyPrice > scale.rules.hourlyPriceLimit;
  const aid = isTooDear ? 0 : Math.min(roundToCents(price * scale.rules.billShare), cmgStructureMaximum(need, scale));
  return { price, aid, left: roundToCents(price - aid), isTooDear };
}
