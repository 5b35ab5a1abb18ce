import { Section, SectionHeading } from '../components/section.tsx';
import { CompanySimulator } from '../features/simulator/company-simulator.tsx';
import { FamilySimulator } from '../features/simulator/family-simulator.tsx';
import type { SimulatorBlock } from './block.ts';

/** What a place costs: a family on the PSU tariff, or a company. */
export function Simulator({ block }: { block: SimulatorBlock }) {
  return (
    <Section tone="teal" corner>
      <SectionHeading title={block.title} intro={block.intro} />
      {block.kind === 'family' ? <FamilySimulator /> : <CompanySimulator />}
    </Section>
  );
}
