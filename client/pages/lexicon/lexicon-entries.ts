import type { Html, InLanguage } from '../../components/content-types.ts';

export interface LexiconTerm extends InLanguage {
  /** The anchor of the term. */
  slug: string;
  term: string;
  aliases: string[];
  definition: Html;
  /** Slugs of terms of the same lexicon. */
  related: string[];
}

/** « Agrément : voir Autorisation » */
export interface LexiconReference extends InLanguage {
  alias: string;
  /** Of the term to see. */
  slug: string;
}

export interface LexiconGroup {
  /** A capital, or `0-9`. */
  letter: string;
  entries: (LexiconTerm | LexiconReference)[];
}

export function isTerm(entry: LexiconTerm | LexiconReference): entry is LexiconTerm {
  return 'definition' in entry;
}
