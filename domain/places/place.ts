import type { Position } from '../distance.ts';

/** A department, or one of the overseas territories that have the place of one. */
interface Department {
  code: string;
  name: string;
}

/** Where a search can be centred: a commune, an arrondissement of Paris, Lyon or Marseille, a quarter or station of a town, or an address that was looked up. */
export interface Place {
  kind: 'commune' | 'arrondissement' | 'quarter' | 'address';
  /** INSEE code; that of the commune for an address, our own for a quarter, empty where it is not known. */
  code: string;
  /** The commune an arrondissement or a quarter is part of, by its code. */
  parentCode: string | null;
  name: string;
  department: Department;
  regionName: string;
  postalCodes: string[];
  /** Nobody counts the people of quarters and stations: 0. */
  population: number;
  /** Nurseries of ours stand in the commune. */
  hasNurseries: boolean;
  position: Position;
}

/** A department or a region: searched whole, not by distance. */
export interface Area {
  kind: 'department' | 'region';
  /** « 42 » or « 2A » for a department, the INSEE code for a region. */
  code: string;
  name: string;
  population: number;
}

/** What a reader may choose between; `label` typed into the field again means this very place. */
export type PlaceOption = { kind: 'place'; label: string; place: Place } | { kind: 'area'; label: string; area: Area };

/** What a text that names a place means. */
export type PlaceResolution =
  | {
      kind: 'place';
      label: string;
      place: Place;
      /** The former or delegated commune that was asked for, as it was called; null where the name is the present one. */
      formerName: string | null;
      /** Less likely meanings, the likeliest first. */
      others: PlaceOption[];
      /** The street that was typed is not known: this is its town. */
      isAddressUnknown?: true;
    }
  | { kind: 'area'; label: string; area: Area; others: PlaceOption[] }
  /** Several places of that name or code: the reader has to say, the likeliest first. */
  | { kind: 'choice'; options: PlaceOption[] }
  /** Nothing is called so; names that are nearly the same. */
  | { kind: 'unknown'; near: PlaceOption[] }
  /** Nothing was typed. */
  | { kind: 'empty' };

/** The shortest text that means a place and no other: « Saint-Denis (974) », « Lyon 3e », « Montmartre (Paris) ». */
export function labelOfPlace({ kind, name, department }: Pick<Place, 'kind' | 'name' | 'department'>): string {
  return kind === 'commune' ? `${name} (${department.code})` : name;
}

/** The same for a department or a region, whose names are often those of communes: « Loire (département) ». */
function labelOfArea({ kind, name }: Pick<Area, 'kind' | 'name'>): string {
  return `${name} (${kind === 'department' ? 'département' : 'région'})`;
}

/** A place as something to choose. */
export function toPlaceOption(place: Place): PlaceOption {
  return { kind: 'place', label: labelOfPlace(place), place };
}

/** An area as something to choose. */
export function toAreaOption(area: Area): PlaceOption {
  return { kind: 'area', label: labelOfArea(area), area };
}
