import { foldFrench } from '../text/french-text.ts';

/** Abbreviations in place names, spelled out in what is typed and in the names themselves. */
const spelledOut: Record<string, string> = {
  st: 'saint',
  ste: 'sainte',
  sts: 'saints',
  stes: 'saintes',
  s: 'sur',
  ss: 'sous',
  nd: 'notre dame',
  mt: 'mont',
  gd: 'grand',
  gde: 'grande',
  vx: 'vieux',
  // « Villers-lez-Nancy », « Villers-lès-Nancy »: both are right somewhere, and readers cannot know.
  lez: 'les',
};

/** Words that readers leave out: « Aulnay bois », « Chalons Champagne ». */
const linking = new Set('a au aux d de des du en et l la le les sous sur'.split(' '));

/** The words of a text about a place: no accents, case, apostrophes or dashes, abbreviations spelled out, « s/ » as « sur ». */
export function toPlaceWords(text: string): string[] {
  return foldFrench(text)
    .replace(/\bs\s?\/\s?s\b\/?/g, ' sous ')
    .replace(/\b(s|ss)\s?\//g, ' $1 ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .flatMap((word) => (spelledOut[word] ?? word).split(' '));
}

/** The spelling names are looked up by: « L’Haÿ-les-Roses » → `l hay les roses`. */
export function placeKey(text: string): string {
  return toPlaceWords(text).join(' ');
}

/** Written as one word, as `saintetienne` is typed. */
export function squashedKey(words: readonly string[]): string {
  return words.join('');
}

/** Without linking words; empty where there is nothing else. */
export function bareKey(words: readonly string[]): string {
  return words.filter((word) => !linking.has(word)).join(' ');
}

/** Without the article a name begins with: « Le Havre » → `havre`; null where there is none. */
export function keyWithoutArticle(words: readonly string[]): string | null {
  const [first = '', ...rest] = words;
  return rest.length && /^(?:le|la|les|l)$/.test(first) ? rest.join(' ') : null;
}

/** True for a word that only links others. */
export function isLinkingWord(word: string): boolean {
  return linking.has(word);
}
