import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { SearchField } from '../../components/forms/search-field.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import { findTerms } from './find-terms.ts';
import styles from './lexicon.module.css';
import { isTerm, type LexiconGroup } from './lexicon-entries.ts';
import { LexiconLetter } from './lexicon-letter.tsx';
import { LexiconLetters, LexiconStatus } from './lexicon-status.tsx';

export interface LexiconProps {
  /** Address of the page without a search. */
  path: string;
  /** What the address asks for; empty where it asks for nothing. */
  query: string;
  breadcrumbs: Breadcrumb[];
  groups: LexiconGroup[];
}

/** What is searched for: by the address at first, then by what is typed. */
function useNarrowing(query: string) {
  const field = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState({ query, text: query });
  // Another address, such as by the back button, starts anew.
  if (search.query !== query) setSearch({ query, text: query });
  const setText = (text: string) => setSearch({ query, text });

  // What was typed before React came is in the field already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when React has come
  useEffect(() => {
    const typed = field.current?.querySelector('input')?.value ?? query;
    if (typed !== query) setText(typed);
  }, []);

  function narrow(event: FormEvent) {
    if (event.target instanceof HTMLInputElement) setText(event.target.value);
  }

  function showAll() {
    const input = field.current?.querySelector('input');
    if (input) input.value = '';
    setText('');
  }

  return { field, text: search.text, narrow, showAll };
}

/**
 * All terms by letter. A search hides the others instead of leaving them out: without JavaScript it is a GET form, in the
 * browser every key narrows the list, and nothing has to be asked for to widen it again.
 */
export function LexiconPage({ path, query, breadcrumbs, groups }: LexiconProps) {
  const { lexicon } = useMessages();
  const { field, text, narrow, showAll } = useNarrowing(query);
  const terms = groups.flatMap(({ entries }) => entries).filter(isTerm);
  const slugs = findTerms(terms, text);

  function showAllHere(event: MouseEvent) {
    showAll();
    // The address asks for nothing already: no page to go to.
    if (query === '') event.preventDefault();
  }

  /** A link to a term that the search hides shows it again before the browser jumps there. */
  function showTarget(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.hash && link.pathname === location.pathname) showAll();
  }

  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={lexicon.title} intro={lexicon.intro}>
        <div ref={field} className={styles.search} onInput={narrow}>
          <SearchField
            value={query}
            target={{ action: path, name: 'q', label: lexicon.search, placeholder: lexicon.placeholder, submit: lexicon.submit }}
          />
        </div>
      </PageHeader>
      <Section>
        <LexiconStatus count={terms.length} slugs={slugs} path={path} onShowAll={showAllHere} />
        <LexiconLetters letters={slugs === null ? groups.map(({ letter }) => letter) : []} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links inside, the browser makes clicks of keys */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: same */}
        <div className="shapes" onClick={showTarget}>
          {groups.map((group) => (
            <LexiconLetter key={group.letter} group={group} view={{ path, terms, slugs }} />
          ))}
        </div>
      </Section>
      <NextStep audience="famille" />
    </PageFrame>
  );
}
