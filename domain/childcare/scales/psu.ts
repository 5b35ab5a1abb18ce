import { type DatedRow, type DatedRows, rowOn } from './dated-row.ts';

/** Share of the monthly resources due for an hour of care, in millionths: for 1, 2, 3, 4 to 7, and 8 children or more. */
export type EffortRates = readonly [number, number, number, number, number];

/** The national scale of the Cnaf for nurseries on the PSU tariff; amounts are euros a month. */
export interface PsuScale extends DatedRow {
  /** Monthly resources below and above which the floor and the ceiling are used. */
  floor: number;
  ceiling: number;
  ratesPerMillion: EffortRates;
}

/** Of nurseries on the PSU tariff and, by article D531-18 of the CSS, of the CMG for childminders. */
export const effortRates: EffortRates = [619, 516, 413, 310, 206];

const common = { ratesPerMillion: effortRates, readOn: '2026-11-28' } as const;
/** The base of the RSA of April of the year before, times 1.5, less the lump sum for housing of 16 %. */
const floorRule = 'plancher calculé de la base du RSA d’avril';

/** Newest first. */
export const psuScales: DatedRows<PsuScale> = [
  {
    ...common,
    from: '2027-01-01',
    until: '2027-12-31',
    status: 'planned',
    floor: 821.13,
    ceiling: 8500,
    source: `Cnaf, plafond de 2026 reconduit, ${floorRule} 2026 (651,69\u00a0€)`,
  },
  {
    ...common,
    from: '2026-01-01',
    until: '2026-12-31',
    status: 'in force',
    floor: 814.62,
    ceiling: 8500,
    source: `Cnaf, caf.fr du 15 mai 2025, ${floorRule} 2025 (646,52\u00a0€)`,
  },
  {
    ...common,
    from: '2025-09-01',
    until: '2025-12-31',
    status: 'in force',
    floor: 801,
    ceiling: 8500,
    source: 'Cnaf, caf.fr du 15 mai 2025',
  },
  {
    ...common,
    from: '2025-01-01',
    until: '2025-08-31',
    status: 'in force',
    floor: 801,
    ceiling: 7000,
    source: `Cnaf, ${floorRule} 2024 (635,71\u00a0€)`,
  },
  {
    ...common,
    from: '2024-09-01',
    until: '2024-12-31',
    status: 'in force',
    floor: 765.77,
    ceiling: 7000,
    source: 'Cnaf, caf45-partenaires.fr',
  },
  {
    ...common,
    from: '2024-01-01',
    until: '2024-08-31',
    status: 'in force',
    floor: 765.77,
    ceiling: 6000,
    source: 'Cnaf, caf45-partenaires.fr',
  },
];

/** The PSU scale of a day. */
export const psuScaleOn = (day: string): PsuScale => rowOn(psuScales, day);
