import type { FamilyCostScales } from '../scales/cost-scales.ts';
import { childminderFamilyHour, childminderMonth, isTooOldForChildminder } from './cmg-childminder-aid.ts';
import { type CmgFamily, cmgStage, isExcluded } from './cmg-conditions.ts';
import { type AidedMonth, cmgBand, cmgStructureMaximum, cmgStructureMonth } from './cmg-structure-aid.ts';
import { effortRate } from './effort-rate.ts';
import { clamp, roundToCents } from './money.ts';
import { isUnderTaxAge, parentTaxCredit } from './parent-tax-credit.ts';
import { hourlyTariff, monthlyRange, type PsuHousehold, psuInvoice } from './psu-cost.ts';

/** The ways of care that are compared, in the order they are shown. */
export const careWays = ['psu', 'structure', 'childminder'] as const;

/** One child, its family and its hours, the same for all ways. */
export interface CareNeed extends PsuHousehold, CmgFamily {
  /** Revenu net catégoriel of the household a year; null where only the income before allowances is known. */
  yearlyNetIncome: number | null;
  /** Null where it is not said: a child below 3 then. */
  birthDate: string | null;
  day: string;
  /** Other tax advantages of the household in the year, which share a cap with the credit. */
  otherAdvantages: number;
  hoursPerMonth: number;
  /** Months a year that are invoiced. */
  invoices: number;
  /** What a micro-nursery on the PAJE scheme asks for an hour. */
  nurseryPrice: number;
  /** Net wage, maintenance and meals of a childminder for an hour. */
  childminderCost: number;
}

/** Why a way brings no CMG. */
type NoAid = 'too dear' | 'too old' | 'excluded' | null;

/** A month of a way, and the tax credit that comes once a year. */
export interface CareMonth extends AidedMonth {
  noAid: NoAid;
  /** What counts for the credit in a year of equal months, and what the household’s cap leaves of the credit, in whole euros. */
  creditBase: number;
  yearlyCredit: number;
  /** The credit before that cap, in whole euros. */
  fullCredit: number;
  /** What is left of a month once the credit has come. */
  net: number;
}

export interface ThreeWays {
  /** Income that the CMG looks at, a year. */
  netIncome: number;
  /** `resources` are those between floor and ceiling; `rate` is the share of them for an hour. */
  psu: CareMonth & { resources: number; rate: number; hourly: number; range: [number, number] };
  structure: CareMonth & { band: 1 | 2 | 3; maximum: number; stage: 'full' | 'reduced' | 'none' };
  childminder: CareMonth & { familyHour: number };
}

/** Wages after the allowance of ten per cent for expenses (CGI, art. 83, 3°): what most households have, where nothing else is said. */
const shareAfterAllowance = 0.9;

/** The same child and hours in a nursery on the PSU tariff, in a micro-nursery on the PAJE scheme and with a childminder. */
export function compareWays(need: CareNeed, scales: FamilyCostScales): ThreeWays {
  const { day, hoursPerMonth, invoices, otherAdvantages } = need;
  const birthDate = need.birthDate ?? day;
  const netIncome = need.yearlyNetIncome ?? Math.round(need.monthlyResources * 12 * shareAfterAllowance);
  const hasCredit = isUnderTaxAge(birthDate, Number(day.slice(0, 4)), scales.credit);
  const month = ({ price, aid, left }: AidedMonth, noAid: NoAid): CareMonth => {
    const paid = hasCredit ? left * invoices : 0;
    const { base, credit, useful } = parentTaxCredit({ paid, otherAdvantages }, scales.credit);
    const yearlyCredit = Math.round(useful);
    const net = roundToCents(left - yearlyCredit / invoices);
    return { price, aid, left, noAid, creditBase: base, yearlyCredit, fullCredit: Math.round(credit), net };
  };
  const hourly = hourlyTariff(need, scales.psu);
  const invoice = psuInvoice(hourly, { contractHours: hoursPerMonth });
  const cmg = { ...need, birthDate, yearlyIncome: netIncome };
  const structure = cmgStructureMonth({ ...cmg, hourlyPrice: need.nurseryPrice }, scales.structure);
  const stage = cmgStage(birthDate, day);
  const minded = { ...need, birthDate, monthlyIncome: netIncome / 12, hourlyCost: need.childminderCost };
  const excluded = isExcluded(need) ? 'excluded' : null;
  const tooDear = structure.isTooDear ? 'too dear' : null;
  return {
    netIncome,
    psu: {
      ...month({ price: invoice, aid: 0, left: invoice }, null),
      resources: clamp(need.monthlyResources, scales.psu.floor, Math.max(scales.psu.ceiling, need.localCeiling ?? 0)),
      rate: effortRate(need, scales.psu.ratesPerMillion) / 1_000_000,
      hourly,
      range: monthlyRange(need, hoursPerMonth, scales.psu),
    },
    structure: {
      ...month(structure, tooDear ?? (stage === 'none' ? 'too old' : excluded)),
      band: cmgBand(cmg, scales.structure),
      maximum: cmgStructureMaximum(cmg, scales.structure),
      stage,
    },
    childminder: {
      ...month(childminderMonth(minded, scales.childminder), isTooOldForChildminder(minded, scales.childminder) ? 'too old' : excluded),
      familyHour: childminderFamilyHour(minded, scales.childminder),
    },
  };
}
