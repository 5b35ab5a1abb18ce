import type { PlaceRow } from '../../worker/search/places/place-rows.ts';
import type { Located } from './coordinates.ts';
import { type Commune, isPresent, type NamedCode, type Sources } from './sources.ts';

/** Codes of departments and regions overlap with each other: the table has them with a letter before. */
const departmentKey = (code: string) => `D${code}`;
export const regionKey = (code: string) => `R${code}`;

const decimals = 100_000;

/** With the apostrophe that French is printed with. */
export function typographic(name: string): string {
  return name.replaceAll("'", '’');
}

/** Every place of the gazetteer, communes nobody can live in left out. */
export function placeRows({ communes, departments, regions }: Sources, located: Map<string, Located>): PlaceRow[] {
  const departmentOf = new Map(departments.map((department) => [department.code, department]));
  const regionOf = new Map(regions.map(({ code, nom }) => [code, typographic(nom)]));
  const rows = communes.filter(isPresent).flatMap((commune) => {
    const position = located.get(commune.code)?.position;
    const department = departmentOf.get(commune.departement);
    return position && department ? [toRow(commune, { department, region: regionOf.get(commune.region) ?? '', position })] : [];
  });
  const populationOf = (isOf: (row: PlaceRow) => boolean) =>
    rows.reduce((sum, row) => (row.kind === 'commune' && isOf(row) ? sum + row.population : sum), 0);
  const area = { parent: null, postalCodes: '', latitude: null, longitude: null };
  const inhabited = new Set(rows.map(({ department }) => department));
  const departmentRows = departments
    // Paris, Saint-Martin and Saint-Barthélemy are a commune and a department in one: the commune is enough.
    .filter(({ code, nom }) => inhabited.has(code) && !rows.some((row) => row.department === code && row.name === typographic(nom)))
    .map(({ code, nom, region = '' }): PlaceRow => {
      const name = typographic(nom);
      const population = populationOf((row) => row.department === code);
      const regionName = regionOf.get(region) ?? '';
      return {
        ...area,
        code: departmentKey(code),
        kind: 'department',
        name,
        department: code,
        departmentName: name,
        regionName,
        population,
      };
    });
  const names = new Set(departmentRows.map(({ name }) => name));
  const regionRows = regions
    .map(({ code, nom }) => ({ code, name: typographic(nom) }))
    // Overseas most regions are one department: it is enough.
    .filter(({ name }) => !names.has(name) && rows.some(({ regionName }) => regionName === name))
    .map(({ code, name }): PlaceRow => {
      const population = populationOf(({ regionName }) => regionName === name);
      return { ...area, code: regionKey(code), kind: 'region', name, department: null, departmentName: null, regionName: name, population };
    });
  return [...rows, ...departmentRows, ...regionRows];
}

interface Around {
  department: NamedCode;
  region: string;
  position: Located['position'];
}

function toRow(commune: Commune, { department, region, position }: Around): PlaceRow {
  const isArrondissement = commune.type === 'arrondissement-municipal';
  const round = (degrees: number) => Math.round(degrees * decimals) / decimals;
  return {
    code: commune.code,
    kind: isArrondissement ? 'arrondissement' : 'commune',
    parent: commune.commune ?? null,
    name: isArrondissement ? commune.nom.replace(/ Arrondissement$/, '') : typographic(commune.nom),
    department: department.code,
    departmentName: typographic(department.nom),
    regionName: region,
    postalCodes: (commune.codesPostaux ?? []).join(' '),
    population: commune.population ?? 0,
    latitude: round(position.latitude),
    longitude: round(position.longitude),
  };
}
