import type { PlaceOption } from '../place.ts';
import { distinctOptions, type NamedPlace, nameRanks, type PlaceLookup, weightOf } from '../place-lookup.ts';
import { isLinkingWord } from '../place-words.ts';
import { exactBoost, rankedMatches } from './ranked-matches.ts';

const mostNear = 8;
/** Spellings tried at once. */
const mostSpellings = 16;
/** Words looked at: each costs a question. */
const mostWords = 5;
/** A shorter word has too many neighbours. */
const shortestWord = 4;
/** Spellings of a single word whose longer names are looked for: « Viliers » is Villiers-sur-Marne. */
const mostBegun = 4;

/** Places whose name is nearly what was typed: one letter wrong in a word, or a part of the words. */
export async function nearPlaces(
  words: readonly string[],
  { named, lookup }: { named: NamedPlace[]; lookup: PlaceLookup },
): Promise<PlaceOption[]> {
  const spellings = await Promise.all(
    words.map(async (word, index) => {
      const isTried = word.length >= shortestWord && index < mostWords && !/^\d/.test(word);
      return isTried ? [word, ...(await lookup.nearWords(word))] : [word];
    }),
  );
  const keys = combine(spellings).filter((key) => key !== words.join(' '));
  const [matches, ...begun] = await Promise.all([
    keys.length ? lookup.named(keys) : [],
    ...(words.length === 1 ? keys.slice(0, mostBegun).map((key) => lookup.beginning(`${key} `)) : []),
  ]);
  const exact = matches.filter(({ rank }) => rank <= nameRanks.quarter);
  // A longer name is meant where hardly anybody lives in what is called just so.
  const least = exactBoost * Math.max(1, ...exact.filter(({ rank }) => rank !== nameRanks.former).map(({ option }) => weightOf(option)));
  const whole = rankedMatches({ exact, begun: begun.flat().filter(({ option }) => weightOf(option) >= least) });
  if (whole.length) return whole.slice(0, mostNear).map(({ option }) => option);
  const ends = optionsOf(matches.filter(({ rank }) => rank === nameRanks.inner));
  // A part of the words, where it is more than an article or a « saint ».
  const partly = optionsOf(
    named.filter(
      ({ key, rank }) => rank <= nameRanks.quarter && key.length >= shortestWord && !isLinkingWord(key) && !/^saintes?$/.test(key),
    ),
  );
  return distinctOptions([...ends, ...partly]).slice(0, mostNear);
}

function optionsOf(matches: NamedPlace[]): PlaceOption[] {
  return distinctOptions(matches.map(({ option }) => option)).slice(0, mostNear);
}

/** Every combination of the spellings of each word, the typed ones first. */
function combine(spellings: readonly string[][]): string[] {
  return spellings
    .reduce<string[]>((keys, choices) => keys.flatMap((key) => choices.map((word) => `${key} ${word}`)).slice(0, mostSpellings), [''])
    .map((key) => key.trim());
}
