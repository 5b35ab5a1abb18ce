import type { CompanyCostScales, FamilyCostScales } from '../../../domain/childcare/scales/cost-scales.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { CompanySimulator } from './company-simulator.tsx';
import { FamilySimulator } from './family-simulator.tsx';

/** Whose costs are estimated, with the figures of the day, and what a reader without JavaScript has sent. */
export type SimulatorKind = ({ kind: 'family'; scales: FamilyCostScales } | { kind: 'company'; scales: CompanyCostScales }) & {
  typed: FlatValues | null;
};

/** What a place costs a family on the PSU tariff, or a company. */
export function SimulatorFeature(simulator: SimulatorKind) {
  return simulator.kind === 'family' ? <FamilySimulator {...simulator} /> : <CompanySimulator {...simulator} />;
}
