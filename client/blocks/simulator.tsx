import { Suspense } from 'react';
import { lazyComponent } from '../components/loading/lazy-component.ts';
import { Section, SectionHeading } from '../components/section.tsx';
import type { SimulatorKind } from '../features/simulator/simulator.tsx';

export type SimulatorBlock = { type: 'simulator'; title: string; intro: string | null } & SimulatorKind;

const SimulatorFeature = lazyComponent(async () => (await import('../features/simulator/simulator.tsx')).SimulatorFeature);

/** What a place costs: a family in three ways, or a company. */
export function Simulator({ block }: { block: SimulatorBlock }) {
  return (
    <Section tone="teal" corner>
      <SectionHeading title={block.title} intro={block.intro} />
      <Suspense>
        <SimulatorFeature {...block} />
      </Suspense>
    </Section>
  );
}
