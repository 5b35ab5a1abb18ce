import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import type { InLanguage } from '../../components/content-types.ts';
import { SearchField } from '../../components/forms/search-field.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import styles from './site-search.module.css';

export type SearchGroupKind = 'nurseries' | 'cities' | 'pages' | 'questions' | 'articles' | 'white-papers' | 'terms';

export interface SearchResult extends InLanguage {
  href: string;
  title: string;
  note: string | null;
}

export interface SearchGroup {
  kind: SearchGroupKind;
  total: number;
  /** The first of them. */
  results: SearchResult[];
}

export interface SiteSearchProps {
  breadcrumbs: Breadcrumb[];
  query: string;
  outcome: 'not-asked' | 'too-short' | 'none' | 'found';
  total: number;
  groups: SearchGroup[];
  /** Pages that may help where nothing was found. */
  otherWays: { label: string; href: string }[];
}

/** Everything on the site that carries the words of a reader in its title. */
export function SiteSearchPage({ breadcrumbs, query, outcome, total, groups, otherWays }: SiteSearchProps) {
  const { siteSearch, specification, common } = useMessages();
  const { label, placeholder, submit } = siteSearch;
  const action = fixedPath('/recherche', useLocale());
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={siteSearch.title}>
        <SearchField value={query} target={{ label, placeholder, submit, action, name: 'q' }} />
        {outcome === 'too-short' && <p role="status">{specification.searchTooShort}</p>}
      </PageHeader>
      {outcome === 'none' && (
        <Section>
          <p className="lead" role="status">
            {specification.searchEmpty}
          </p>
        </Section>
      )}
      {outcome === 'found' && (
        <Section>
          <p className="lead" role="status">
            {siteSearch.found(common.results(total), query)}
          </p>
          {groups.map((group) => (
            <Group key={group.kind} group={group} />
          ))}
        </Section>
      )}
      {outcome !== 'found' && <OtherWays links={otherWays} hasFoundNothing={outcome === 'none'} />}
      <NextStep audience="famille" />
    </PageFrame>
  );
}

function Group({ group: { kind, total, results } }: { group: SearchGroup }) {
  const { siteSearch } = useMessages();
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>
        {siteSearch.groups[kind]} <span className="muted">{total}</span>
      </h2>
      <ul className={styles.results}>
        {results.map(({ href, title, note, lang }) => (
          <li key={href} lang={lang} className={styles.result}>
            <a href={href} className={styles.link}>
              {title}
            </a>
            {note && <p className="muted small">{note}</p>}
          </li>
        ))}
      </ul>
      {total > results.length && <p className="muted small">{siteSearch.shown(results.length, total)}</p>}
    </section>
  );
}

/** Where to go where the search did not lead. */
function OtherWays({ links, hasFoundNothing }: { links: SiteSearchProps['otherWays']; hasFoundNothing: boolean }) {
  const { siteSearch } = useMessages();
  return (
    <Section>
      <h2 className={styles.title}>{siteSearch.helpTitle}</h2>
      {hasFoundNothing && <p>{siteSearch.help}</p>}
      <ul className={styles.results}>
        {links.map(({ label, href }) => (
          <li key={href} className={styles.result}>
            <a href={href} className={styles.link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
