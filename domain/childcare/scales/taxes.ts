import { type DatedRow, type DatedRows, rowOn } from './dated-row.ts';

/** The income tax credit of parents for childcare (CGI, art. 200 quater B); amounts in euros a year. */
export interface ParentTaxCredit extends DatedRow {
  share: number;
  /** Highest base for one child, and for one in shared custody. */
  base: number;
  sharedBase: number;
  /** Below this age on the first of January of the tax year, in years. */
  ageLimit: number;
  /** What a household may gain from all its tax advantages together (CGI, art. 200-0 A). */
  householdCap: number;
}

/** The crédit d’impôt famille of companies (CGI, art. 244 quater F); amounts in euros a year. */
export interface FamilyTaxCredit extends DatedRow {
  /** Of nursery places for employees’ children under 3. */
  nurseryShare: number;
  /** Of prepaid CESU vouchers and the like. */
  voucherShare: number;
  cap: number;
}

/** Corporation tax (CGI, art. 219). */
export interface CorporationTax extends DatedRow {
  /** The normal rate, and that of small companies for a first part of their profit. */
  rate: number;
  reducedRate: number;
}

/** Help of an employer with childcare that carries no social contributions, in euros a year for one employee. */
export interface ExemptEmployerHelp extends DatedRow {
  ceiling: number;
}

const readOn = '2026-11-28';

/** Newest first. */
export const parentTaxCredits: DatedRows<ParentTaxCredit> = [
  {
    from: '2022-01-01',
    until: null,
    status: 'in force',
    share: 0.5,
    base: 3500,
    sharedBase: 1750,
    ageLimit: 6,
    householdCap: 10_000,
    source: 'CGI art. 200 quater B et 200-0 A',
    readOn,
  },
];

/** Newest first. */
export const familyTaxCredits: DatedRows<FamilyTaxCredit> = [
  {
    from: '2026-01-01',
    until: null,
    status: 'in force',
    nurseryShare: 0.5,
    voucherShare: 0.25,
    cap: 500_000,
    source: 'CGI art. 244 quater F, BOI-RES-BIC-000176',
    readOn,
  },
];

/** Newest first. */
export const corporationTaxes: DatedRows<CorporationTax> = [
  { from: '2026-01-01', until: null, status: 'in force', rate: 0.25, reducedRate: 0.15, source: 'CGI art. 219', readOn },
];

/** Newest first. The ceiling follows the average prices of the year before last, and is rounded to the euro. */
export const exemptEmployerHelps: DatedRows<ExemptEmployerHelp> = [
  {
    from: '2027-01-01',
    until: '2027-12-31',
    status: 'planned',
    ceiling: 2614,
    source: 'plafond de 2026 et 0,9\u00a0% de plus, Insee, Informations rapides n° 8 du 15 janvier 2026 (moyenne de 2025)',
    readOn,
  },
  { from: '2026-01-01', until: '2026-12-31', status: 'in force', ceiling: 2591, source: 'arrêté du 23 décembre 2025', readOn },
  { from: '2025-01-01', until: '2025-12-31', status: 'in force', ceiling: 2540, source: 'Urssaf', readOn },
  { from: '2024-01-01', until: '2024-12-31', status: 'in force', ceiling: 2421, source: 'Urssaf', readOn },
];

export const parentTaxCreditOn = (day: string): ParentTaxCredit => rowOn(parentTaxCredits, day);
export const familyTaxCreditOn = (day: string): FamilyTaxCredit => rowOn(familyTaxCredits, day);
export const corporationTaxOn = (day: string): CorporationTax => rowOn(corporationTaxes, day);
