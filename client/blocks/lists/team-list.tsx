import { TeamMember, type TeamMemberProps } from '../../components/cards/team-member.tsx';
import type { InLanguage } from '../../components/content-types.ts';
import styles from '../blocks.module.css';

export interface TeamBlock {
  type: 'team';
  title: string;
  intro: string | null;
  members: (TeamMemberProps & InLanguage)[];
}

/** The people of a team block; in a chunk of its own, few pages have one. */
export function TeamList({ members }: Pick<TeamBlock, 'members'>) {
  return (
    <ul className={`grid shapes ${styles.team}`}>
      {members.map(({ lang, ...member }) => (
        <li key={member.name} lang={lang}>
          <TeamMember {...member} />
        </li>
      ))}
    </ul>
  );
}
