import { foldFrench } from './french-text.ts';

/** Abbreviations of French place names, spelled out on both sides of a comparison. */
const spelledOut: Record<string, string> = { st: 'saint', ste: 'sainte', sts: 'saints', stes: 'saintes' };

/** The words of a text for comparing: no accents, case, dashes, apostrophes or punctuation; `st` is `saint`. */
export function toSearchWords(text: string): string[] {
  return foldFrench(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => spelledOut[word] ?? word);
}

/** True where every word asked for begins a word of the text; true for no words at all. */
export function hasEveryWord(text: string, starts: readonly string[]): boolean {
  const words = toSearchWords(text);
  return starts.every((start) => words.some((word) => word.startsWith(start)));
}
