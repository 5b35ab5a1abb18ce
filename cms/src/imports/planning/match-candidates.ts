import { fold } from '../reading/fold';

/** Where a nursery is and what it is called: as much as matching needs. */
export interface Located {
  id: string;
  names: readonly string[];
  inseeCode: string | null;
  latitude: number | null;
  longitude: number | null;
}

export type Match = { id: string; by: 'name' | 'distance' } | { id: null; by: 'none' | 'several' };

const nearMetres = 80;
const earthMetres = 6_371_000;
/** Words that say what a nursery is, not which. */
const generic =
  /\b(?:multi ?accueil|micro ?creches?|creches?|halte ?garderie|halte ?jeux|jardin d enfants?|municipale?|collective?|collectif|familiale?|parentale?|associati(?:f|ve)|d entreprise|inter ?entreprises?|privee?|eaje|etablissement|structure|petite enfance|maison de la|espace|accueil)\b/g;
const articles = /\b(?:l|la|le|les|d|de|du|des|un|une|aux?|et)\b/g;

/** A name for comparing: without the words that many have. A name of such words alone keeps them. */
export function bareName(name: string): string {
  const folded = fold(name);
  const bare = folded.replaceAll(generic, ' ').replaceAll(articles, ' ').replaceAll(/\s+/g, ' ').trim();
  return bare || folded;
}

/** The commune of a code: districts of Paris, Lyon and Marseille belong to one each. */
export function communeOf(inseeCode: string): string {
  if (/^751\d\d$/.test(inseeCode)) return '75056';
  if (/^6938\d$/.test(inseeCode)) return '69123';
  return /^132\d\d$/.test(inseeCode) ? '13055' : inseeCode;
}

/**
 * Which nursery of ours each candidate is: of the same name in the same commune, else the only one within 80 metres. Both have to
 * be certain: what fits several, or is fitted by several, is nobody's. The order of neither list matters.
 */
export function matchCandidates(candidates: readonly Located[], nurseries: readonly Located[]): Map<string, Match> {
  const matches = new Map<string, Match>(candidates.map(({ id }) => [id, { id: null, by: 'none' }]));
  const isOpen = ({ id }: Located) => matches.get(id)?.id === null;
  const taken = new Set<string>();
  for (const [by, find] of [
    ['name', byName(nurseries)],
    ['distance', byDistance(nurseries)],
  ] as const) {
    const pairs = candidates.filter(isOpen).map((candidate) => [candidate, find(candidate).filter(({ id }) => !taken.has(id))] as const);
    const claims = new Map<string, number>();
    for (const { id } of pairs.flatMap(([, fitting]) => fitting)) claims.set(id, (claims.get(id) ?? 0) + 1);
    for (const [candidate, [first, ...others]] of pairs) {
      if (!first) continue;
      const isCertain = others.length === 0 && claims.get(first.id) === 1;
      matches.set(candidate.id, isCertain ? { id: first.id, by } : { id: null, by: 'several' });
    }
    for (const { id } of matches.values()) if (id) taken.add(id);
  }
  return matches;
}

type Find = (candidate: Located) => Located[];

function byName(nurseries: readonly Located[]): Find {
  const keysOf = ({ names, inseeCode }: Located) =>
    inseeCode ? [...new Set(names.map(bareName))].filter(Boolean).map((name) => `${communeOf(inseeCode)} ${name}`) : [];
  const byKey = new Map<string, Set<Located>>();
  for (const nursery of nurseries) {
    for (const key of keysOf(nursery)) byKey.set(key, (byKey.get(key) ?? new Set()).add(nursery));
  }
  return (candidate) => [...new Set(keysOf(candidate).flatMap((key) => [...(byKey.get(key) ?? [])]))];
}

/** A grid whose cells are wider than what counts as near. */
const cellDegrees = 0.002;

function byDistance(nurseries: readonly Located[]): Find {
  const cellOf = (latitude: number, longitude: number) => `${Math.floor(latitude / cellDegrees)} ${Math.floor(longitude / cellDegrees)}`;
  const cells = Map.groupBy(nurseries, ({ latitude, longitude }) =>
    latitude === null || longitude === null ? '' : cellOf(latitude, longitude),
  );
  return ({ latitude, longitude }) => {
    if (latitude === null || longitude === null) return [];
    const around = [-1, 0, 1].flatMap((north) =>
      [-1, 0, 1].flatMap((east) => cells.get(cellOf(latitude + north * cellDegrees, longitude + east * cellDegrees)) ?? []),
    );
    return around.filter((nursery) => metresBetween({ latitude, longitude }, nursery) < nearMetres);
  };
}

interface Position {
  latitude: number | null;
  longitude: number | null;
}

function metresBetween(one: Position, other: Position): number {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return Number.POSITIVE_INFINITY;
  const radians = Math.PI / 180;
  const north = (other.latitude - one.latitude) * radians;
  const east = (other.longitude - one.longitude) * radians * Math.cos(((one.latitude + other.latitude) / 2) * radians);
  return earthMetres * Math.hypot(north, east);
}
