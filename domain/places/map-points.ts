import type { NurseryType } from '../childcare/nursery-types.ts';
import { mostCounted } from '../most-counted.ts';
import type { Zone } from './zone.ts';

/** A nursery on the map. */
export interface MapPoint {
  slug: string;
  name: string;
  type: NurseryType | null;
  latitude: number;
  longitude: number;
  /** Stands where its commune is: its own position is not known. */
  isApproximate: boolean;
  hasVacancy: boolean;
}

/** Answered by `/recherche/creches?` with the criteria of the finder: what the list has on all its pages, its first ones where there are many. */
export interface MapPoints {
  points: MapPoint[];
  /** There are more than can be drawn. */
  isMore: boolean;
  /** Where the search looks, to show it whole. */
  bounds: Zone | null;
}

export const mapPointsPath = '/recherche/creches';
export const mostMapPoints = mostCounted;
