import { type Item, items } from '../../childcare/items.ts';
import { type NurseryType, nurseryTypes, type TariffMode, tariffModes, toNurseryType } from '../../childcare/nursery-types.ts';
import { type Position, toPosition } from '../../distance.ts';
import { foldFrench } from '../../text/french-text.ts';
import { type Radius, radii } from '../radii.ts';
import { largestSelection, toSelected } from '../selection.ts';
import { degreesText, toDegrees, toZone, type Zone, zoneText } from '../zone.ts';
import { type Criterion, several, single, toWhole, typedText, wish } from './criterion.ts';

/** Degrees kept of where the reader is: about 100 m, which finds every nursery and no front door. */
const aroundDecimals = 3;
const defaultRadius: Radius = 5;
/** No child in childcare is older, in months. */
const oldestMonths = 72;
/** Nobody turns more pages. */
const lastPage = 10_000;

/** The words of items in an address. */
export const itemNames: Record<Item, string> = { diaper: 'couches', meal: 'repas', snack: 'gouter', milk: 'lait', care: 'soins' };

/**
 * What a reader may look for in the finder, in the order of its addresses. Each criterion that is no place and no order is a filter, and
 * has its condition and its question in `worker/search/finder/filters.ts`.
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
  /** Any of them; none is all. */
  types: several<'type', NurseryType>('type', { read: toNurseryType, write: (type) => type, all: nurseryTypes }),
  /** All of them provided by the nursery. */
  provided: several<'fournis', Item>('fournis', { read: toItem, write: (item) => itemNames[item], all: items }),
  /** A nursery that takes this age, in months; one whose ages are not known stays in. */
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

/** What a reader looks for in the finder. */
export type Criteria = { [Key in keyof Rules]: Rules[Key] extends Criterion<string, infer Value> ? Value : never };

function toItem(text: string): Item | null {
  const name = foldFrench(text);
  return items.find((item) => item === name || itemNames[item] === name) ?? null;
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
