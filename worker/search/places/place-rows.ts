import { type PlaceOption, toAreaOption, toPlaceOption } from '../../../domain/places/place.ts';
import type { NamedPlace, NameRank } from '../../../domain/places/place-lookup.ts';

/** A row of the table `places`. */
export interface PlaceRow {
  code: string;
  kind: 'commune' | 'arrondissement' | 'department' | 'region';
  parent: string | null;
  name: string;
  department: string | null;
  department_name: string | null;
  region_name: string;
  postal_codes: string;
  population: number;
  latitude: number | null;
  longitude: number | null;
}

export interface NameRow extends PlaceRow {
  key: string;
  rank: NameRank;
  called_as: string | null;
}

/** The columns a place is made of. */
export const placeColumns =
  'p.code, p.kind, p.parent, p.name, p.department, p.department_name, p.region_name, p.postal_codes, p.population, p.latitude, p.longitude';

/** A place or an area from its row; areas have no position. */
export function toOption(row: PlaceRow): PlaceOption {
  const { kind, name, population } = row;
  if (kind === 'department' || kind === 'region') return toAreaOption({ kind, code: row.code.slice(1), name, population });
  return toPlaceOption({
    kind,
    code: row.code,
    parentCode: row.parent,
    name,
    department: { code: row.department ?? '', name: row.department_name ?? '' },
    regionName: row.region_name,
    postalCodes: row.postal_codes.split(' ').filter(Boolean),
    population,
    position: { latitude: row.latitude ?? 0, longitude: row.longitude ?? 0 },
  });
}

/** A place by a name of it. */
export function toNamedPlace(row: NameRow): NamedPlace {
  return { key: row.key, rank: row.rank, calledAs: row.called_as, option: toOption(row) };
}
