import { Section, SectionHeading } from '../components/section.tsx';
import { TeamMember } from '../components/team-member.tsx';
import type { TeamBlock } from './block.ts';
import styles from './blocks.module.css';

/** The people of the team. */
export function Team({ block }: { block: TeamBlock }) {
  if (block.members.length === 0) return null;
  return (
    <Section>
      <SectionHeading title={block.title} intro={block.intro} />
      <ul className={`grid shapes ${styles.team}`}>
        {block.members.map(({ lang, ...member }) => (
          <li key={member.name} lang={lang}>
            <TeamMember {...member} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
