import type { PlaceOption, PlaceResolution } from './place.ts';
import { distinctOptions, identityOfOption, type NamedPlace, nameRanks, populationOf } from './place-lookup.ts';

type AreaOption = PlaceOption & { kind: 'area' };
type OptionOfPlace = PlaceOption & { kind: 'place' };

/** A place this many times larger is more likely meant than the one of that very name. */
const dominance = 10;
/** The same for a department or region and the village that shares its name: « La Réunion », « Bretagne ». */
const areaDominance = 100;
/** Longest list to choose from; the postal code shared by most communes has 46. */
const mostOptions = 60;

interface Matches {
  /** What is called exactly so. */
  exact: NamedPlace[];
  /** What begins so, or ends so: « Boulogne » of Boulogne-Billancourt. */
  begun: NamedPlace[];
}

/** What a name means, by what is called so; null where nothing is. */
export function judgeMatches({ exact, begun }: Matches): PlaceResolution | null {
  const areas = areasOf(exact);
  const present = placesOf(exact.filter(({ rank }) => isPresentName(rank)));
  const former = exact.filter(({ rank, option }) => !isPresentName(rank) && !present.some((other) => isSame(other, option)));
  if (areas.length) return judgeAreas(areas, present, placesOf(former));
  return present.length ? judgePresent(present, former, begun) : judgeFormer(former, begun);
}

/** One option is the answer; several are a choice. */
export function toChoice(options: readonly PlaceOption[]): PlaceResolution {
  const [only, ...more] = distinctOptions(options);
  if (!only) return { kind: 'unknown', near: [] };
  if (more.length) return { kind: 'choice', options: [only, ...more].slice(0, mostOptions) };
  return only.kind === 'place' ? toPlace(only, { formerName: null, others: [] }) : toArea(only, []);
}

function judgeAreas(areas: AreaOption[], present: OptionOfPlace[], former: OptionOfPlace[]): PlaceResolution {
  const [area, ...more] = areas;
  const isClear = area && !more.length && present.every((place) => populationOf(area) >= areaDominance * populationOf(place));
  return isClear ? toArea(area, [...present, ...former]) : toChoice([...areas, ...present]);
}

function judgePresent(present: OptionOfPlace[], former: NamedPlace[], begun: NamedPlace[]): PlaceResolution {
  const least = dominance * Math.max(1, ...present.map(populationOf));
  // « Évry » is Évry-Courcouronnes, which was called so, before the village in Burgundy.
  const [renamed, ...more] = atLeast(placesOf(former), least);
  if (renamed && !more.length) return toPlace(renamed, { formerName: calledAs(renamed, former), others: present });
  const stronger = atLeast(tellingPlaces(begun), least);
  const [only, ...others] = present;
  if (stronger.length || others.length || !only) return toChoice([...stronger, ...present]);
  return toPlace(only, { formerName: null, others: placesOf(former) });
}

function judgeFormer(former: NamedPlace[], begun: NamedPlace[]): PlaceResolution | null {
  const options = placesOf(former);
  const [only, ...others] = options;
  if (!only) return null;
  const larger = atLeast(tellingPlaces(begun), populationOf(only)).filter((option) => !options.some((other) => isSame(option, other)));
  if (others.length || larger.length) return toChoice([...larger, ...options]);
  return toPlace(only, { formerName: calledAs(only, former), others: [] });
}

function isPresentName(rank: number): boolean {
  return rank !== nameRanks.former && rank !== nameRanks.quarter;
}

function atLeast(options: OptionOfPlace[], population: number): OptionOfPlace[] {
  return options.filter((option) => populationOf(option) >= population);
}

/** Places by the beginning of their name; by the end of it only where no name begins so. */
function tellingPlaces(matches: NamedPlace[]): OptionOfPlace[] {
  const beginning = placesOf(matches.filter(({ rank }) => rank !== nameRanks.inner));
  return beginning.length ? beginning : placesOf(matches);
}

function placesOf(matches: readonly NamedPlace[]): OptionOfPlace[] {
  return distinctOptions(matches.map(({ option }) => option)).filter((option) => option.kind === 'place');
}

function areasOf(matches: NamedPlace[]): AreaOption[] {
  return distinctOptions(matches.map(({ option }) => option)).filter((option) => option.kind === 'area');
}

function toPlace({ label, place }: OptionOfPlace, more: { formerName: string | null; others: PlaceOption[] }): PlaceResolution {
  return { kind: 'place', label, place, ...more };
}

function toArea({ label, area }: AreaOption, others: PlaceOption[]): PlaceResolution {
  return { kind: 'area', label, area, others };
}

function calledAs(option: PlaceOption, matches: NamedPlace[]): string | null {
  return matches.find((match) => isSame(match.option, option) && match.rank === nameRanks.former)?.calledAs ?? null;
}

function isSame(one: PlaceOption, other: PlaceOption): boolean {
  return identityOfOption(one) === identityOfOption(other);
}
