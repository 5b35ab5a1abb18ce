import type { Item } from '../childcare/items.ts';
import type { NurseryType, TariffMode } from '../childcare/nursery-types.ts';
import type { Position } from '../distance.ts';
import type { Radius } from './radii.ts';

const defaultRadius: Radius = 5;

/** The names of the criteria in an address, in their canonical order. */
export const criterionNames = [
  'lieu',
  'autour',
  'travail',
  'rayon',
  'zone',
  'type',
  'fournis',
  'age',
  'tarif',
  'places',
  'handicap',
  'tri',
  'selection',
  'page',
] as const;
export type CriterionName = (typeof criterionNames)[number];

/** A part of the map, in degrees. */
export interface Zone {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** What a reader looks for in the finder. */
export interface Criteria {
  /** Where, as it was typed; empty where nothing was. */
  place: string;
  /** Where the reader is, to about 100 m; only used where no place was typed. */
  around: Position | null;
  /** The second anchor: where the reader works, as it was typed. */
  work: string;
  radius: Radius;
  /** Only what lies in this part of the map, whatever the radius. */
  zone: Zone | null;
  /** Any of them; none is all. */
  types: NurseryType[];
  /** All of them provided by the nursery. */
  provided: Item[];
  /** A nursery that takes this age; one whose ages are not known stays in. */
  ageMonths: number | null;
  tariffMode: TariffMode | null;
  /** Only those with free places, said not too long ago. */
  hasVacancy: boolean;
  /** Only those that say so. */
  welcomesDisability: boolean;
  /** By the smaller distance to home or work, or by the detour on the way from one to the other. */
  order: 'distance' | 'detour';
  /** Slugs of saved nurseries: these and no others, in this order. */
  selection: string[];
  page: number;
}

/** Nothing asked for. */
export const noCriteria: Criteria = {
  place: '',
  around: null,
  work: '',
  radius: defaultRadius,
  zone: null,
  types: [],
  provided: [],
  ageMonths: null,
  tariffMode: null,
  hasVacancy: false,
  welcomesDisability: false,
  order: 'distance',
  selection: [],
  page: 1,
};

/** The words of items in an address. */
export const itemNames: Record<Item, string> = { diaper: 'couches', meal: 'repas', snack: 'gouter', milk: 'lait', care: 'soins' };

/** No child in childcare is older, in months. */
export const oldestMonths = 72;
/** Most nurseries in a list that is shared. */
export const largestSelection = 50;
/** Nobody turns more pages. */
export const lastPage = 10_000;
