import type { Position } from '../distance.ts';
import type { Zone } from './zone.ts';

/** Land that one can cross without a ship or a plane, where that is more than a day out: the mainland, Corsica, Guiana. */
const territories: Zone[] = [
  { south: 41.2, west: -5.3, north: 51.2, east: 8.35 },
  { south: 41.2, west: 8.4, north: 43.1, east: 9.7 },
  { south: 2, west: -54.7, north: 5.9, east: -51.5 },
];

/** The territory a position lies in; null on islands so small that nothing of them is far. */
export function territoryOf({ latitude, longitude }: Position): Zone | null {
  const holds = ({ south, west, north, east }: Zone) => latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  return territories.find(holds) ?? null;
}
