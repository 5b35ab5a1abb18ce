import type { Zone } from '../../../domain/places/zone.ts';

/** A nursery on a map. */
export interface MapPoint {
  id: string;
  name: string;
  /** Its type, how far it is: what stands under its name. */
  note: string | null;
  href: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** The smallest part of the world that holds all points; null where there is none. */
export function boundsOf(points: readonly Pick<MapPoint, 'latitude' | 'longitude'>[]): Zone | null {
  if (!points.length) return null;
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}
