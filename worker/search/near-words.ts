import { isNearSpelling, reversed } from '../../domain/text/near-spelling.ts';
import type { Database, Statement } from './database.ts';

interface WordRow {
  word: string;
  shown: string;
}

/** Words of a source that differ from a word by one letter. */
export interface NearWord {
  word: string;
  /** With its accents. */
  shown: string;
}

const mostNear = 12;
/** After every letter a key may hold. */
const afterAll = '{';

/**
 * The statement that finds candidates for each word: with one letter wrong, one half of the word is right, so that the
 * words are found by their beginning or by their end among those of nearly the same length.
 */
export function nearWordsStatement(database: Database, source: 'place' | 'site', word: string): Statement {
  const half = Math.floor(word.length / 2);
  // One letter less on both sides: two letters may be swapped across the middle.
  const start = word.slice(0, half - 1);
  const end = reversed(word.slice(half + 1));
  const lengths = JSON.stringify([word.length - 1, word.length, word.length + 1]);
  return database
    .prepare(
      `SELECT w.word, w.shown FROM json_each(?2) AS lengths CROSS JOIN words AS w
       WHERE w.source = ?1 AND w.length = lengths.value AND w.word >= ?3 AND w.word < ?4
       UNION
       SELECT w.word, w.shown FROM json_each(?2) AS lengths CROSS JOIN words AS w INDEXED BY words_reversed
       WHERE w.source = ?1 AND w.length = lengths.value AND w.reversed >= ?5 AND w.reversed < ?6`,
    )
    .bind(source, lengths, start, start + afterAll, end, end + afterAll);
}

/** The words that are near indeed, of what the statement has found. */
export function keepNear(word: string, rows: readonly WordRow[]): NearWord[] {
  return rows.filter((row) => row.word !== word && isNearSpelling(row.word, word)).slice(0, mostNear);
}
