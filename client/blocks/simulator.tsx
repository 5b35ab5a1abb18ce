import { lazy, Suspense } from 'react';
import { Section, SectionHeading } from '../components/section.tsx';
import type { SimulatorKind } from '../features/simulator/simulator.tsx';

export type SimulatorBlock = { type: 'simulator'; title: string; intro: string | null } & SimulatorKind;

const load = () => import('../features/simulator/simulator.tsx').then((module) => ({ default: module.SimulatorFeature }));
/** In the worker it is there from the start; in the browser its chunk comes on the pages that have one, and hydrates what stands there. */
const SimulatorFeature = import.meta.env.SSR ? (await load()).default : lazy(load);

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
