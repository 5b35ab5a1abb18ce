import type { MouseEvent } from 'react';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './lexicon.module.css';
import { letterId } from './lexicon-letter.tsx';

interface LexiconStatusProps {
  /** Terms of the whole lexicon. */
  count: number;
  /** Slugs of the terms that a search finds; null without one. */
  slugs: Set<string> | null;
  path: string;
  onShowAll(event: MouseEvent): void;
}

/** How many terms are shown, said aloud as a search narrows them, and the way back to all. */
export function LexiconStatus({ count, slugs, path, onShowAll }: LexiconStatusProps) {
  const { lexicon } = useMessages();
  const matches = slugs && (slugs.size > 0 ? lexicon.found(slugs.size, count) : lexicon.none);
  return (
    <div className={styles.status}>
      <p role="status" className="muted">
        {count === 0 ? lexicon.empty : (matches ?? lexicon.count(count))}
      </p>
      {slugs && (
        <a href={path} onClick={onShowAll}>
          {lexicon.showAll}
        </a>
      )}
    </div>
  );
}

/** A link to each letter. */
export function LexiconLetters({ letters }: { letters: string[] }) {
  const { lexicon } = useMessages();
  if (letters.length === 0) return null;
  return (
    <nav className={styles.letters} aria-label={lexicon.letters}>
      <ul className={styles.letterList}>
        {letters.map((letter) => (
          <li key={letter}>
            <a className={styles.letterLink} href={`#${letterId(letter)}`}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
