import { hasEveryWord, toSearchWords } from '../../../domain/text/search-words.ts';
import type { LexiconTerm } from './lexicon-entries.ts';

/**
 * The slugs of the terms that a text finds, null where it asks for nothing. Names go first: only where none fits are the
 * definitions searched, since half of them mention the Caf.
 */
export function findTerms(terms: LexiconTerm[], text: string): Set<string> | null {
  const words = toSearchWords(text);
  if (words.length === 0) return null;
  const slugsWhere = (read: (term: LexiconTerm) => string[]) =>
    terms.filter((term) => read(term).some((candidate) => hasEveryWord(candidate, words))).map(({ slug }) => slug);
  const named = slugsWhere(({ term, aliases }) => [term, ...aliases]);
  return new Set(named.length > 0 ? named : slugsWhere(({ definition }) => [definition.html.replace(/<[^>]+>/g, ' ')]));
}
