import { TeamMember, type TeamMemberProps } from '../../components/cards/team-member.tsx';
import type { InLanguage } from '../../components/content-types.ts';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section, SectionHeading } from '../../components/section.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './team.module.css';

export interface TeamProps {
  breadcrumbs: Breadcrumb[];
  members: (TeamMemberProps & InLanguage)[];
}

/** Everyone of the team, and how they work together. */
export function TeamPage({ breadcrumbs, members }: TeamProps) {
  const { team } = useMessages();
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={team.title} intro={team.intro} />
      <Section>
        <SectionHeading title={team.members} />
        {members.length > 0 ? (
          <ul className={`grid shapes ${styles.members}`}>
            {members.map(({ lang, ...member }) => (
              <li key={member.name} lang={lang}>
                <TeamMember {...member} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="lead">{team.empty}</p>
        )}
      </Section>
      <Section tone="cream">
        <SectionHeading title={team.wayTitle} intro={team.way} />
      </Section>
      <NextStep audience="famille" />
    </PageFrame>
  );
}
