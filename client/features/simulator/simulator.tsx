import type { CompanyCostScales } from '../../../domain/childcare/scales/cost-scales.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { CompanySimulator } from './company-simulator.tsx';
import { FamilySimulator, type FamilySimulatorProps } from './family-simulator.tsx';

/** Whose costs are estimated, with the figures of the day, and what a reader without JavaScript has sent. */
export type SimulatorKind =
  | ({ kind: 'family' } & FamilySimulatorProps)
  | { kind: 'company'; scales: CompanyCostScales; typed: FlatValues | null };

/** What care costs a family in three ways, or a place a company. */
export function SimulatorFeature(simulator: SimulatorKind) {
  return simulator.kind === 'family' ? <FamilySimulator {...simulator} /> : <CompanySimulator {...simulator} />;
}
