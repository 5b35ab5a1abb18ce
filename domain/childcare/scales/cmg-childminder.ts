import { type DatedRow, type DatedRows, rowOn } from './dated-row.ts';
import { type EffortRates, effortRates } from './psu.ts';

/** The CMG « emploi direct » for a childminder (CSS, art. D531-17 and D531-18); amounts in euros. */
export interface CmgChildminderScale extends DatedRow {
  /** Hourly cost at which a family pays exactly the PSU tariff. */
  referenceHourlyCost: number;
  /** What an hour costs above this is the family's alone. */
  hourlyCostCap: number;
  /** Monthly income below and above which the floor and the ceiling are used. */
  floor: number;
  ceiling: number;
  ratesPerMillion: EffortRates;
  /** Years of age at which the aid ends, for a couple’s child and for a single parent’s. */
  ageLimit: number;
  singleParentAgeLimit: number;
}

const common = {
  ceiling: 8500,
  ratesPerMillion: effortRates,
  ageLimit: 6,
  singleParentAgeLimit: 12,
  status: 'in force',
  readOn: '2026-11-28',
} as const;

/** Newest first. */
export const cmgChildminderScales: DatedRows<CmgChildminderScale> = [
  {
    ...common,
    from: '2026-04-01',
    until: '2027-03-31',
    referenceHourlyCost: 4.91,
    hourlyCostCap: 8.09,
    floor: 821,
    source: 'instruction DSS/2B/2026/46, Urssaf',
  },
  {
    ...common,
    from: '2025-09-01',
    until: '2026-03-31',
    referenceHourlyCost: 4.85,
    hourlyCostCap: 8,
    floor: 815,
    source: 'CSS, art. D531-18 (décret 2025-515)',
  },
];

/** The scale of the CMG for a childminder on a day. */
export const cmgChildminderOn = (day: string): CmgChildminderScale => rowOn(cmgChildminderScales, day);
