import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placeKey } from '../../domain/places/place-words.ts';
import type { PlaceRow } from '../../worker/search/places/place-rows.ts';

/**
 * Quarters and main stations of the larger towns. No package that is free to use lists them: the file was compiled by hand for this
 * project, each with its middle to a thousandth of a degree (some 100 m) and the commune or arrondissement it is in, which a test
 * compares with the gazetteer. It is ours, and a line may be added.
 */
const file = path.join(import.meta.dirname, 'quarters.csv');

/** A line of the file. */
export interface Quarter {
  row: PlaceRow;
  /** Of the commune it is in. */
  town: string;
  /** Other ways it is called. */
  also: string[];
}

/** The quarters and stations, by the towns of the gazetteer they are in. */
export function quarters(places: readonly PlaceRow[]): Quarter[] {
  const byLabel = new Map(places.map((place) => [labelOf(place), place]));
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [name = '', label = '', latitude, longitude, also = ''] = line.split(',');
    const around = byLabel.get(label);
    if (!around) throw new Error(`quarters.csv: there is no ${label}`);
    const town = places.find(({ code }) => code === around.parent) ?? around;
    const row: PlaceRow = {
      ...around,
      code: `Q${town.code}-${placeKey(name).replaceAll(' ', '-')}`,
      kind: 'quarter',
      parent: town.code,
      // « Gare de Rennes » says where it is.
      name: placeKey(name).includes(placeKey(town.name)) ? name : `${name} (${town.name})`,
      population: 0,
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
    return { row, town: town.name, also: [name, ...also.split('|').filter(Boolean)] };
  });
}

function labelOf({ kind, name, department }: PlaceRow): string {
  return kind === 'commune' ? `${name} (${department})` : name;
}
