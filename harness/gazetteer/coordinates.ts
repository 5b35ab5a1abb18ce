import type { Position } from '../../domain/distance.ts';
import { placeKey } from '../../domain/places/place-words.ts';
import { type City, type Commune, isPresent, type Sources } from './sources.ts';

/** Where GeoNames has a country of its own for what is a department, or as good as one, to France. */
const territories: Record<string, string> = {
  GP: '971',
  MQ: '972',
  GF: '973',
  RE: '974',
  PM: '975',
  YT: '976',
  BL: '977',
  MF: '978',
  TF: '984',
  WF: '986',
  PF: '987',
  NC: '988',
};

/** How the position of a commune was found, most exact first. */
type Source = 'own' | 'part' | 'postal code' | 'union' | 'department' | 'towns';

export interface Located {
  position: Position;
  source: Source;
}

/**
 * The positions of present communes and arrondissements, by code. GeoNames has those where three people in four live; the
 * others take the mean of what is around: of a former commune in it, of those that share its postal code, then its union of
 * communes, then its department; and where that is one commune whose towns have other names, of these towns.
 */
export function locate({ communes, unions, cities }: Sources): Map<string, Located> {
  const byName = positionsByName(cities);
  const find = ({ departement, nom }: Commune) =>
    byName.get(`${departement} ${placeKey(nom)}`) ?? byName.get(`${departement} ${numbered(nom)}`);
  const present = communes.filter(isPresent);
  const communePositions = new Map(present.flatMap((commune) => pair(commune.code, find(commune))));
  const parts = groupPositions(
    communes.filter(({ chefLieu }) => chefLieu).flatMap((commune) => pair(commune.chefLieu ?? '', find(commune))),
  );
  const unionOf = new Map(unions.flatMap(({ code, membres }) => membres.map((member) => [member.code, code] as const)));

  const groupBy = (keysOf: (commune: Commune) => string[]) =>
    groupPositions(present.flatMap((commune) => keysOf(commune).flatMap((key) => pair(key, communePositions.get(commune.code)))));
  const postal = groupBy(({ codesPostaux = [] }) => codesPostaux);
  const union = groupBy(({ code }) => [unionOf.get(code) ?? '']);
  const department = groupBy(({ departement }) => [departement]);
  const towns = groupPositions(cities.flatMap((city) => pair(departmentOf(city) ?? '', positionOf(city))));

  function locateOne(commune: Commune): Located | null {
    const { code, codesPostaux = [], departement, population = 0 } = commune;
    const exact = communePositions.get(code);
    if (exact) return { position: exact, source: 'own' };
    const choices: [Source, Position[] | undefined][] = [
      ['part', parts.get(code)],
      ['postal code', codesPostaux.flatMap((postalCode) => postal.get(postalCode) ?? [])],
      ['union', union.get(unionOf.get(code) ?? '?')],
      ['department', department.get(departement)],
      ['towns', population > 0 ? towns.get(departement) : undefined],
    ];
    const [source, positions] = choices.find(([, some]) => some?.length) ?? [];
    return source && positions ? { source, position: mean(positions) } : null;
  }
  return new Map(present.flatMap((commune) => pair(commune.code, locateOne(commune))));
}

/** « Paris 16e Arrondissement » is « Paris 16 Passy » there. */
function numbered(name: string): string {
  return name.replace(
    /^(\w+) (\d+)er? Arrondissement$/,
    (_, city: string, number: string) => `${city.toLowerCase()} ${number.padStart(2, '0')}`,
  );
}

function positionsByName(cities: City[]): Map<string, Position> {
  const byName = new Map<string, Position>();
  for (const city of cities) {
    const department = departmentOf(city);
    if (!department) continue;
    const key = `${department} ${placeKey(city.name)}`;
    const district = /^(?:paris|lyon|marseille) \d\d(?= |$)/.exec(placeKey(city.name))?.[0];
    for (const one of district ? [key, `${department} ${district}`] : [key]) if (!byName.has(one)) byName.set(one, positionOf(city));
  }
  return byName;
}

function departmentOf({ country, admin2 }: City): string | undefined {
  return country === 'FR' ? admin2 : territories[country];
}

function positionOf({ lat, lng }: City): Position {
  return { latitude: Number(lat), longitude: Number(lng) };
}

function pair<Value>(key: string, value: Value | null | undefined): [string, Value][] {
  return value ? [[key, value]] : [];
}

function groupPositions(pairs: [string, Position][]): Map<string, Position[]> {
  const groups = Map.groupBy(pairs, ([key]) => key);
  return new Map([...groups].map(([key, list]) => [key, list.map(([, position]) => position)]));
}

function mean(positions: Position[]): Position {
  const average = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return { latitude: average(positions.map(({ latitude }) => latitude)), longitude: average(positions.map(({ longitude }) => longitude)) };
}
