import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import { findTerms } from './find-terms.ts';
import styles from './lexicon.module.css';
import { isTerm, type LexiconGroup } from './lexicon-entries.ts';
import { LexiconLetter, letterId } from './lexicon-letter.tsx';
import { LexiconSearch } from './lexicon-search.tsx';

export interface LexiconProps {
  /** Address of the page without a search. */
  path: string;
  /** What the address asks for; empty where it asks for nothing. */
  query: string;
  breadcrumbs: Breadcrumb[];
  groups: LexiconGroup[];
}

/**
 * All terms by letter. A search hides the others instead of leaving them out: without JavaScript it is a GET form, in the
 * browser every key narrows the list, and nothing has to be asked for to widen it again.
 */
export function LexiconPage({ path, query, breadcrumbs, groups }: LexiconProps) {
  const { lexicon } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState({ query, text: query });
  // Another address, such as by the back button, starts anew.
  if (search.query !== query) setSearch({ query, text: query });
  const setText = (text: string) => setSearch({ query, text });

  // What was typed before React came is in the field already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when React has come
  useEffect(() => {
    const typed = input.current?.value ?? query;
    if (typed !== query) setText(typed);
  }, []);

  const terms = groups.flatMap(({ entries }) => entries).filter(isTerm);
  const found = findTerms(terms, search.text);

  /** A link to a term that the search hides shows it again before the browser jumps there. */
  function showTarget(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.hash && link.pathname === location.pathname) setText('');
  }

  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={lexicon.title} intro={lexicon.intro}>
        <LexiconSearch path={path} text={search.text} input={input} onChange={setText} />
      </PageHeader>
      <Section>
        <div className={styles.status}>
          <p role="status" className="muted">
            {found === null && lexicon.count(terms.length)}
            {found !== null && (found.size > 0 ? lexicon.found(found.size, terms.length) : lexicon.none)}
          </p>
          {found !== null && (
            <a
              href={path}
              onClick={(event) => {
                setText('');
                // The address asks for nothing already: no page to go to.
                if (query === '') event.preventDefault();
              }}
            >
              {lexicon.showAll}
            </a>
          )}
        </div>
        <nav className={styles.letters} aria-label={lexicon.letters} hidden={found !== null || groups.length === 0}>
          <ul className={styles.letterList}>
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a className={styles.letterLink} href={`#${letterId(letter)}`}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links inside, the browser makes clicks of keys */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: same */}
        <div className="shapes" onClick={showTarget}>
          {groups.map((group) => (
            <LexiconLetter key={group.letter} group={group} view={{ path, terms, found }} />
          ))}
        </div>
      </Section>
      <NextStep audience="famille" />
    </PageFrame>
  );
}
