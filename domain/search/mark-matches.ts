import { toSearchWords } from '../text/search-words.ts';
import { lettersLookedFor, type SearchTerm } from './search-terms.ts';
import type { Segment } from './site-search.ts';

/** Characters of an excerpt, about two lines. */
const excerptLength = 180;
/** What stands before the first match. */
const leadLength = 50;

interface Word {
  start: number;
  end: number;
  folded: string;
}

/** A text with what is looked for marked, spelled as it is: whole words, or their beginnings where no more was typed. */
export function markMatches(text: string, terms: readonly SearchTerm[]): Segment[] {
  const segments: Segment[] = [];
  let position = 0;
  for (const { start, end } of matchesOf(text, terms)) {
    if (start > position) segments.push({ text: text.slice(position, start), isMatch: false });
    segments.push({ text: text.slice(start, end), isMatch: true });
    position = end;
  }
  if (position < text.length) segments.push({ text: text.slice(position), isMatch: false });
  return segments;
}

/** The part of a text that holds most of what is looked for, cut between words; its beginning where it holds nothing. */
export function excerptAround(text: string, terms: readonly SearchTerm[]): Segment[] {
  const matches = matchesOf(text, terms);
  const best = matches.reduce<{ start: number; count: number }>(
    (densest, { start }) => {
      const within = matches.filter((other) => other.start >= start && other.end <= start + excerptLength - leadLength);
      const count = new Set(within.map(({ folded }) => folded)).size;
      return count > densest.count ? { start, count } : densest;
    },
    { start: 0, count: 0 },
  );
  const from = startOfWord(text, best.start > leadLength ? best.start - leadLength : 0);
  const until = endOfWord(text, from + excerptLength);
  const cut = text.slice(from, until).trim();
  return markMatches(`${from > 0 ? '… ' : ''}${cut}${until < text.length ? '…' : ''}`, terms);
}

/** A text of the CMS may be long: what comes after is not looked at. */
const longestText = 50_000;

function matchesOf(text: string, terms: readonly SearchTerm[]): Word[] {
  const initials = new Set(terms.flatMap(({ word, beginnings, near }) => [word, ...beginnings, ...near].map((form) => form[0])));
  return [...text.slice(0, longestText).matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap((match) => {
    // Most words begin with another letter: they need not be folded to tell it, as long as the letter has no accent.
    const [initial = ''] = match[0];
    if (initial <= 'z' && !initials.has(initial.toLowerCase())) return [];
    const [folded = ''] = toSearchWords(match[0]);
    const letters = lettersLookedFor(folded, terms);
    return letters ? [{ start: match.index, end: match.index + lengthOf(match[0], { letters, folded }), folded }] : [];
  });
}

/** How much of a word as it is written is so many letters of it folded: an accent may stand apart, and a ligature is two. */
function lengthOf(word: string, { letters, folded }: { letters: number; folded: string }): number {
  if (letters === folded.length) return word.length;
  for (let end = 1; end < word.length; end += 1) {
    const [begun = ''] = toSearchWords(word.slice(0, end));
    if (begun.length >= letters && !/^\p{M}/u.test(word.slice(end))) return end;
  }
  return word.length;
}

function startOfWord(text: string, position: number): number {
  return position === 0 ? 0 : text.indexOf(' ', position) + 1;
}

function endOfWord(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const space = text.lastIndexOf(' ', position);
  return space > position - excerptLength / 2 ? space : position;
}
