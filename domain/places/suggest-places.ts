import { foldFrench } from '../text/french-text.ts';
import { rankedMatches } from './meaning/ranked-matches.ts';
import { type PlaceOption, toPlaceOption } from './place.ts';
import { distinctMatches, type NamedPlace, nameRanks, type PlaceLookup } from './place-lookup.ts';
import { type PlaceQuery, toPlaceQuery } from './place-query.ts';
import { toPlaceWords } from './place-words.ts';
import { resolvePlace } from './resolve-place.ts';
import { mostSuggestions, type PlaceSuggestion } from './suggestion.ts';

/** Homonyms that leave room for what begins so. */
const mostExact = 4;

/** Places that a text which is still being typed may become: what is called so already, then what begins so, the likeliest first. */
export async function suggestPlaces(text: string, lookup: PlaceLookup): Promise<PlaceSuggestion[]> {
  const query = toPlaceQuery(text);
  const numbered = query.arrondissements ? await ofCodes(query.arrondissements, lookup) : await ofPostalCode(query, lookup);
  const { keys, department } = keysOf(text, query);
  const [named, ...begun] = await Promise.all([
    keys.length ? lookup.named(keys.slice(-1), nameRanks.postalCode) : [],
    ...keys.map((key) => lookup.beginning(key)),
  ]);
  const isThere = ({ option }: NamedPlace) =>
    department === '' || (option.kind === 'place' && option.place.department.code.startsWith(department));
  const exact = rankedMatches({ exact: (named ?? []).filter(isWholeName).filter(isThere), begun: [] });
  const likeliest = rankedMatches({ exact: exact.slice(0, mostExact), begun: begun.flat().filter(isThere), typed: keys.at(-1) });
  const sorted = [...numbered, ...likeliest, ...exact];
  const matches = distinctMatches(sorted).length ? sorted : await understood(text, query, lookup);
  return distinctMatches(matches).slice(0, mostSuggestions).map(toSuggestion);
}

/** « 75001 Paris », as the end of an address is pasted: of the communes of the code those that are called so, or else all. */
async function ofPostalCode({ postalCode, words }: PlaceQuery, lookup: PlaceLookup): Promise<NamedPlace[]> {
  if (!postalCode || words.length === 0) return [];
  const coded = distinctMatches(await lookup.named([postalCode.toLowerCase()]));
  const called = coded.filter(
    ({ option }) => option.kind === 'place' && toPlaceWords(option.place.name).join(' ').startsWith(words.join(' ')),
  );
  return called.length ? called : coded;
}

/** A shorter word has too many neighbours for anybody to have meant one of them. */
const shortestMisspelled = 5;

/** What the search itself makes of a text that no name begins with: « Saint-Denis de la Réunion », « Viliers ». */
async function understood(text: string, { words }: PlaceQuery, lookup: PlaceLookup): Promise<NamedPlace[]> {
  const [first = ''] = words;
  const isMisspelled = words.length === 1 && first.length >= shortestMisspelled;
  if (words.length < 2 && !isMisspelled) return [];
  const resolved = await resolvePlace(text, lookup);
  if (resolved.kind === 'choice') return resolved.options.map(toMatch);
  if (resolved.kind === 'unknown') return isMisspelled ? resolved.near.map(toMatch) : [];
  return resolved.kind === 'place' || resolved.kind === 'area' ? [toMatch(resolved)] : [];
}

function toMatch(option: PlaceOption): NamedPlace {
  return { key: '', rank: nameRanks.name, calledAs: null, option };
}

async function ofCodes(codes: string[], lookup: PlaceLookup): Promise<NamedPlace[]> {
  const places = await lookup.withCodes(codes);
  return places.map(toPlaceOption).map(toMatch);
}

interface Keys {
  /** Beginnings to look for; the last one as it was typed. */
  keys: string[];
  /** The beginning of a department's code: « saint denis 9 ». */
  department: string;
}

/** `st` may be short for « saint » or the beginning of Strasbourg: as long as no other word follows, it is both. */
function keysOf(text: string, { words, departmentCode, arrondissements }: PlaceQuery): Keys {
  const digits = /^[\d\s]+$/.test(text) ? text.replace(/\s/g, '') : '';
  if (digits) return { keys: [digits], department: '' };
  const isNumber = !arrondissements && words.length > 1 && /^\d{1,2}$/.test(words.at(-1) ?? '');
  const name = isNumber && !departmentCode ? words.slice(0, -1) : words;
  const department = departmentCode ?? (isNumber ? (words.at(-1) ?? '') : '');
  const [, last = ''] = /(?:^|[^a-z0-9])([a-z]{1,3})$/.exec(foldFrench(text)) ?? [];
  const typed = last && name.at(-1) !== last ? [...name.slice(0, -1), last] : name;
  return { keys: [...new Set([name.join(' '), typed.join(' ')])].filter(Boolean), department };
}

/** What is called so; « 6 » is no name of a department yet. */
function isWholeName({ rank, key }: NamedPlace): boolean {
  return rank <= nameRanks.postalCode && !/^\d$/.test(key);
}

function toSuggestion({ option, rank, calledAs }: NamedPlace): PlaceSuggestion {
  const { label } = option;
  if (option.kind === 'area') {
    const { name, kind } = option.area;
    return { label, name, kind, postalCode: null, department: null, formerName: null };
  }
  const { name, kind, postalCodes, department } = option.place;
  return {
    label,
    name,
    kind: kind === 'address' ? 'commune' : kind,
    postalCode: postalCodes.length === 1 ? (postalCodes[0] ?? null) : null,
    department: department.name,
    formerName: rank === nameRanks.former ? calledAs : null,
  };
}
