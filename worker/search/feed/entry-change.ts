import { keysOf } from '../../../domain/keys-of.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { SearchKind } from '../../../domain/search/site-search.ts';
import { reversed } from '../../../domain/text/near-spelling.ts';
import { toSearchWords } from '../../../domain/text/search-words.ts';
import { shortDigest } from '../../digest.ts';
import { scopeWord, searchKindOf } from '../site/match-expression.ts';
import type { NurseryRow } from './nursery-row.ts';

/** Where entries come from: a type of the CMS, or our own fixed pages. */
export type FeedKind = SearchKind | 'routes';

/** What the site search knows of an entry in one language. */
export interface DocumentText {
  /** French address, without the prefix of a language. */
  path: string;
  title: string;
  /** What tells it from others of its title; empty where nothing is needed. */
  note: string;
  /** Words it is found by besides those of title, note and body. */
  keywords: string;
  body: string;
  /** INSEE code of a city. */
  place?: string | null;
}

/** An entry as it is now. */
export interface EntryState {
  id: string;
  texts: Partial<Record<Locale, DocumentText>>;
  nursery: NurseryRow | null;
}

/** A change on its way into the index: a row of `index_changes`. */
export interface EntryChange {
  kind: FeedKind;
  id: string;
  /** Null where the entry has gone. */
  hash: string | null;
  documents: string;
  nursery: string | null;
  words: string;
}

/** A typed word with a wrong letter is looked for among those of five letters and more. */
const shortestWord = 5;
const longestWord = 40;

/** The row of an entry that is there. */
export async function changeOf(kind: FeedKind, { id, texts, nursery }: EntryState): Promise<EntryChange> {
  const shownKind = searchKindOf(kind);
  const list = keysOf(texts).map((locale) => ({
    ...texts[locale],
    locale,
    scope: scopeOf(locale, { texts, kind: shownKind }),
  }));
  const documents = JSON.stringify(list);
  const row = nursery ? JSON.stringify(nursery) : null;
  return {
    kind,
    id,
    hash: await shortDigest(`${documents}${row}`),
    documents,
    nursery: row,
    words: JSON.stringify(wordsOf(Object.values(texts))),
  };
}

/** The row of an entry that has gone. */
export function removalOf(kind: FeedKind, id: string): EntryChange {
  return { kind, id, hash: null, documents: '[]', nursery: null, words: '[]' };
}

/** French stands in where there is no English. */
function scopeOf(locale: Locale, { texts, kind }: { texts: EntryState['texts']; kind: SearchKind }): string {
  const scopes = [scopeWord(locale, kind)];
  if (locale === 'fr' && !texts.en) scopes.push(scopeWord('en', kind));
  return scopes.join(' ');
}

/** Each longer word with its end first and as it is written. */
function wordsOf(texts: DocumentText[]): [string, string, string][] {
  const words = new Map<string, string>();
  for (const { title, note, keywords, body } of texts)
    for (const [written] of `${title} ${note} ${keywords} ${body}`.normalize('NFC').matchAll(/[\p{L}\p{M}]{5,}/gu)) {
      const [word = ''] = toSearchWords(written);
      const isWord = word.length >= shortestWord && word.length <= longestWord;
      if (isWord && !words.has(word)) words.set(word, written.toLocaleLowerCase('fr'));
    }
  return [...words].map(([word, written]) => [word, reversed(word), written]);
}
