import { createRequire } from 'node:module';
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';

const moduleId = 'virtual:map-outline';
const neighbours = [
  'Andorra',
  'Belgium',
  'Germany',
  'Guernsey',
  'Italy',
  'Jersey',
  'Luxembourg',
  'Monaco',
  'Netherlands',
  'Spain',
  'Switzerland',
  'United Kingdom',
];
/** What a map of metropolitan France shows of its neighbours, in degrees. */
const window = { west: -8, south: 40.5, east: 12, north: 52.5 };
/** Three decimals are a hundred metres, finer than the outline itself. */
const decimals = 1000;

/**
 * The outline of France, overseas departments with it, and of its neighbours, from Natural Earth's 1:10 million countries
 * in the package `world-atlas`: a map of our own that needs no other server.
 */
function readMapOutline(): FeatureCollection<MultiPolygon, { isFrance: boolean }> {
  const atlas: Topology<{ countries: GeometryCollection<{ name: string }> }> = createRequire(import.meta.url)(
    'world-atlas/countries-10m.json',
  );
  const countries = feature(atlas, atlas.objects.countries).features;
  const shapes = (name: string) => {
    const country = countries.find(({ properties }) => properties.name === name);
    if (!country) throw new Error(`world-atlas has no ${name}`);
    return polygonsOf(country);
  };
  return {
    type: 'FeatureCollection',
    features: [outline(neighbours.flatMap(shapes).filter(isInWindow), false), outline(shapes('France'), true)],
  };
}

function outline(polygons: Position[][][], isFrance: boolean): Feature<MultiPolygon, { isFrance: boolean }> {
  const round = (position: Position) => position.map((degrees) => Math.round(degrees * decimals) / decimals);
  const coordinates = polygons.map((rings) => rings.map((ring) => ring.map(round)));
  return { type: 'Feature', properties: { isFrance }, geometry: { type: 'MultiPolygon', coordinates } };
}

function polygonsOf({ geometry }: Feature): Position[][][] {
  const { type, coordinates } = geometry as Polygon | MultiPolygon;
  return type === 'Polygon' ? [coordinates] : coordinates;
}

function isInWindow([ring = []]: Position[][]): boolean {
  const degrees = (axis: 0 | 1) => ring.map((position) => position[axis] ?? 0);
  const isBetween = (values: number[], low: number, high: number) => Math.max(...values) > low && Math.min(...values) < high;
  return isBetween(degrees(0), window.west, window.east) && isBetween(degrees(1), window.south, window.north);
}

/** Hands the outline to the map's chunk as a module. */
export function mapOutlinePlugin(): Plugin {
  return {
    name: 'map-outline',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) =>
      id === `\0${moduleId}` ? `export const outline = JSON.parse(${JSON.stringify(JSON.stringify(readMapOutline()))});` : undefined,
  };
}
