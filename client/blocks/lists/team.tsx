import { Suspense } from 'react';
import { lazyComponent } from '../../components/loading/lazy-component.ts';
import { Section, SectionHeading } from '../../components/section.tsx';
import type { TeamBlock } from './team-list.tsx';

const TeamList = lazyComponent(async () => (await import('./team-list.tsx')).TeamList);

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
