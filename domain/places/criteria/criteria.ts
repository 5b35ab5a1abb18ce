import { type Item, items } from '../../childcare/items.ts';
import { type NurseryType, nurseryTypes, type TariffMode, tariffModes, toNurseryType } from '../../childcare/nursery-types.ts';
import { workdayNames } from '../../childcare/weekday-names.ts';
import { type Workday, workdays } from '../../childcare/workdays.ts';
import { type Position, toPosition } from '../../distance.ts';
import type { PlainMonth } from '../../nursery-places/matching/age-at-start.ts';
import { type DayPart, dayParts } from '../../nursery-places/matching/day-parts.ts';
import { foldFrench } from '../../text/french-text.ts';
import { type Radius, radii } from '../radii.ts';
import { largestSelection, toSelected } from '../selection.ts';
import { degreesText, toDegrees, toZone, type Zone, zoneText } from '../zone.ts';
import { type Criterion, several, single, timeText, toMonth, toTime, toWhole, typedText, wish } from './criterion.ts';

/** Degrees kept of where the reader is: about 100 m, which finds every nursery and no front door. */
const aroundDecimals = 3;
const defaultRadius: Radius = 5;
/** No child in childcare is older, in months. */
const oldestMonths = 72;
/** Nobody turns more pages. */
const lastPage = 10_000;

/** The words of items in an address. */
export const itemNames: Record<Item, string> = { diaper: 'couches', meal: 'repas', snack: 'gouter', milk: 'lait', care: 'soins' };

/** The words of days and their parts in an address. */
export const dayNames: Readonly<Record<Workday, string>> = workdayNames;
export const dayPartNames: Record<DayPart, string> = { day: 'journee', morning: 'matin', afternoon: 'apres-midi' };

/**
 * What a reader may look for in the finder, in the order of its addresses. Each criterion that is no place and no order is a filter, and
 * has its condition and its question in `worker/search/finder/filters/`.
 */
export const criterionRules = {
  /** Where, as it was typed; empty where nothing was. */
  place: typedText('lieu'),
  /** Where the reader is, to about 100 m; only used where no place was typed. */
  around: single<'autour', Position | null>('autour', null, { read: toAround, write: (around) => (around ? aroundText(around) : '') }),
  /** The second anchor: where the reader works, as it was typed. */
  work: typedText('travail'),
  radius: single<'rayon', Radius>('rayon', defaultRadius, {
    read: (text) => radii.find((radius) => String(radius) === text) ?? null,
    write: String,
  }),
  /** Only what lies in this part of the map, whatever the radius. */
  zone: single<'zone', Zone | null>('zone', null, { read: toZone, write: (zone) => (zone ? zoneText(zone) : '') }),
  /** The month in which the child was or will be born: a place that takes its age at the start comes first. */
  birth: single<'naissance', PlainMonth | null>('naissance', null, { read: toMonth, write: (month) => month ?? '' }),
  /** The month in which the child is to begin. */
  start: single<'entree', PlainMonth | null>('entree', null, { read: toMonth, write: (month) => month ?? '' }),
  /** All of them. */
  days: several<'jours', Workday>('jours', { read: toDay, write: (day) => dayNames[day], all: workdays }),
  /** The part of these days. */
  dayPart: single<'moment', DayPart>('moment', 'day', { read: toDayPart, write: (part) => dayPartNames[part] }),
  /** In minutes since midnight. */
  arrives: single<'arrivee', number | null>('arrivee', null, { read: toTime, write: (time) => timeText(time ?? 0) }),
  leaves: single<'depart', number | null>('depart', null, { read: toTime, write: (time) => timeText(time ?? 0) }),
  /** Nurseries without a place that fits are left out; else they come after the others. */
  onlyFitting: wish('adaptees'),
  /** Any of them; none is all. */
  types: several<'type', NurseryType>('type', { read: toNurseryType, write: (type) => type, all: nurseryTypes }),
  /** All of them provided by the nursery. */
  provided: several<'fournis', Item>('fournis', { read: toItem, write: (item) => itemNames[item], all: items }),
  /** Only those that take this age, in months; one whose ages are not known stays in. Addresses of before a birth was asked have it. */
  ageMonths: single<'age', number | null>('age', null, { read: (text) => toWhole(text, { from: 0, to: oldestMonths }), write: String }),
  tariffMode: single<'tarif', TariffMode | null>('tarif', null, {
    read: (text) => tariffModes.find((mode) => mode === text.toLowerCase()) ?? null,
    write: String,
  }),
  /** Only those with free places, said not too long ago. */
  hasVacancy: wish('places'),
  /** Only those that say so. */
  welcomesDisability: wish('handicap'),
  /** By the smaller distance to home or work, or by the detour on the way from one to the other. */
  order: single<'tri', 'distance' | 'detour'>('tri', 'distance', { read: toOrder, write: () => 'trajet' }),
  /** Slugs of saved nurseries: these and no others, in this order. */
  selection: several<'selection', string>('selection', { read: toSelected, write: (slug) => slug, most: largestSelection }),
  page: single<'page', number>('page', 1, { read: (text) => toWhole(text, { from: 1, to: lastPage }), write: String }),
};
type Rules = typeof criterionRules;

/** The name of a criterion in an address. */
export type CriterionName = Rules[keyof Rules]['name'];

/** Criteria that say where is looked, and in which order; every other one is a filter. */
type PlaceKey = 'place' | 'around' | 'work' | 'radius' | 'zone' | 'order' | 'selection' | 'page';
export type FilterKey = Exclude<keyof Rules, PlaceKey>;

/** The name in an address of a criterion that is no filter. */
export type PlaceCriterionName = Rules[PlaceKey]['name'];

/** What a reader looks for in the finder. */
export type Criteria = { [Key in keyof Rules]: Rules[Key] extends Criterion<string, infer Value> ? Value : never };

function toItem(text: string): Item | null {
  const name = foldFrench(text);
  return items.find((item) => item === name || itemNames[item] === name) ?? null;
}

function toDay(text: string): Workday | null {
  const name = foldFrench(text);
  return workdays.find((day) => dayNames[day] === name) ?? null;
}

function toDayPart(text: string): DayPart | null {
  const name = foldFrench(text);
  return dayParts.find((part) => dayPartNames[part] === name) ?? null;
}

function toOrder(text: string): 'distance' | 'detour' | null {
  if (text === 'distance') return 'distance';
  return text === 'trajet' ? 'detour' : null;
}

function toAround(text: string): Position | null {
  const [latitude, longitude, ...more] = toDegrees(text, aroundDecimals);
  return more.length ? null : toPosition(latitude, longitude);
}

function aroundText({ latitude, longitude }: Position): string {
  return [latitude, longitude].map((degrees) => degreesText(degrees, aroundDecimals)).join(',');
}
