import { type DatedRow, type DatedRows, rowOn } from './dated-row.ts';

/** Base mensuelle des allocations familiales, in euros, of which the CMG's amounts are shares. */
export interface FamilyAllowanceBase extends DatedRow {
  amount: number;
}

/** Yearly income up to which a band reaches: an amount, and what each dependent child adds to it. */
interface IncomeLimit {
  amount: number;
  perChild: number;
}

/** Upper limits of the first and of the second income band of the CMG « structure » (CSS, art. D531-20). */
export interface CmgIncomeLimits extends DatedRow {
  limits: readonly [IncomeLimit, IncomeLimit];
}

/** What else the CMG « structure » is made of (CSS, art. L531-6, D531-21, D531-22). */
export interface CmgStructureRules extends DatedRow {
  /** Shares of the allowance base, for the three income bands. */
  coefficients: readonly [number, number, number];
  /** The aid covers at most this share of the bill. */
  billShare: number;
  /** Dearest hour of care that opens a right to it. */
  hourlyPriceLimit: number;
  /** On the income limits of a single parent. */
  singleParentLimitFactor: number;
  /** Once, for a single parent, or where AAH or AEEH is paid. */
  increase: number;
  /** For care at night, on Sundays and holidays, from so many hours a month. */
  atypicalIncrease: number;
  atypicalHours: number;
  /** From the third birthday or, for a child born before September, from the first of September after it. */
  reducedShare: number;
  /** What stays after the contribution to the repayment of the social debt. */
  afterCrds: number;
}

/** All figures of the CMG « structure » on one day. */
export interface CmgStructureScale {
  base: FamilyAllowanceBase;
  income: CmgIncomeLimits;
  rules: CmgStructureRules;
}

const readOn = '2026-11-28';

/** Newest first. */
export const familyAllowanceBases: DatedRows<FamilyAllowanceBase> = [
  { from: '2026-04-01', until: '2027-03-31', status: 'in force', amount: 478.16, source: 'OpenFisca, BMAF', readOn },
  { from: '2025-04-01', until: '2026-03-31', status: 'in force', amount: 474.37, source: 'OpenFisca, BMAF', readOn },
];

/** Newest first. The limits follow the average prices without tobacco of the year before last, and each is rounded to the euro. */
export const cmgIncomeLimits: DatedRows<CmgIncomeLimits> = [
  {
    from: '2027-01-01',
    until: '2027-12-31',
    status: 'planned',
    limits: [
      { amount: 21_068, perChild: 3484 },
      { amount: 46_817, perChild: 7745 },
    ],
    source: 'limites de 2026 et 0,9\u00a0% de plus, Insee, Informations rapides n° 8 du 15 janvier 2026 (moyenne de 2025 hors tabac)',
    readOn,
  },
  {
    from: '2026-01-01',
    until: '2026-12-31',
    status: 'in force',
    limits: [
      { amount: 20_880, perChild: 3453 },
      { amount: 46_399, perChild: 7676 },
    ],
    source: 'OpenFisca, instruction DSS/2B/2025/177, arrêté du 18 décembre 2025',
    readOn,
  },
  {
    from: '2025-01-01',
    until: '2025-12-31',
    status: 'in force',
    limits: [
      { amount: 20_511, perChild: 3392 },
      { amount: 45_579, perChild: 7540 },
    ],
    source: 'OpenFisca, instruction DSS/2B/2024/181',
    readOn,
  },
];

/** Newest first. */
export const cmgStructureRules: DatedRows<CmgStructureRules> = [
  {
    from: '2025-09-01',
    until: null,
    status: 'in force',
    coefficients: [2.0853, 1.7976, 1.51],
    billShare: 0.85,
    hourlyPriceLimit: 10,
    singleParentLimitFactor: 1.4,
    increase: 1.3,
    atypicalIncrease: 1.1,
    atypicalHours: 25,
    reducedShare: 0.5,
    afterCrds: 0.995,
    source: 'CSS, art. L531-6 et D531-20 à D531-22 (décret 2025-515)',
    readOn,
  },
];

/** The figures of the CMG « structure » of a day. */
export function cmgStructureOn(day: string): CmgStructureScale {
  return { base: rowOn(familyAllowanceBases, day), income: rowOn(cmgIncomeLimits, day), rules: rowOn(cmgStructureRules, day) };
}
