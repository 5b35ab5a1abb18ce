import { toSearchWords } from '../text/search-words.ts';

/** A word that is looked for. */
export interface SearchTerm {
  word: string;
  /** A word found begins with one of these; where it is empty, it is the word itself. */
  beginnings: string[];
  /** Words that are nearly the same, found as they are. */
  near: string[];
}

/** Nobody means more. */
const mostTerms = 12;
/** A shorter word has to stand as it is: « pré » is no beginning of « prénom ». */
const shortestBeginning = 4;
/** « crèches » finds « crèche », but « bus » is no plural. */
const shortestPlural = 5;

/** Words that are everywhere: they only count where there are no others. */
const stopWords = new Set(
  (
    'a afin ai au aux avec ce ces cet cette comment d dans de des du en est et l la le les leur leurs ma mais me mes mon n ne nos notre on ou ' +
    'par pas pour qu que quel quelle quels quelles qui quoi s sa se ses si son sont sur ta te tes ton un une vos votre y ' +
    'an and are at for from how in is it my of on or our the to what with you your'
  ).split(' '),
);

/** What a text looks for; empty where there is no word in it. */
export function toSearchTerms(text: string): SearchTerm[] {
  const words = [...new Set(toSearchWords(text))];
  const telling = words.filter((word) => !stopWords.has(word));
  return (telling.length ? telling : words).slice(0, mostTerms).map((word) => ({ word, beginnings: beginningsOf(word), near: [] }));
}

function beginningsOf(word: string): string[] {
  if (word.length < shortestBeginning) return [];
  const isPlural = word.length >= shortestPlural && /[sx]$/.test(word);
  return isPlural ? [word, word.slice(0, -1)] : [word];
}

/** How many letters of a folded word are looked for: all of it, or its beginning; 0 where it is not. A plural is the word itself. */
export function lettersLookedFor(word: string, terms: readonly SearchTerm[]): number {
  const letters = terms.map((term) => {
    if (word === term.word || term.near.includes(word)) return word.length;
    const beginning = term.beginnings.find((one) => word.startsWith(one));
    if (beginning === undefined) return 0;
    return /^(?:s|x|es)?$/.test(word.slice(beginning.length)) ? word.length : beginning.length;
  });
  return Math.max(0, ...letters);
}
