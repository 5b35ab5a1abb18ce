import { distanceKilometres, type Position } from '../../../domain/distance.ts';

export interface Point {
  x: number;
  y: number;
}

/** Where positions stand on a drawing on which a kilometre is as long in every direction. */
export interface Sketch {
  toPoint(position: Position): Point;
  /** Units of the drawing that a kilometre takes. */
  unitsPerKilometre: number;
  /** Round distances for circles around the first position, as many as fit the drawing. */
  rings: number[];
}

const kilometresOfDegree = 111.195;
/** A drawing of one point, or of two in one street, would show nothing else. */
const leastKilometres = 1;
const roundDistances = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
const mostRings = 3;

/** Lays positions out on a drawing of some width and height, north above, with a margin around all of them. */
export function layOut(
  positions: readonly Position[],
  { width, height, margin }: { width: number; height: number; margin: number },
): Sketch {
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const centre = { latitude: middle(latitudes), longitude: middle(longitudes) };
  const across = kilometresOfDegree * Math.cos((centre.latitude * Math.PI) / 180);
  const spread = (values: number[], perDegree: number) =>
    Math.max(leastKilometres, (Math.max(...values) - Math.min(...values)) * perDegree);
  const unitsPerKilometre = Math.min(
    (width - 2 * margin) / spread(longitudes, across),
    (height - 2 * margin) / spread(latitudes, kilometresOfDegree),
  );
  const toPoint = ({ latitude, longitude }: Position) => ({
    x: width / 2 + (longitude - centre.longitude) * across * unitsPerKilometre,
    y: height / 2 - (latitude - centre.latitude) * kilometresOfDegree * unitsPerKilometre,
  });
  const [first, ...others] = positions;
  const furthest = first ? Math.max(leastKilometres, ...others.map((position) => distanceKilometres(first, position))) : leastKilometres;
  const rings = roundDistances.filter((kilometres) => kilometres <= furthest).slice(-mostRings);
  return { toPoint, unitsPerKilometre, rings };
}

/** Points that would stand on each other are one, with all their names: several places of one nursery. */
export function gather<Marked extends Point & { names: string[] }>(points: readonly Marked[], nearest: number): Marked[] {
  const gathered: Marked[] = [];
  for (const point of points) {
    const same = gathered.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < nearest);
    if (same) same.names.push(...point.names);
    else gathered.push({ ...point, names: [...point.names] });
  }
  return gathered;
}
