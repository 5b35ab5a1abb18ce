import type { Audience } from '../../../routes.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import type { Html, InLanguage } from '../../components/content-types.ts';
import { HtmlBody } from '../../components/html.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { type Choice, ChoiceLinks } from '../../components/navigation/choice-links.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { Accordion } from '../../components/surfaces/accordion.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './faq-list.module.css';

interface ListedQuestion extends InLanguage {
  /** Anchor on the page. */
  id: string;
  question: string;
  answer: Html;
  href: string;
}

export interface FaqGroup extends InLanguage {
  /** Anchor on the page. */
  id: string;
  /** Null for the entries that stand under no heading. */
  title: string | null;
  entries: ListedQuestion[];
}

export interface FaqListProps {
  category: Audience;
  title: string;
  breadcrumbs: Breadcrumb[];
  audiences: Choice[];
  groups: FaqGroup[];
}

/** The questions of one audience under their headings. */
export function FaqListPage({ category, title, breadcrumbs, audiences, groups }: FaqListProps) {
  const { faq } = useMessages();
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={title} intro={faq.intro[category]}>
        <ChoiceLinks label={faq.categories} choices={audiences} />
      </PageHeader>
      <Section>
        {groups.length === 0 && <p className="lead">{faq.empty}</p>}
        <div className={styles.columns}>
          {groups.length > 1 && <GroupLinks groups={groups} />}
          <div className={styles.groups}>
            {groups.map((group) => (
              <Group key={group.id} group={group} />
            ))}
          </div>
        </div>
      </Section>
      <NextStep audience={category} />
    </PageFrame>
  );
}

function GroupLinks({ groups }: { groups: FaqGroup[] }) {
  const { faq } = useMessages();
  return (
    <nav className={styles.links} aria-label={faq.groups}>
      <p className="eyebrow" aria-hidden="true">
        {faq.groups}
      </p>
      <ul className="shapes">
        {groups.map(({ id, title, lang }) => (
          <li key={id} lang={lang}>
            <a className={styles.link} href={`#${id}`}>
              <span className={`tile ${styles.mark}`} />
              {title ?? faq.otherGroup}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group }: { group: FaqGroup }) {
  const { faq } = useMessages();
  const items = group.entries.map(({ id, question, answer, href, lang }) => ({
    id,
    title: question,
    lang,
    content: (
      <div className="stack">
        <HtmlBody body={answer} className="prose" />
        <ButtonLink look="text" compact href={href}>
          <span>
            {faq.entryPage}
            <span className="visually-hidden"> ({question})</span>
          </span>
        </ButtonLink>
      </div>
    ),
  }));
  return (
    <section aria-labelledby={group.id}>
      <h2 id={group.id} className={styles.heading} lang={group.lang}>
        {group.title ?? faq.otherGroup}
      </h2>
      <Accordion items={items} />
    </section>
  );
}
