import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { type SearchKind, searchKindNames } from '../../../domain/search/site-search.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import type { InLanguage } from '../../components/content-types.ts';
import { SearchField } from '../../components/forms/search-field.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { ChoiceLinks } from '../../components/navigation/choice-links.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { type SearchGroup, SearchGroupSection } from './search-group.tsx';
import styles from './site-search.module.css';

export interface SiteSearchProps {
  breadcrumbs: Breadcrumb[];
  query: string;
  outcome: 'not-asked' | 'too-short' | 'none' | 'found';
  total: number;
  /** The kind that is shown alone; null for the first of each. */
  kind: SearchKind | null;
  groups: SearchGroup[];
  page: number;
  pageCount: number;
  /** Pages the query means whatever words they have. */
  bets: { href: string; title: string; text: string }[];
  /** The entry of the lexicon the query is the name of. */
  term: (InLanguage & { href: string; term: string; definition: string }) | null;
  /** Places of that name, to look for nurseries at. */
  places: { label: string; href: string }[];
  /** The query in the nearest known spelling. */
  suggestion: string | null;
  isCorrected: boolean;
  isPartial: boolean;
  /** Pages that may help where nothing was found. */
  otherWays: { label: string; href: string }[];
}

/** The address of a search; that of the first page of all kinds unless said otherwise. */
function useSearchPath(): (query: string, narrowed?: { kind: SearchKind | null; page?: number }) => string {
  const path = fixedPath('/recherche', useLocale());
  return (query, { kind, page = 1 } = { kind: null }) => {
    const parameters = { q: query, ...(kind && { type: searchKindNames[kind] }), ...(page > 1 && { page: String(page) }) };
    return `${path}?${new URLSearchParams(parameters)}`;
  };
}

/** Everything on the site that has the words of a reader. */
export function SiteSearchPage(props: SiteSearchProps) {
  const { breadcrumbs, query, outcome, otherWays } = props;
  const { siteSearch, specification } = useMessages();
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
          <Suggestion {...props} />
          <BestBets bets={props.bets} />
        </Section>
      )}
      {outcome === 'found' && <Found {...props} />}
      {outcome !== 'found' && <OtherWays links={otherWays} hasFoundNothing={outcome === 'none'} />}
      <NextStep audience="famille" />
    </PageFrame>
  );
}

function Found(props: SiteSearchProps) {
  const { query, total, kind, groups, page, pageCount, term, places, suggestion, isCorrected, isPartial } = props;
  const { siteSearch } = useMessages();
  const pathOf = useSearchPath();
  const shownGroups = groups.filter((group) => (kind ? group.kind === kind : group.hits.length > 0));
  return (
    <Section>
      <div className="stack">
        <p className="lead" role="status">
          {siteSearch.found(siteSearch.results(total), (isCorrected && suggestion) || query)}
        </p>
        <BestBets bets={props.bets} />
        {isPartial && <p>{siteSearch.partial}</p>}
        <Suggestion {...props} />
        {places.map(({ label, href }) => (
          <p key={href}>
            <ButtonLink look="secondary" href={href}>
              {siteSearch.nurseriesAt(label)}
            </ButtonLink>
          </p>
        ))}
        {groups.length > 1 && (
          <ChoiceLinks
            label={siteSearch.kinds}
            choices={[
              { label: siteSearch.allKinds, href: pathOf(query), current: kind === null },
              ...groups.map((group) => ({
                label: `${siteSearch.groups[group.kind]} (${siteSearch.count(group.total)})`,
                href: pathOf(query, { kind: group.kind }),
                current: kind === group.kind,
              })),
            ]}
          />
        )}
        {term && !kind && (
          <aside className="surface padded" lang={term.lang}>
            <h2 className={styles.title}>
              <a href={term.href}>{term.term}</a>
            </h2>
            <p>{term.definition}</p>
          </aside>
        )}
        {shownGroups.map((group) => (
          <SearchGroupSection key={group.kind} group={group} moreHref={kind ? null : pathOf(query, { kind: group.kind })} />
        ))}
        <Pagination page={page} pageCount={pageCount} hrefFor={(number) => pathOf(query, { kind, page: number })} />
      </div>
    </Section>
  );
}

/** Pages that the reader is likely to mean, before what has the words. */
function BestBets({ bets }: Pick<SiteSearchProps, 'bets'>) {
  if (!bets.length) return null;
  return (
    <ul className={`surface padded ${styles.bets}`}>
      {bets.map(({ href, title, text }) => (
        <li key={href}>
          <a href={href} className={styles.link}>
            {title}
          </a>
          <p className="muted small">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** « Vouliez-vous dire », or that the results are those of another spelling. */
function Suggestion({ query, suggestion, isCorrected }: SiteSearchProps) {
  const { siteSearch } = useMessages();
  const pathOf = useSearchPath();
  if (!suggestion) return null;
  if (isCorrected) return <p>{siteSearch.corrected(query)}</p>;
  return (
    <p>
      {siteSearch.didYouMean} <a href={pathOf(suggestion)}>{suggestion}</a>
    </p>
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
