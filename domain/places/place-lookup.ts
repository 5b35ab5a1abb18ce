import type { Area, Place, PlaceOption } from './place.ts';

/** How a key names a place, most telling first. */
export const nameRanks = {
  /** Its name, also with the article merged: `lhay les roses`. */
  name: 0,
  /** Without its article: `havre`. */
  short: 1,
  /** The name of a commune that is part of it now, or that it had before. */
  former: 2,
  /** What people call a part of it that is no commune: `la defense`. */
  quarter: 3,
  postalCode: 4,
  /** The end of its name, from a later word on: `billancourt`. */
  inner: 5,
  /** Looked up whole only: without linking words. */
  bare: 6,
  /** Looked up whole only: as one word. */
  squashed: 7,
} as const;
export type NameRank = (typeof nameRanks)[keyof typeof nameRanks];

/** A place by one of its names. */
export interface NamedPlace {
  key: string;
  rank: NameRank;
  /** The name as it is written, where it is not the place's own. */
  calledAs: string | null;
  option: PlaceOption;
}

/** What the gazetteer can be asked. Lists hold the likeliest first. */
export interface PlaceLookup {
  /** All that is called by exactly one of these keys, by a name as telling as a rank or more. */
  named(keys: readonly string[], rank?: NameRank): Promise<NamedPlace[]>;
  /** Some of what begins with a key, the most telling names first: at most eight places. */
  beginning(key: string): Promise<NamedPlace[]>;
  withCodes(codes: readonly string[]): Promise<Place[]>;
  /** Departments by code, and their largest communes after them. */
  ofDepartments(codes: readonly string[]): Promise<PlaceOption[]>;
  /** Words of place names that differ from a word by one letter. */
  nearWords(word: string): Promise<string[]>;
}

/** People whom a quarter or a station counts as: it is meant more often than a village, and less often than a town. */
const quarterPopulation = 12_000;

/** Number of people of an option. */
export function populationOf(option: PlaceOption): number {
  return option.kind === 'place' && option.place.kind === 'quarter' ? quarterPopulation : subjectOf(option).population;
}

/** Most names with one beginning that are sorted when asked for; larger crowds are sorted beforehand. */
export const mostSorted = 24;

/** How telling a name is for what begins with it: the place's own, what it was called or a part of it is called, its later words. */
export function tellingGroup(rank: NameRank): number {
  if (rank === nameRanks.inner) return 2;
  return rank === nameRanks.former || rank === nameRanks.quarter ? 1 : 0;
}

/** How likely one is meant by a beginning: readers name towns, however many people live in a department, and whole cities. */
export function likelihoodOf({ kind, population }: { kind: string; population: number }): number {
  if (kind === 'department' || kind === 'region') return population / 40;
  if (kind === 'quarter') return quarterPopulation;
  return kind === 'arrondissement' ? population / 10 : population;
}

/** A town with nurseries of ours is as likely as one so many times larger without. */
const nurseriesFactor = 4;

/** How likely an option is meant, whatever was typed. */
export function weightOf(option: PlaceOption): number {
  const hasNurseries = option.kind === 'place' && option.place.hasNurseries;
  return likelihoodOf(subjectOf(option)) * (hasNurseries ? nurseriesFactor : 1);
}

/** Code of an option, unique over places and areas. */
export function identityOfOption(option: PlaceOption): string {
  return option.kind === 'place' ? option.place.code : `${option.area.kind}-${option.area.code}`;
}

/** A place or an area as such. */
function subjectOf(option: PlaceOption): Place | Area {
  return option.kind === 'place' ? option.place : option.area;
}

/** Each option once, the likeliest first. */
export function distinctOptions(options: readonly PlaceOption[]): PlaceOption[] {
  const byIdentity = new Map(options.map((option) => [identityOfOption(option), option]));
  return [...byIdentity.values()].sort((one, other) => weightOf(other) - weightOf(one));
}

/** Names by how telling they are, then by how likely their place is meant; each place once. */
export function likeliest(matches: readonly NamedPlace[], count: number): NamedPlace[] {
  const sorted = matches.toSorted(
    (one, other) => tellingGroup(one.rank) - tellingGroup(other.rank) || weightOf(other.option) - weightOf(one.option),
  );
  return distinctMatches(sorted).slice(0, count);
}

/** Each place once, by its first name. */
export function distinctMatches(matches: readonly NamedPlace[]): NamedPlace[] {
  const first = new Map<string, NamedPlace>();
  for (const match of matches) if (!first.has(identityOfOption(match.option))) first.set(identityOfOption(match.option), match);
  return [...first.values()];
}
