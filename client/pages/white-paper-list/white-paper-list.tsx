import type { WhitePaperCategory } from '../../../routes.ts';
import { BookCover } from '../../components/cards/book-cover.tsx';
import { WhitePaperFacts } from '../../components/cards/white-paper-facts.tsx';
import type { Image, InLanguage } from '../../components/content-types.ts';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { type Choice, ChoiceLinks } from '../../components/navigation/choice-links.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './white-paper-list.module.css';

interface ListedWhitePaper extends InLanguage {
  href: string;
  title: string;
  summary: string;
  cover: Image | null;
  pageCount: number | null;
  publishedOn: string | null;
}

export interface WhitePaperListProps {
  category: WhitePaperCategory;
  title: string;
  breadcrumbs: Breadcrumb[];
  audiences: Choice[];
  whitePapers: ListedWhitePaper[];
}

/** The white papers for one audience. */
export function WhitePaperListPage({ category, title, breadcrumbs, audiences, whitePapers }: WhitePaperListProps) {
  const texts = useMessages().whitePapers;
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={title} intro={texts.intro[category]} tone="cream">
        <ChoiceLinks label={texts.categories} choices={audiences} />
      </PageHeader>
      <Section>
        {whitePapers.length === 0 && <p className="lead">{texts.empty}</p>}
        <ul className={styles.list}>
          {whitePapers.map((whitePaper, index) => (
            <li key={whitePaper.href}>
              <Entry whitePaper={whitePaper} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </Section>
      <NextStep audience={category} />
    </PageFrame>
  );
}

function Entry({ whitePaper, isFirst }: { whitePaper: ListedWhitePaper; isFirst: boolean }) {
  const { href, title, summary, cover, pageCount, publishedOn, lang } = whitePaper;
  const texts = useMessages().whitePapers;
  return (
    <article className={styles.entry}>
      <div className={styles.cover}>
        <BookCover image={cover} title={title} sizes="(min-width: 768px) 20rem, 17rem" lang={lang} priority={isFirst} />
      </div>
      <div className="stack">
        <h2 className={styles.title} lang={lang}>
          <a href={href} className="stretched">
            {title}
          </a>
        </h2>
        <WhitePaperFacts pageCount={pageCount} publishedOn={publishedOn} />
        <p lang={lang}>{summary}</p>
        <p className={styles.more} aria-hidden="true">
          {texts.read} <Icon path={icons.arrow} size={20} />
        </p>
      </div>
    </article>
  );
}
