import type { FamilyCostScales } from '../scales/cost-scales.ts';
import { type CareNeed, compareWays } from './three-ways.ts';

/** How a nursery is paid for, as a word for an attribute: `psu`, or what an hour costs in euros where the nursery sets its own tariff. */
export function estimateBasis(mode: string | null, hourlyPrice: number | null): string | undefined {
  if (mode === 'psu') return mode;
  return hourlyPrice ? String(hourlyPrice) : undefined;
}

/** What a month there leaves to a family to pay, before its tax credit, in whole euros: cents of the CMG cannot be derived. */
export function monthlyEstimate(basis: string, need: CareNeed, scales: FamilyCostScales): number {
  const isPsu = basis === 'psu';
  const ways = compareWays({ ...need, nurseryPrice: isPsu ? need.nurseryPrice : Number(basis) }, scales);
  return Math.round((isPsu ? ways.psu : ways.structure).left);
}
