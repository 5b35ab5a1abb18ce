import type { PlaceOption } from '../place.ts';
import { distinctMatches, type NamedPlace, nameRanks, tellingGroup, weightOf } from '../place-lookup.ts';

/** Places by the name that was typed, and by names that begin or end so. */
export interface Matches {
  /** What is called exactly so. */
  exact: readonly NamedPlace[];
  /** What begins so, or ends so: « Boulogne » of Boulogne-Billancourt. */
  begun: readonly NamedPlace[];
  /** As it was typed: « La Roche » is more likely La Roche-sur-Yon than La Rochelle. */
  typed?: string;
}

/** A place of that very name is as likely as one so many times larger whose name only begins so. */
export const exactBoost = 5;
/** Nobody types one letter or two and means a longer name: « Eu », « Y ». */
const shortestBoost = 1000;
/** An old name, and the end of a name, in full; the same where they only begin so. */
const otherName = 0.5;
const otherBeginning = [1, 0.05, 0.02];
/** The word that was typed is whole. */
const wholeWord = 2;

/**
 * The likeliest first, each once, the same for suggestions and results: by the people of a town, whether nurseries of ours stand
 * there, and how well its name is met.
 */
export function rankedMatches({ exact, begun, typed }: Matches): NamedPlace[] {
  const scored = [
    ...exact.map((match) => ({ match, score: weightOf(match.option) * exactFactor(match) })),
    ...begun.map((match) => ({ match, score: weightOf(match.option) * beginningFactor(match, typed) })),
  ];
  return distinctMatches(scored.sort((one, other) => other.score - one.score).map(({ match }) => match));
}

/** The same as options to choose from. */
export function rankedOptions(matches: Matches): PlaceOption[] {
  return rankedMatches(matches).map(({ option }) => option);
}

function beginningFactor({ rank, key }: NamedPlace, typed?: string): number {
  return (otherBeginning[tellingGroup(rank)] ?? 0) * (typed !== undefined && key.startsWith(`${typed} `) ? wholeWord : 1);
}

function exactFactor({ rank, key }: NamedPlace): number {
  if (tellingGroup(rank) > 0) return otherName;
  return key.length <= 2 && rank === nameRanks.name ? shortestBoost : exactBoost;
}
