/** A place on the earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const earthRadiusKilometres = 6371.0088;

/** How far around a place the site still speaks of « near », in kilometres (requirement R3.4). */
export const nearKilometres = 30;

/** A position; null where a part is missing or impossible, or where both are 0, which imports write for « unknown ». */
export function toPosition(latitude: number | null | undefined, longitude: number | null | undefined): Position | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  // Written so that NaN fails too.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) || (latitude === 0 && longitude === 0)) return null;
  return { latitude, longitude };
}

/** The distance between two positions as the crow flies, in kilometres (haversine). */
export function distanceKilometres(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const share = latitude + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitude;
  return 2 * earthRadiusKilometres * Math.asin(Math.min(1, Math.sqrt(share)));
}

export interface Near<Place> {
  place: Place;
  kilometres: number;
}

/** The places within a radius of a position, nearest first; those without a position are left out. */
export function nearest<Place extends { position: Position | null }>(
  from: Position | null,
  places: readonly Place[],
  limits: { radiusKilometres: number; count: number },
): Near<Place>[] {
  if (!from) return [];
  return places
    .flatMap((place) => (place.position ? [{ place, kilometres: distanceKilometres(from, place.position) }] : []))
    .filter(({ kilometres }) => kilometres <= limits.radiusKilometres)
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, limits.count);
}

/** Kilometres of a degree of latitude, a little less than anywhere on the earth. */
const leastKilometresOfDegree = 110.5;

/**
 * Whether any of many positions is within a radius of a place: for asking about thousands of places. Only a narrow band of
 * latitude is looked at, and most of that is told to be too far by its longitude alone.
 */
export function createNearAny(positions: Position[], radiusKilometres: number): (from: Position) => boolean {
  const step = radiusKilometres / leastKilometresOfDegree;
  const bandOf = ({ latitude }: Position) => Math.floor(latitude / step);
  const bands = Map.groupBy(positions, bandOf);
  return (from) => {
    const band = bandOf(from);
    // Degrees of longitude are shortest at the end of the circle that is nearest to a pole.
    const shortest = Math.cos(((Math.abs(from.latitude) + step) * Math.PI) / 180);
    const widest = shortest > 0 ? step / shortest : 360;
    const isNear = (position: Position) => {
      const degrees = Math.abs(position.longitude - from.longitude);
      return Math.min(degrees, 360 - degrees) <= widest && distanceKilometres(from, position) <= radiusKilometres;
    };
    return [band, band - 1, band + 1].some((near) => bands.get(near)?.some(isNear));
  };
}
