import { likelihoodOf, mostSorted, nameRanks, tellingGroup } from '../../domain/places/place-lookup.ts';
import type { NameRow, PlaceRow, PrefixRow } from '../../worker/search/places/place-rows.ts';

/** More than are shown: which of them stand first is known when it is asked for. */
const mostKept = 14;

/** The crowded beginnings with the best of each: by how telling the name is, then by population. */
export function prefixRows(names: NameRow[], places: PlaceRow[]): PrefixRow[] {
  const weight = new Map(places.map((place) => [place.code, likelihoodOf(place)]));
  const sorted = names
    .filter(({ rank }) => rank <= nameRanks.inner)
    .sort((one, other) => tellingGroup(one.rank) - tellingGroup(other.rank) || (weight.get(other.code) ?? 0) - (weight.get(one.code) ?? 0));
  const counts = new Map<string, number>();
  for (const { key } of sorted) {
    for (let end = 1; end <= key.length; end += 1) {
      const prefix = key.slice(0, end);
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  }
  const rows = new Map<string, PrefixRow>();
  for (const { key, rank, code, calledAs } of sorted) {
    for (let end = 1; end <= key.length; end += 1) {
      const prefix = key.slice(0, end);
      if ((counts.get(prefix) ?? 0) <= mostSorted) break;
      const row = rows.get(prefix) ?? { prefix, best: [] };
      if (row.best.length < mostKept && !row.best.some((other) => other.code === code)) row.best.push({ code, rank, calledAs, key });
      rows.set(prefix, row);
    }
  }
  return [...rows.values()];
}
