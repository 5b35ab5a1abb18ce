import type { Position } from '../../distance.ts';
import type { Zone } from '../../places/zone.ts';

/** Cells in a degree: of some 11 km from south to north, as far as most alerts reach. */
const cellsPerDegree = 10;
const cellOf = (degrees: number) => Math.floor(degrees * cellsPerDegree);

/** What stands on the map, by the cell it stands in: who asks about a part of it reads what is near, however much there is elsewhere. */
export interface Grid<Item> {
  in(zone: Zone): Item[];
}

/** Sorts what has a position into cells. */
export function createGrid<Item extends { position: Position }>(items: Iterable<Item>): Grid<Item> {
  const cells = new Map<string, Item[]>();
  for (const item of items) {
    const key = `${cellOf(item.position.latitude)} ${cellOf(item.position.longitude)}`;
    const cell = cells.get(key);
    if (cell) cell.push(item);
    else cells.set(key, [item]);
  }
  return {
    in({ south, west, north, east }) {
      const candidates: Item[] = [];
      for (let row = cellOf(south); row <= cellOf(north); row += 1)
        for (let column = cellOf(west); column <= cellOf(east); column += 1) candidates.push(...(cells.get(`${row} ${column}`) ?? []));
      return candidates;
    },
  };
}
