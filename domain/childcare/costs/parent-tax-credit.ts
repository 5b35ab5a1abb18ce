import type { ParentTaxCredit } from '../scales/taxes.ts';
import { roundToCents } from './money.ts';

/** One child’s costs, in euros. */
export interface ChildcareCosts {
  /** What was paid in the calendar year, whatever month it was for. */
  paid: number;
  /** What the CAF and the employer gave back, and what was for meals. */
  cmg?: number;
  employerHelp?: number;
  meals?: number;
  sharedCustody?: boolean;
  /** Other tax advantages of the household that fall under the same cap. */
  otherAdvantages?: number;
}

/** The tax credit of parents for one child, once a year. `useful` is what the household’s cap leaves of it. */
export function parentTaxCredit(costs: ChildcareCosts, rules: ParentTaxCredit): { base: number; credit: number; useful: number } {
  const { paid, cmg = 0, employerHelp = 0, meals = 0, sharedCustody = false, otherAdvantages = 0 } = costs;
  const expense = Math.max(paid - cmg - employerHelp - meals, 0);
  const base = roundToCents(Math.min(expense, sharedCustody ? rules.sharedBase : rules.base));
  const credit = roundToCents(base * rules.share);
  return { base, credit, useful: Math.min(credit, Math.max(rules.householdCap - otherAdvantages, 0)) };
}

/** Whether a child opens a right to the credit: below the age limit on the first of January of the tax year. */
export function isUnderTaxAge(birthDate: string, taxYear: number, { ageLimit }: ParentTaxCredit): boolean {
  return birthDate > `${taxYear - ageLimit}-01-01`;
}
