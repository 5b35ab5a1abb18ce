import { HtmlBody } from '../../components/html.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './lexicon.module.css';
import { isTerm, type LexiconGroup, type LexiconReference, type LexiconTerm } from './lexicon-entries.ts';

interface LexiconView {
  /** Address of the page without a search: what a search hides can be jumped to there. */
  path: string;
  terms: LexiconTerm[];
  /** Slugs of the terms to show; null for all. */
  slugs: Set<string> | null;
}

/** The anchor of a letter. */
export function letterId(letter: string): string {
  return `lettre-${letter.toLowerCase()}`;
}

/**
 * The entries of a letter, open while something is searched for: a link to one of them opens its letter by itself. What a search does not find
 * stays in the document, hidden.
 */
export function LexiconLetter({ group, view }: { group: LexiconGroup; view: LexiconView }) {
  const { slugs } = view;
  const id = letterId(group.letter);
  const terms = group.entries.filter(isTerm);
  const names = terms.length > 0 ? terms.map(({ term }) => term) : group.entries.map((entry) => (isTerm(entry) ? entry.term : entry.alias));
  const isShown = (entry: LexiconTerm | LexiconReference) => slugs === null || (isTerm(entry) && slugs.has(entry.slug));
  return (
    <details className={styles.group} open={slugs !== null} hidden={!group.entries.some(isShown)}>
      <summary className={styles.letter}>
        <h2 className="tile">{group.letter}</h2>
        <span className="muted small">{names.join(', ')}</span>
      </summary>
      <div id={id} className={styles.entries}>
        {group.entries.map((entry) =>
          isTerm(entry) ? (
            <Term key={entry.slug} entry={entry} view={view} hidden={!isShown(entry)} />
          ) : (
            <Reference key={`${entry.alias} ${entry.slug}`} entry={entry} view={view} hidden={!isShown(entry)} />
          ),
        )}
      </div>
    </details>
  );
}

interface EntryProps<Entry> {
  entry: Entry;
  view: LexiconView;
  hidden: boolean;
}

function Term({ entry, view, hidden }: EntryProps<LexiconTerm>) {
  const { lexicon } = useMessages();
  const { slug, term, aliases, definition, related, lang } = entry;
  return (
    <article id={slug} className={styles.term} hidden={hidden}>
      <h3 lang={lang}>{term}</h3>
      {aliases.length > 0 && (
        <p className={styles.aside}>
          {lexicon.aliases} <span lang={lang}>{aliases.join(', ')}</span>
        </p>
      )}
      <div lang={lang}>
        <HtmlBody body={definition} className="prose small" />
      </div>
      {related.length > 0 && (
        <p className={styles.aside}>
          {lexicon.related}{' '}
          {related.map((other, index) => (
            <span key={other}>
              {index > 0 && ', '}
              <TermAnchor slug={other} view={view} />
            </span>
          ))}
        </p>
      )}
    </article>
  );
}

function Reference({ entry: { alias, slug, lang }, view, hidden }: EntryProps<LexiconReference>) {
  const { lexicon } = useMessages();
  return (
    <p className={styles.reference} hidden={hidden}>
      <span lang={lang}>{alias}</span>, {lexicon.see} <TermAnchor slug={slug} view={view} />
    </p>
  );
}

function TermAnchor({ slug, view }: { slug: string; view: LexiconView }) {
  const target = view.terms.find((term) => term.slug === slug);
  return target ? (
    <a href={`${view.path}#${slug}`} lang={target.lang}>
      {target.term}
    </a>
  ) : null;
}
