import { isTerm, type LexiconGroup, type LexiconReference, type LexiconTerm } from '../../../client/pages/lexicon/lexicon-entries.ts';
import { slugify } from '../../../domain/text/slugify.ts';

/** French order; an accent or a hyphen only counts between words that are otherwise the same. */
const collator = new Intl.Collator('fr', { numeric: true, ignorePunctuation: true });

const nameOf = (entry: LexiconTerm | LexiconReference) => (isTerm(entry) ? entry.term : entry.alias);
const plain = (text: string) => slugify(text).replaceAll('-', '');

/** The letter a name stands under: « Œuvre » under O, « 1 000 premiers jours » under 0-9. */
export function letterOf(name: string): string {
  const first = slugify(name).charAt(0).toUpperCase();
  return first >= 'A' ? first : '0-9';
}

/**
 * The terms and their other names by letter; a name that only differs from the term in accents, case or hyphens needs no
 * reference. Sorted here and not in the page, since browsers do not all collate alike.
 */
export function groupByLetter(terms: LexiconTerm[]): LexiconGroup[] {
  const references = terms.flatMap(({ slug, term, lang, aliases }) =>
    aliases.filter((alias) => plain(alias) !== plain(term)).map((alias): LexiconReference => ({ alias, slug, lang })),
  );
  const entries = [...terms, ...references].sort((first, second) => collator.compare(nameOf(first), nameOf(second)));
  return [...Map.groupBy(entries, (entry) => letterOf(nameOf(entry)))]
    .map(([letter, ofLetter]) => ({ letter, entries: ofLetter }))
    .sort((first, second) => collator.compare(first.letter, second.letter));
}
