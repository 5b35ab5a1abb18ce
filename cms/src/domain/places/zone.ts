/** A part of the map, in degrees. */
export interface Zone {
  south: number;
  west: number;
  north: number;
  east: number;
}

const decimals = 4;

/** A zone as an address says it. */
export function zoneText({ south, west, north, east }: Zone): string {
  return [south, west, north, east].map((value) => degreesText(value, decimals)).join(',');
}

/** The zone of an address; null where it is none. */
export function toZone(text: string): Zone | null {
  const [south, west, north, east, ...more] = toDegrees(text, decimals);
  if (south === undefined || west === undefined || north === undefined || east === undefined || more.length) return null;
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isOnEarth && south < north && west < east ? { south, west, north, east } : null;
}

/** Degrees in their one spelling: `-0.000` would be another spelling of 0. */
export function degreesText(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)) || 0);
}

/** Numbers of degrees, joined by commas; none where one of them is no number. */
export function toDegrees(text: string, decimals: number): number[] {
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => /^-?\d{1,3}(?:\.\d{1,20})?$/.test(part))) return [];
  return parts.map((part) => Number(Number(part).toFixed(decimals)) || 0);
}
