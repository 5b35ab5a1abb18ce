import { cityOfFictiveCode } from './arrondissements.ts';
import { inOrder, judgeMatches, toChoice } from './meaning/judge-matches.ts';
import { nearPlaces } from './meaning/near-places.ts';
import { rankedOptions } from './meaning/ranked-matches.ts';
import { type Area, type Place, type PlaceOption, type PlaceResolution, toPlaceOption } from './place.ts';
import { distinctOptions, type NamedPlace, nameRanks, type PlaceLookup, populationOf } from './place-lookup.ts';
import { type PlaceQuery, toPlaceQuery } from './place-query.ts';
import { bareKey, isLinkingWord, placeKey, squashedKey, toPlaceWords } from './place-words.ts';

/** What a text that names a place means: every way the French write one, see the table of the tests. */
export async function resolvePlace(text: string, lookup: PlaceLookup): Promise<PlaceResolution> {
  if (!text.trim()) return { kind: 'empty' };
  const query = toPlaceQuery(text);
  if (query.arrondissements) return toChoice((await lookup.withCodes(query.arrondissements)).map(toPlaceOption));
  if (query.postalCode) return resolveCode(query.postalCode, query, lookup);
  return resolveName(query, lookup);
}

/** A postal code decides; a name beside it only chooses among its communes. */
async function resolveCode(code: string, query: PlaceQuery, lookup: PlaceLookup): Promise<PlaceResolution> {
  const options = distinctOptions((await lookup.named([code.toLowerCase()])).map(({ option }) => option));
  if (options.length) {
    const words = query.words.filter((word) => !isLinkingWord(word));
    const named = options.filter((option) => option.kind === 'place' && hasWords(option.place.name, words));
    const exact = named.filter((option) => option.kind === 'place' && placeKey(option.place.name) === query.words.join(' '));
    return toChoice([exact, named, options].find((list) => list.length) ?? options);
  }
  const departments = departmentsOfCode(code);
  if (query.words.length) {
    const [departmentCode = null, ...more] = departments;
    const named = await resolveName({ ...query, departmentCode: more.length ? null : departmentCode }, lookup);
    if (named.kind !== 'unknown') return named;
  }
  // A code of big customers (CEDEX), or a slip: its first digits are still a department's. Some type the INSEE code instead, which
  // nobody can tell from these, but in Corsica: no postal code has a letter.
  const fictive = cityOfFictiveCode(code);
  const byCode = fictive || !query.isCedex ? (await lookup.withCodes([fictive ?? code])).map(toPlaceOption) : [];
  if (byCode.length && (fictive || /[AB]/.test(code))) return toChoice(byCode);
  const around = areasFirst(distinctOptions(await lookup.ofDepartments(departments)));
  return byCode.length ? toQuestion([...around, ...byCode]) : inOrder(around);
}

/** A choice also where there is but one option: the reader says whether it is meant. */
function toQuestion(options: PlaceOption[]): PlaceResolution {
  const seen = new Map(options.map((option) => [option.label, option]));
  return { kind: 'choice', options: [...seen.values()] };
}

function areasFirst(options: PlaceOption[]): PlaceOption[] {
  return [...options.filter(({ kind }) => kind === 'area'), ...options.filter(({ kind }) => kind !== 'area')];
}

function hasWords(name: string, words: string[]): boolean {
  const wordsOfName = toPlaceWords(name);
  return words.length > 0 && words.every((word) => wordsOfName.some((other) => other.startsWith(word)));
}

/** Corsica's codes begin with 20, which is no department any more. */
function departmentsOfCode(code: string): string[] {
  if (code.startsWith('20')) return ['2A', '2B'];
  return [code.slice(0, /^9[78]/.test(code) ? 3 : 2)];
}

async function resolveName(query: PlaceQuery, lookup: PlaceLookup): Promise<PlaceResolution> {
  const { words } = query;
  if (words.length === 0) {
    const departments = query.departmentCode ? await lookup.ofDepartments([query.departmentCode]) : [];
    return toChoice(departments.slice(0, 1));
  }
  const whole = words.join(' ');
  const keys = new Set([...parts(words), bareKey(words), squashedKey(words)].filter(Boolean));
  const named = withinDepartment(await lookup.named([...keys]), query.departmentCode);
  const byKey = Map.groupBy(named, ({ key }) => key);

  const exact = ofAreaKind((byKey.get(whole) ?? []).filter(isWholeName), query);
  if (exact.length) {
    const begun = isSettled(exact, query) ? [] : [...inner(byKey.get(whole)), ...(await lookup.beginning(`${whole} `))];
    const judged = judgeMatches({ exact, begun, typed: whole });
    if (judged) return judged;
  }
  return (
    judgeMatches({ exact: qualified(words, byKey), begun: [] }) ??
    (await resolveLoosely(loosely(words, byKey), { whole, lookup })) ??
    (await resolveBegun(whole, query, lookup)) ??
    judgeMatches({ exact: atEnd(query, byKey), begun: [] }) ?? { kind: 'unknown', near: await nearPlaces(words, { named, lookup }) }
  );
}

/** People of a town that nobody calls by its name means another one. */
const wellKnown = 100_000;

/** True where no longer name needs to be looked for. */
function isSettled(exact: NamedPlace[], { departmentCode, areaKind }: PlaceQuery): boolean {
  return departmentCode !== null || areaKind !== null || exact.some(({ option }) => populationOf(option) >= wellKnown);
}

function inner(matches: NamedPlace[] = []): NamedPlace[] {
  return matches.filter(({ rank }) => rank === nameRanks.inner);
}

/** Every beginning and every end of some words. */
function parts(words: string[]): string[] {
  return words.flatMap((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index).join(' ')]);
}

/** A name, or the number of a department. */
function isWholeName({ rank, key }: NamedPlace): boolean {
  return rank <= nameRanks.quarter || (rank === nameRanks.postalCode && key.length < 4);
}

function ofAreaKind(matches: NamedPlace[], { areaKind }: PlaceQuery): NamedPlace[] {
  const areas = matches.filter(({ option }) => option.kind === 'area' && option.area.kind === areaKind);
  return areaKind && areas.length ? areas : matches;
}

/** A number that no place of the name fits is left aside. */
function withinDepartment(matches: NamedPlace[], code: string | null): NamedPlace[] {
  const within = matches.filter(({ option, rank }) => option.kind === 'place' && option.place.department.code === code && isNameRank(rank));
  return code && within.length ? within : matches;
}

function isNameRank(rank: number): boolean {
  return rank !== nameRanks.inner;
}

/** « Valence Drôme », « Saint-Denis, La Réunion »: a place, then the area it is in. */
function qualified(words: string[], byKey: Map<string, NamedPlace[]>): NamedPlace[] {
  for (let at = 1; at < words.length; at += 1) {
    const areas = (byKey.get(words.slice(at).join(' ')) ?? []).flatMap(({ option }) => (option.kind === 'area' ? [option.area] : []));
    const last = words.slice(0, at).findLastIndex((word) => !/^(?:en|dans|de|du|des|d|l|la|le|a)$/.test(word));
    const places = (byKey.get(words.slice(0, last + 1).join(' ')) ?? []).filter(isWholeName);
    const within = places.filter(({ option }) => option.kind === 'place' && areas.some((area) => isWithin(option.place, area)));
    if (within.length) return within;
  }
  return [];
}

function isWithin({ department, regionName }: Place, area: Area): boolean {
  return area.kind === 'department' ? department.code === area.code : regionName === area.name;
}

/** « Aulnay bois », « saintetienne ». */
function loosely(words: string[], byKey: Map<string, NamedPlace[]>): NamedPlace[] {
  const bare = (byKey.get(bareKey(words)) ?? []).filter(({ rank }) => rank === nameRanks.bare || isNameRank(rank));
  const squashed = (byKey.get(squashedKey(words)) ?? []).filter(({ rank }) => rank === nameRanks.squashed || rank <= nameRanks.quarter);
  return [...squashed, ...bare].map((match) => ({ ...match, rank: match.rank > nameRanks.quarter ? nameRanks.name : match.rank }));
}

/** « Neuilly-sur » may be a hamlet that was called Neuilly, and is a town whose name was not typed to its end. */
async function resolveLoosely(
  exact: NamedPlace[],
  { whole, lookup }: { whole: string; lookup: PlaceLookup },
): Promise<PlaceResolution | null> {
  return exact.length ? judgeMatches({ exact, begun: await lookup.beginning(whole), typed: whole }) : null;
}

async function resolveBegun(whole: string, { departmentCode }: PlaceQuery, lookup: PlaceLookup): Promise<PlaceResolution | null> {
  const begun = withinDepartment(await lookup.beginning(whole), departmentCode);
  return begun.length ? inOrder(rankedOptions({ exact: [], begun, typed: whole })) : null;
}

const leadWord = /^(?:a|au|aux|ville|commune|mairie|pres|proche|autour|vers|dans|creches?|garderies?|sur|places?|de|du|d|en|la|le|l|les)$/;

/** The place an address or « une crèche à … » ends with. */
function atEnd({ words, isAddress }: PlaceQuery, byKey: Map<string, NamedPlace[]>): NamedPlace[] {
  for (let at = 1; at < words.length; at += 1) {
    const matches = (byKey.get(words.slice(at).join(' ')) ?? []).filter(isWholeName);
    const isLead = words.slice(0, at).every((word) => leadWord.test(word));
    if (matches.length && (isAddress || isLead)) return matches;
  }
  return [];
}
