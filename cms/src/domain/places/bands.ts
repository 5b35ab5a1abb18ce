import type { Position } from '../distance.ts';
import type { Zone } from './zone.ts';

/** Bands of latitude in a degree, each a bit more than 2 km wide: the rows around a place are few, however many there are elsewhere. */
export const bandsPerDegree = 50;
const kilometresPerDegree = 111.19;

/** The band of latitude a position lies in. */
export function bandOf(latitude: number): number {
  return Math.floor(latitude * bandsPerDegree);
}

/** All bands a part of the map reaches into. */
export function bandsOf({ south, north }: Zone): number[] {
  const first = bandOf(south);
  return Array.from({ length: bandOf(north) - first + 1 }, (_, index) => first + index);
}

/** The smallest part of the map that holds all that is within a distance. */
export function zoneAround({ latitude, longitude }: Position, kilometres: number): Zone {
  const height = kilometres / kilometresPerDegree;
  // Near a pole a circle goes around the earth.
  const width = Math.min(180, height / Math.max(0.01, Math.cos(((Math.abs(latitude) + height) * Math.PI) / 180)));
  return {
    south: Math.max(-90, latitude - height),
    north: Math.min(90, latitude + height),
    west: longitude - width,
    east: longitude + width,
  };
}
