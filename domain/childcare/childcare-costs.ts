/*
 * What a place costs a family on the PSU tariff, and a company that pays for it. Every rate stands in one of the two
 * dated tables below and nowhere else; a new decree is a new row. Amounts are in euros, computed in whole cents.
 */

export interface FamilyScale {
  /** First day the row applies. */
  validFrom: string;
  /** Monthly resources below and above which the floor and the ceiling are used. */
  floor: number;
  ceiling: number;
  /** Hourly rates in millionths of the monthly resources, for 1, 2, 3, 4 to 7, and 8 children or more. */
  ratesPerMillion: readonly [number, number, number, number, number];
  /** Income tax credit of the parents (CGI, art. 200 quater B): share of the yearly cost, and its highest base for one child. */
  taxCreditShare: number;
  taxCreditBase: number;
  source: string;
}

export interface CompanyRules {
  validFrom: string;
  /** Crédit d’impôt famille (CGI, art. 244 quater F): share of the spending, and the highest credit a year. */
  familyCreditShare: number;
  familyCreditCap: number;
  corporateTaxShare: number;
  source: string;
}

/** Newest first. */
export const familyScales: readonly [FamilyScale, ...FamilyScale[]] = [
  {
    validFrom: '2026-01-01',
    floor: 814.62,
    ceiling: 8500,
    ratesPerMillion: [619, 516, 413, 310, 206],
    taxCreditShare: 0.5,
    taxCreditBase: 3500,
    source: 'Cnaf, CGI art. 200 quater B',
  },
];

/** Newest first. */
export const companyRules: readonly [CompanyRules, ...CompanyRules[]] = [
  {
    validFrom: '2026-01-01',
    familyCreditShare: 0.5,
    familyCreditCap: 500_000,
    corporateTaxShare: 0.25,
    source: 'CGI art. 244 quater F, CGI art. 219',
  },
];

/** The row in force on a day; the oldest one for days before all of them. */
export function rowOn<Row extends { validFrom: string }>(rows: readonly [Row, ...Row[]], day: string): Row {
  return rows.find((row) => row.validFrom <= day) ?? rows[rows.length - 1] ?? rows[0];
}

const toCents = (euros: number) => Math.round(euros * 100);

function rateFor({ ratesPerMillion }: FamilyScale, children: number): number {
  const [one, two, three, upToSeven, more] = ratesPerMillion;
  if (children >= 8) return more;
  return [one, one, two, three][children] ?? upToSeven;
}

/**
 * The hourly tariff of a family, rounded to the cent, half a cent up. This is the one rounding before the invoice: a
 * contract states the hourly tariff in cents, so whoever reads it can check the month (see `familyCost`).
 */
export function hourlyTariff(monthlyResources: number, children: number, scale: FamilyScale = familyScales[0]): number {
  const resources = toCents(Math.min(Math.max(monthlyResources, scale.floor), scale.ceiling));
  return Math.round((resources * rateFor(scale, children)) / 1_000_000) / 100;
}

export interface FamilyCost {
  hourly: number;
  monthly: number;
  /** Tax credit for one child, at most: meals are not deducted from its base, because no invoice says their share. */
  yearlyCredit: number;
  monthlyNet: number;
}

interface FamilyNeed {
  monthlyResources: number;
  children: number;
  hoursPerMonth: number;
}

/** The participation of a family: the rounded hourly tariff times the hours of the contract, then the tax credit on twelve months. */
export function familyCost({ monthlyResources, children, hoursPerMonth }: FamilyNeed, scale: FamilyScale = familyScales[0]): FamilyCost {
  const hourly = hourlyTariff(monthlyResources, children, scale);
  const monthlyCents = Math.round(toCents(hourly) * hoursPerMonth);
  const yearlyCredit = Math.round(Math.min((monthlyCents * 12) / 100, scale.taxCreditBase) * scale.taxCreditShare);
  return { hourly, monthly: monthlyCents / 100, yearlyCredit, monthlyNet: Math.round(monthlyCents - (yearlyCredit * 100) / 12) / 100 };
}

/** Hours a month of a contract that spreads its yearly hours over twelve months. */
export function monthlyHours({ days, hours, weeks }: { days: number; hours: number; weeks: number }): number {
  return Math.round(((days * hours * weeks) / 12) * 100) / 100;
}

export interface CompanyCost {
  familyCredit: number;
  taxSaved: number;
  net: number;
  /** Net cost as a share of the spending. */
  share: number;
}

/** What nursery places cost a company after the credit and the corporate tax saved; each amount is rounded to the euro. */
export function companyCost(spending: number, rules: CompanyRules = companyRules[0]): CompanyCost {
  const familyCredit = Math.round(Math.min(spending * rules.familyCreditShare, rules.familyCreditCap));
  const taxSaved = Math.round(spending * rules.corporateTaxShare);
  const net = Math.round(spending) - familyCredit - taxSaved;
  return { familyCredit, taxSaved, net, share: spending > 0 ? net / spending : 0 };
}

/** Above this an amount is a slip of the keyboard. */
const largestAmount = 1e9;

/** An amount as people type it: `3 500,50`, `3500.5`, `3 500 €` with any space; null where it is none. */
export function parseEuros(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f€]/g, '');
  const match = /^(\d{1,12}|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(compact);
  if (!match) return null;
  return Math.min(Number(`${match[1]?.replace(/[.,]/g, '')}.${match[2] ?? 0}`), largestAmount);
}
