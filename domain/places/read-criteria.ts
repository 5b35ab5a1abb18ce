import type { QueryValues } from '../addresses/query-values.ts';
import { slugPattern } from '../addresses/slug.ts';
import { type Item, items } from '../childcare/items.ts';
import { type NurseryType, nurseryTypes, tariffModes, toNurseryType } from '../childcare/nursery-types.ts';
import { type Position, toPosition } from '../distance.ts';
import { foldFrench } from '../text/french-text.ts';
import { readSearchText } from '../text/search-text.ts';
import {
  type Criteria,
  type CriterionName,
  criterionNames,
  itemNames,
  largestSelection,
  lastPage,
  noCriteria,
  oldestMonths,
  type Zone,
} from './criteria.ts';
import { radii } from './radii.ts';

export interface ReadCriteria {
  criteria: Criteria;
  /** Criteria whose value could not be used, wholly or in part, in canonical order: the reader is told. */
  dropped: CriterionName[];
}

/** Degrees kept of where the reader is: about 100 m, which finds every nursery and no front door. */
const aroundDecimals = 3;
const zoneDecimals = 4;
/** What is longer was not made by us; reading it costs time. */
const longestValue = 4000;

/** The criteria of an address. What cannot be used is left out, and named. */
export function readCriteria(query: QueryValues): ReadCriteria {
  const dropped = new Set<CriterionName>();
  const place = readSearchText(query, 'lieu');
  const work = readSearchText(query, 'travail');

  /** A single value, or null: empty fields of a form are no criteria. */
  function single<Value>(name: CriterionName, read: (text: string) => Value | null): Value | null {
    const text = (query.get(name) ?? '').slice(0, longestValue).trim();
    if (text === '') return null;
    const value = read(text);
    if (value === null) dropped.add(name);
    return value;
  }

  /** Several values, joined by commas or repeated as a form without JavaScript does. */
  function several<Value>(name: CriterionName, read: (text: string) => Value | null): Value[] {
    const texts = query.getAll(name).join(',').slice(0, longestValue).split(',');
    const values = texts.flatMap((text) => {
      if (text.trim() === '') return [];
      const value = read(text.trim());
      if (value === null) dropped.add(name);
      return value === null ? [] : [value];
    });
    return [...new Set(values)];
  }

  const types = several('type', toNurseryType);
  const provided = several('fournis', toItem);
  const selection = several('selection', toSlug);
  if (selection.length > largestSelection) dropped.add('selection');
  const order = single('tri', toOrder);
  const criteria: Criteria = {
    place,
    around: single('autour', toAround),
    work,
    radius: single('rayon', (text) => radii.find((radius) => String(radius) === text) ?? null) ?? noCriteria.radius,
    zone: single('zone', toZone),
    types: nurseryTypes.filter((type: NurseryType) => types.includes(type)),
    provided: items.filter((item) => provided.includes(item)),
    ageMonths: single('age', (text) => toWhole(text, { from: 0, to: oldestMonths })),
    tariffMode: single('tarif', (text) => tariffModes.find((mode) => mode === text.toLowerCase()) ?? null),
    hasVacancy: single('places', toYesOrNo) ?? false,
    welcomesDisability: single('handicap', toYesOrNo) ?? false,
    // A detour is on the way to somewhere.
    order: work ? (order ?? 'distance') : 'distance',
    selection: selection.slice(0, largestSelection),
    page: single('page', (text) => toWhole(text, { from: 1, to: lastPage })) ?? 1,
  };
  return { criteria, dropped: criterionNames.filter((name) => dropped.has(name)) };
}

/** What an address has to say for these criteria, in canonical order and without what goes without saying. */
export function criteriaParameters(criteria: Criteria): Partial<Record<CriterionName, string>> {
  const { around, zone, ageMonths, page, radius } = criteria;
  const values: Record<CriterionName, string> = {
    lieu: criteria.place,
    autour: around ? [around.latitude, around.longitude].map((degrees) => toDegrees(degrees, aroundDecimals)).join(',') : '',
    travail: criteria.work,
    rayon: radius === noCriteria.radius ? '' : String(radius),
    zone: zone ? [zone.south, zone.west, zone.north, zone.east].map((degrees) => toDegrees(degrees, zoneDecimals)).join(',') : '',
    type: criteria.types.join(','),
    fournis: criteria.provided.map((item) => itemNames[item]).join(','),
    age: ageMonths === null ? '' : String(ageMonths),
    tarif: criteria.tariffMode ?? '',
    places: criteria.hasVacancy ? '1' : '',
    handicap: criteria.welcomesDisability ? '1' : '',
    tri: criteria.order === 'detour' ? 'trajet' : '',
    selection: criteria.selection.join(','),
    page: page > 1 ? String(page) : '',
  };
  return Object.fromEntries(criterionNames.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
}

/** `-0.000` would be another spelling of 0. */
function toDegrees(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)) || 0);
}

function toItem(text: string): Item | null {
  const name = foldFrench(text);
  return items.find((item) => item === name || itemNames[item] === name) ?? null;
}

function toSlug(text: string): string | null {
  return text.length <= 200 && slugPattern.test(text) ? text : null;
}

function toWhole(text: string, { from, to }: { from: number; to: number }): number | null {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
}

function toYesOrNo(text: string): boolean | null {
  if (/^(?:1|oui|on|true)$/i.test(text)) return true;
  return /^(?:0|non|off|false)$/i.test(text) ? false : null;
}

function toOrder(text: string): Criteria['order'] | null {
  if (text === 'distance') return 'distance';
  return text === 'trajet' ? 'detour' : null;
}

function toNumbers(text: string, decimals: number): number[] {
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => /^-?\d{1,3}(?:\.\d{1,20})?$/.test(part))) return [];
  return parts.map((part) => Number(Number(part).toFixed(decimals)) || 0);
}

function toAround(text: string): Position | null {
  const [latitude, longitude, ...more] = toNumbers(text, aroundDecimals);
  return more.length ? null : toPosition(latitude, longitude);
}

function toZone(text: string): Zone | null {
  const [south, west, north, east, ...more] = toNumbers(text, zoneDecimals);
  if (south === undefined || west === undefined || north === undefined || east === undefined || more.length) return null;
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isOnEarth && south < north && west < east ? { south, west, north, east } : null;
}
