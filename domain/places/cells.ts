import { distanceKilometres, type Position } from '../distance.ts';
import { bandsOf, bandsPerDegree } from './bands.ts';
import type { Zone } from './zone.ts';

/** Slices of longitude in a degree: with its band, a slice makes a cell of about 2 by 4 km. */
const slicesPerDegree = 20;

/** A cell of the map and how many stand in it. */
export interface Cell {
  band: number;
  slice: number;
  count: number;
}

/** Cells of one band beside each other. */
export interface CellSpan {
  band: number;
  from: number;
  to: number;
}

/** A part of the map around its middle: what lies at most so far, however that is measured. */
export interface Reach {
  /** The smallest part of the map that holds all of it. */
  bounds: Zone;
  /** The way a position is measured, in kilometres; it grows by no more than `steepness` kilometres with each kilometre of the map. */
  measure(position: Position): number;
  steepness: 1 | 2;
  most: number;
}

/** The cells that reach into a part of the map, band by band. */
export function spansOf({ bounds, measure, steepness, most }: Reach): CellSpan[] {
  const [from, to] = [sliceOf(bounds.west), sliceOf(bounds.east)];
  return bandsOf(bounds).flatMap((band) => {
    const margin = steepness * halfDiagonal(band);
    const isIn = (slice: number) => measure(middleOf({ band, slice })) <= most + margin;
    let first = from;
    while (first <= to && !isIn(first)) first += 1;
    let last = to;
    while (last > first && !isIn(last)) last -= 1;
    return first > to ? [] : [{ band, from: first, to: last }];
  });
}

/** About how many lie in a part of the map, by the middles of their cells. */
export function countIn(cells: readonly Cell[], { measure, most }: Reach): number {
  return cells.reduce((sum, cell) => (measure(middleOf(cell)) <= most ? sum + cell.count : sum), 0);
}

/** How far one has to go from the middle for about so many; as far as the part reaches where it holds fewer. */
export function reachFor(count: number, cells: readonly Cell[], { measure, most }: Reach): number {
  const sorted = cells.map((cell) => ({ count: cell.count, far: measure(middleOf(cell)) })).sort((one, other) => one.far - other.far);
  let sum = 0;
  const last = sorted.find((cell) => {
    sum += cell.count;
    return sum >= count;
  });
  return last ? Math.min(last.far, most) : most;
}

/** The longitude at which a slice begins. */
export function longitudeOf(slice: number): number {
  return slice / slicesPerDegree;
}

function sliceOf(longitude: number): number {
  return Math.floor(longitude * slicesPerDegree);
}

/** The middle of a cell. */
export function middleOf({ band, slice }: Pick<Cell, 'band' | 'slice'>): Position {
  return { latitude: (band + 0.5) / bandsPerDegree, longitude: (slice + 0.5) / slicesPerDegree };
}

function halfDiagonal(band: number): number {
  const middle = middleOf({ band, slice: 0 });
  return distanceKilometres(middle, { latitude: band / bandsPerDegree, longitude: 0 }) * 1.01;
}
