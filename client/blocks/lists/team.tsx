import { lazy, Suspense } from 'react';
import { Section, SectionHeading } from '../../components/section.tsx';
import type { TeamBlock } from './team-list.tsx';

const load = () => import('./team-list.tsx').then((module) => ({ default: module.TeamList }));
/** In the worker it is there from the start; in the browser its chunk comes on the pages that have one, and hydrates what stands there. */
const TeamList = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The people of the team. */
export function Team({ block }: { block: TeamBlock }) {
  if (block.members.length === 0) return null;
  return (
    <Section>
      <SectionHeading title={block.title} intro={block.intro} />
      <Suspense>
        <TeamList members={block.members} />
      </Suspense>
    </Section>
  );
}
