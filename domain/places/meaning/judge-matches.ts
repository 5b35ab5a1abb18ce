import type { PlaceOption, PlaceResolution } from '../place.ts';
import { distinctOptions, identityOfOption, type NamedPlace, nameRanks, populationOf, weightOf } from '../place-lookup.ts';
import { exactBoost, type Matches, rankedOptions } from './ranked-matches.ts';

type AreaOption = PlaceOption & { kind: 'area' };
type OptionOfPlace = PlaceOption & { kind: 'place' };
/** What has a longer name. */
type Longer = Omit<Matches, 'exact'>;

/** A town that was called so is meant, and no village that is called so, where it is so many times larger. */
const dominance = 10;
/** The same for a department or region and the village that shares its name: « La Réunion », « Bretagne ». */
const areaDominance = 100;
/** Longest list to choose from; the postal code shared by most communes has 46. */
const mostOptions = 60;

/** What a name means, by what is called so; null where nothing is. */
export function judgeMatches({ exact, begun, typed }: Matches): PlaceResolution | null {
  const areas = areasOf(exact);
  const present = exact.filter(({ rank, option }) => isPresentName(rank) && option.kind === 'place');
  const former = exact.filter(
    ({ rank, option }) => !isPresentName(rank) && option.kind === 'place' && !present.some((other) => isSame(other.option, option)),
  );
  if (areas.length) return judgeAreas(areas, { present, former, exact });
  const longer = { begun: tellingMatches(begun), typed };
  return present.length ? judgePresent(present, former, longer) : judgeFormer(former, longer);
}

/** One option is the answer; several are a choice, the likeliest first. */
export function toChoice(options: readonly PlaceOption[]): PlaceResolution {
  return inOrder(distinctOptions(options));
}

/** The same in the order given. */
export function inOrder(options: readonly PlaceOption[]): PlaceResolution {
  const [only, ...more] = options;
  if (!only) return { kind: 'unknown', near: [] };
  if (more.length) return { kind: 'choice', options: [only, ...more].slice(0, mostOptions) };
  return only.kind === 'place' ? toPlace(only, { formerName: null, others: [] }) : toArea(only, []);
}

function judgeAreas(
  areas: AreaOption[],
  { present, former, exact }: { present: NamedPlace[]; former: NamedPlace[]; exact: readonly NamedPlace[] },
): PlaceResolution {
  const [area, ...more] = areas;
  const isClear = area && !more.length && present.every(({ option }) => populationOf(area) >= areaDominance * populationOf(option));
  if (isClear) return toArea(area, [...placesOf(present), ...placesOf(former)]);
  return inOrder(rankedOptions({ exact: exact.filter((match) => !former.includes(match)), begun: [] }));
}

function judgePresent(present: NamedPlace[], former: NamedPlace[], { begun, typed }: Longer): PlaceResolution {
  const likelier = atLeast(begun, exactBoost * largest(present, weightOf));
  // « Évry » is Évry-Courcouronnes, which was called so, before the village in Burgundy; « Neuilly » is no hamlet that was called so.
  const [renamed, ...more] = atLeast(former, dominance * largest(present, weightOf));
  const isRenamed =
    renamed &&
    !more.length &&
    likelier.every(({ option }) => isSame(option, renamed.option) || weightOf(option) < weightOf(renamed.option));
  if (isRenamed && renamed.option.kind === 'place')
    return toPlace(renamed.option, { formerName: formerNameOf(renamed), others: placesOf(present) });
  const options = rankedOptions({ exact: present, begun: likelier, typed });
  const [only, ...others] = options;
  if (only?.kind !== 'place' || others.length) return inOrder(options);
  return toPlace(only, { formerName: null, others: placesOf(former) });
}

function judgeFormer(former: NamedPlace[], { begun, typed }: Longer): PlaceResolution | null {
  const [only, ...others] = placesOf(former);
  if (!only) return null;
  const larger = atLeast(begun, weightOf(only)).filter(({ option }) => !former.some((other) => isSame(option, other.option)));
  if (others.length || larger.length) return inOrder(rankedOptions({ exact: former, begun: larger, typed }));
  const match = former.find(({ option }) => isSame(option, only));
  return toPlace(only, { formerName: match ? formerNameOf(match) : null, others: [] });
}

function isPresentName(rank: number): boolean {
  return rank !== nameRanks.former && rank !== nameRanks.quarter;
}

function largest(matches: readonly NamedPlace[], measure: (option: PlaceOption) => number): number {
  return Math.max(1, ...matches.map(({ option }) => measure(option)));
}

function atLeast(matches: readonly NamedPlace[], weight: number): NamedPlace[] {
  return matches.filter(({ option }) => option.kind === 'place' && weightOf(option) >= weight);
}

/** Places by the beginning of their name; by the end of it only where no name begins so. */
function tellingMatches(matches: readonly NamedPlace[]): readonly NamedPlace[] {
  const beginning = matches.filter(({ rank, option }) => rank !== nameRanks.inner && option.kind === 'place');
  return beginning.length ? beginning : matches;
}

function placesOf(matches: readonly NamedPlace[]): OptionOfPlace[] {
  return distinctOptions(matches.map(({ option }) => option)).filter((option) => option.kind === 'place');
}

function areasOf(matches: readonly NamedPlace[]): AreaOption[] {
  return distinctOptions(matches.map(({ option }) => option)).filter((option) => option.kind === 'area');
}

function toPlace({ label, place }: OptionOfPlace, more: { formerName: string | null; others: PlaceOption[] }): PlaceResolution {
  return { kind: 'place', label, place, ...more };
}

function toArea({ label, area }: AreaOption, others: PlaceOption[]): PlaceResolution {
  return { kind: 'area', label, area, others };
}

function formerNameOf({ rank, calledAs }: NamedPlace): string | null {
  return rank === nameRanks.former ? calledAs : null;
}

function isSame(one: PlaceOption, other: PlaceOption): boolean {
  return identityOfOption(one) === identityOfOption(other);
}
