import type { EffortRates } from '../scales/psu.ts';

/** The household a rate of effort is looked up for. */
export interface Household {
  /** Dependent children, at least one. */
  children: number;
  /** Those of them for whom AEEH is paid: each gives the next lower rate, whether or not it is the child in care. */
  childrenWithAeeh?: number;
}

function columnOf(children: number): number {
  if (children >= 8) return 4;
  return Math.min(Math.max(children, 1), 4) - 1;
}

/** The rate of a household, in millionths of its monthly resources for an hour of care. */
export function effortRate({ children, childrenWithAeeh = 0 }: Household, rates: EffortRates): number {
  return rates[Math.min(columnOf(children) + childrenWithAeeh, rates.length - 1)] ?? rates[4];
}
