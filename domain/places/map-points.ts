import type { NurseryType } from '../childcare/nursery-types.ts';
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

/** Answered by `/recherche/creches?` with the criteria of the finder: all that the list has on all its pages, nearest first. */
export interface MapPoints {
  points: MapPoint[];
  /** More than the points where there are too many to draw. */
  total: number;
  /** Where the search looks, to show it whole. */
  bounds: Zone | null;
}

export const mapPointsPath = '/recherche/creches';
export const mostMapPoints = 1000;
