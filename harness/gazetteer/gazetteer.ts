import { nameRanks } from '../../domain/places/place-lookup.ts';
import type { NameRow, PlaceRow, PrefixRow } from '../../worker/search/places/place-rows.ts';
import { type Located, locate } from './coordinates.ts';
import { prefixRows } from './crowded-prefixes.ts';
import { nameRows } from './name-rows.ts';
import { placeRows } from './place-rows.ts';
import { quarters } from './quarters.ts';
import { readSources, type Sources } from './sources.ts';

/** All rows of the gazetteer's tables. */
export interface Gazetteer {
  places: PlaceRow[];
  names: NameRow[];
  prefixes: PrefixRow[];
  /** Words of names, for those that are typed with a wrong letter. */
  words: string[];
  /** How each position was found. */
  located: Map<string, Located>;
}

const shortestWord = 4;

function makeGazetteer(sources: Sources): Gazetteer {
  const located = locate(sources);
  const towns = placeRows(sources, located);
  const parts = quarters(towns);
  const places = [...towns, ...parts.map(({ row }) => row)];
  const names = nameRows(towns, { communes: sources.communes, quarters: parts });
  const telling = names.filter(({ rank }) => rank <= nameRanks.quarter);
  const words = new Set(telling.flatMap(({ key }) => key.split(' ').filter((word) => word.length >= shortestWord)));
  return { places, names, prefixes: prefixRows(names, places), words: [...words].sort(), located };
}

let gazetteer: Gazetteer | null = null;

/** The gazetteer of France, made from the packages once a process, which takes seconds; for who only reads it. */
export function readGazetteer(): Readonly<Gazetteer> {
  gazetteer ??= makeGazetteer(readSources());
  return gazetteer;
}
