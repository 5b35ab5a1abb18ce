import { cities } from '../../domain/places/arrondissements.ts';
import { type NameRank, nameRanks } from '../../domain/places/place-lookup.ts';
import { bareKey, isLinkingWord, keyWithoutArticle, placeKey, squashedKey, toPlaceWords } from '../../domain/places/place-words.ts';
import type { NameRow, PlaceRow } from '../../worker/search/places/place-rows.ts';
import { formerNames, misspelledNames, quarterNames, regionNames } from './known-names.ts';
import { regionKey, typographic } from './place-rows.ts';
import type { Quarter } from './quarters.ts';
import type { Commune } from './sources.ts';

const shortestInner = 3;
const cityCodes = Object.values(cities).map(({ code }) => code);

/** Every way a place may be written, each way once. */
export function nameRows(places: PlaceRow[], { communes, quarters }: { communes: Commune[]; quarters: Quarter[] }): NameRow[] {
  const otherNameRows = [...knownNames(places), ...quarters.flatMap(quarterRows)];
  const rows = [...places.flatMap(ownNames), ...oldNames(places, communes), ...otherNameRows, ...numbers];
  return [...new Map(rows.toReversed().map((row) => [`${row.key} ${row.rank} ${row.code}`, row])).values()];
}

/** Numbers of departments that are none: « 20 » is still on letters, and is both of Corsica's; Paris is a commune. */
const numbers: NameRow[] = [
  { key: '20', rank: nameRanks.postalCode, code: regionKey('94'), calledAs: null },
  { key: '75', rank: nameRanks.postalCode, code: '75056', calledAs: null },
];

function ownNames({ code, kind, name, department, postalCodes }: PlaceRow): NameRow[] {
  const row = (key: string | null, rank: NameRank): NameRow[] => (key ? [{ key, rank, code, calledAs: null }] : []);
  const words = toPlaceWords(kind === 'arrondissement' ? `${name} arrondissement` : name);
  const key = words.join(' ');
  const short = keyWithoutArticle(words);
  const merged = placeKey(name.replaceAll('’', ''));
  const bare = bareKey(words);
  const number = department?.toLowerCase() ?? '';
  return [
    ...row(key, nameRanks.name),
    ...(kind === 'arrondissement' ? row(placeKey(name), nameRanks.name) : []),
    ...(merged === key ? [] : row(merged, nameRanks.name)),
    ...row(short, nameRanks.short),
    ...(kind === 'arrondissement' ? [] : inner(words, short).flatMap((end) => row(end, nameRanks.inner))),
    ...(bare === key || bare === short ? [] : row(bare, nameRanks.bare)),
    ...(words.length > 1 ? row(squashedKey(words), nameRanks.squashed) : []),
    ...(kind === 'department' ? [...row(number, nameRanks.postalCode), ...row(number.replace(/^0/, ''), nameRanks.postalCode)] : []),
    // Their arrondissements have these codes.
    ...(cityCodes.includes(code) ? [] : postalCodes.split(' ').flatMap((postalCode) => row(postalCode, nameRanks.postalCode))),
  ];
}

/** « Gare de Lyon (Paris) » is also « gare de lyon », « paris gare de lyon » and « gare lyon ». */
function quarterRows({ row: { code, name }, town, also }: Quarter): NameRow[] {
  return [name, ...also].flatMap((called) => {
    const words = toPlaceWords(called);
    const row = (key: string, rank: NameRank): NameRow => ({ key, rank, code, calledAs: null });
    // Who types the name of a town means the town as long as no more is typed.
    const [first] = (keyWithoutArticle(toPlaceWords(town)) ?? placeKey(town)).split(' ');
    if (words[0] === first) return [row(bareKey(words), nameRanks.bare)];
    const keys = new Set([words.join(' '), keyWithoutArticle(words), bareKey(words)].filter((key) => key !== null));
    return [...keys].map((key) => row(key, nameRanks.name));
  });
}

/** « Boulogne-Billancourt » is looked for as `billancourt`, too. */
function inner(words: string[], short: string | null): string[] {
  return words
    .flatMap((word, index) => (index === 0 || isLinkingWord(word) || word.length < shortestInner ? [] : [words.slice(index).join(' ')]))
    .filter((key) => key !== short);
}

/** Communes that are part of another one now. */
function oldNames(places: PlaceRow[], communes: Commune[]): NameRow[] {
  const names = new Map(places.map(({ code, name }) => [code, placeKey(name)]));
  return communes.flatMap(({ nom, chefLieu = '' }) => {
    const present = names.get(chefLieu);
    return present === undefined || present === placeKey(nom) ? [] : formerRows(nom, chefLieu, nameRanks.former);
  });
}

function knownNames(places: PlaceRow[]): NameRow[] {
  const codes = new Map(places.map(({ name, department, code }) => [`${name} ${department}`, code]));
  const codeOf = ([name, department]: [string, string]) => {
    const code = codes.get(`${name} ${department}`);
    if (!code) throw new Error(`known-names.ts: there is no ${name} in ${department}`);
    return code;
  };
  return [
    ...Object.entries(formerNames).flatMap(([name, place]) => formerRows(name, codeOf(place), nameRanks.former)),
    ...Object.entries(misspelledNames).map(([key, place]) => ({ key, rank: nameRanks.short, code: codeOf(place), calledAs: null })),
    ...Object.entries(quarterNames).flatMap(([name, list]) => list.flatMap((place) => formerRows(name, codeOf(place), nameRanks.quarter))),
    ...Object.entries(regionNames).flatMap(([name, code]) => formerRows(name, regionKey(code), nameRanks.former)),
  ];
}

function formerRows(name: string, code: string, rank: NameRank): NameRow[] {
  const words = toPlaceWords(name);
  const short = keyWithoutArticle(words);
  const calledAs = typographic(name);
  return [words.join(' '), short, words.length > 1 ? squashedKey(words) : null].flatMap((key) =>
    key ? [{ key, rank, code, calledAs }] : [],
  );
}
