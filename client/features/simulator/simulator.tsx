import { CompanySimulator } from './company-simulator.tsx';
import { FamilySimulator } from './family-simulator.tsx';

/** What a place costs a family on the PSU tariff, or a company. */
export function SimulatorFeature({ kind }: { kind: 'family' | 'company' }) {
  return kind === 'family' ? <FamilySimulator /> : <CompanySimulator />;
}
