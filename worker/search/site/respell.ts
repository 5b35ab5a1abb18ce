import type { SearchTerm } from '../../../domain/search/search-terms.ts';
import type { Database } from '../database.ts';
import { keepNear, nearWordsStatement } from '../near-words.ts';

/** A typed word of four letters may be one of five with a letter missing. */
const shortestTyped = 4;
const shortestMeant = 5;
const mostNear = 6;

interface WordRow {
  word: string;
  shown: string;
}

export interface Respelled {
  /** The terms, with words that differ from them by one letter. */
  terms: SearchTerm[];
  /** The likeliest spelling of all words, accents included. */
  text: string;
}

/** In how many documents words are, as far as anybody has asked: each word is asked for once. */
export type Frequencies = Map<string, number>;

/** The terms in other spellings that documents have; null where there are none. */
export async function respell(database: Database, terms: readonly SearchTerm[], frequencies: Frequencies): Promise<Respelled | null> {
  const typed = terms.filter(({ word }) => word.length >= shortestTyped && !/\d/.test(word));
  if (!typed.length) return null;
  // Which terms tell most may be asked next: they are asked for together.
  await learn(
    database,
    terms.flatMap(({ word, beginnings }) => [word, ...beginnings]),
    frequencies,
  );
  // A word that documents have is no slip: its neighbours would be read for nothing.
  const tried = typed.filter(({ word, beginnings }) => ![word, ...beginnings].some((one) => frequencies.get(one)));
  if (!tried.length) return null;
  const neighbours = await database.batch<WordRow>(tried.map(({ word }) => nearWordsStatement(database, 'site', word)));
  const near = tried.map(({ word }, index) =>
    keepNear(word, neighbours[index]?.results ?? []).filter((other) => other.word.length >= shortestMeant),
  );
  if (near.every((list) => !list.length)) return null;
  await learn(
    database,
    near.flat().map(({ word }) => word),
    frequencies,
  );
  const likeliest = (list: WordRow[]) =>
    list
      .filter(({ word }) => frequencies.get(word))
      .sort((one, other) => (frequencies.get(other.word) ?? 0) - (frequencies.get(one.word) ?? 0));
  const byWord = new Map(tried.map(({ word }, index) => [word, likeliest(near[index] ?? []).slice(0, mostNear)]));
  if ([...byWord.values()].every((list) => !list.length)) return null;
  return {
    terms: terms.map((term) => ({ ...term, near: (byWord.get(term.word) ?? []).map(({ word }) => word) })),
    // A word that documents have stays as it was typed.
    text: terms.map(({ word }) => byWord.get(word)?.[0]?.shown ?? word).join(' '),
  };
}

/** Words this many times as frequent as the rarest of a query say little beside it. */
const muchMoreFrequent = 20;

/** The terms that tell most: the rare ones among those that documents have. */
export async function tellingTerms(database: Database, terms: readonly SearchTerm[], frequencies: Frequencies): Promise<SearchTerm[]> {
  await learn(
    database,
    terms.flatMap(({ word, near }) => [word, ...near]),
    frequencies,
  );
  const frequencyOf = ({ word, near }: SearchTerm) => [word, ...near].reduce((sum, one) => sum + (frequencies.get(one) ?? 0), 0);
  const frequentTerms = terms.filter((term) => frequencyOf(term) > 0);
  const rarest = Math.min(...frequentTerms.map(frequencyOf));
  return frequentTerms.filter((term) => frequencyOf(term) <= muchMoreFrequent * rarest);
}

async function learn(database: Database, words: readonly string[], frequencies: Frequencies): Promise<void> {
  const unknown = words.filter((word) => !frequencies.has(word));
  if (!unknown.length) return;
  const { results } = await database
    .prepare('SELECT t.term, t.doc FROM json_each(?) AS words CROSS JOIN document_terms AS t ON t.term = words.value')
    .bind(JSON.stringify(unknown))
    .all<{ term: string; doc: number }>();
  for (const word of unknown) frequencies.set(word, 0);
  for (const { term, doc } of results) frequencies.set(term, doc);
}
