import { type PlaceOption, toAreaOption, toPlaceOption } from '../../../domain/places/place.ts';
import type { NamedPlace, NameRank } from '../../../domain/places/place-lookup.ts';

/** A row of the table `places`; its columns are the same words with underscores. */
export interface PlaceRow {
  code: string;
  kind: 'commune' | 'arrondissement' | 'quarter' | 'department' | 'region';
  parent: string | null;
  name: string;
  department: string | null;
  departmentName: string | null;
  regionName: string;
  /** With spaces between. */
  postalCodes: string;
  population: number;
  latitude: number | null;
  longitude: number | null;
  /** Asked with a row: 1 where nurseries of ours stand in the commune. */
  hasNurseries?: number;
}

/** A row of the table `place_names`: a key that leads to a place. */
export interface NameRow {
  key: string;
  rank: NameRank;
  code: string;
  /** The name as it is written, where it is not the place's own. */
  calledAs: string | null;
}

/** A row of the table `place_prefixes`: what a beginning leads to, where too much begins so to sort it at each question. */
export interface PrefixRow {
  prefix: string;
  /** The best, each once; the table has them as JSON. */
  best: NameRow[];
}

/** A place beside the name it was found by. */
export type NamedPlaceRow = PlaceRow & NameRow;

/** The columns a place is made of. */
export const placeColumns =
  'EXISTS (SELECT 1 FROM nurseries AS s WHERE s.commune = p.code) AS hasNurseries, p.code, p.kind, p.parent, p.name, p.department, p.department_name AS departmentName, p.region_name AS regionName, p.postal_codes AS postalCodes, p.population, p.latitude, p.longitude';

/** A place or an area from its row; areas have no position. */
export function toOption(row: PlaceRow): PlaceOption {
  const { kind, name, population } = row;
  if (kind === 'department' || kind === 'region') return toAreaOption({ kind, code: row.code.slice(1), name, population });
  return toPlaceOption({
    kind,
    code: row.code,
    parentCode: row.parent,
    name,
    department: { code: row.department ?? '', name: row.departmentName ?? '' },
    regionName: row.regionName,
    postalCodes: row.postalCodes.split(' ').filter(Boolean),
    population,
    hasNurseries: row.hasNurseries === 1,
    position: { latitude: row.latitude ?? 0, longitude: row.longitude ?? 0 },
  });
}

/** A place by a name of it. */
export function toNamedPlace(row: NamedPlaceRow): NamedPlace {
  return { key: row.key, rank: row.rank, calledAs: row.calledAs, option: toOption(row) };
}
