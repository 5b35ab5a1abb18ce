import type { Core } from '@strapi/strapi';
import { type Position, toPosition } from '../domain/distance';
import { readHalfDays } from '../domain/nursery-places/half-days';
import type { NurseryPlace } from '../domain/nursery-places/nursery-place';
import { uidOf } from '../editorial/editorial-types';

/** A published nursery, as alerts look at it. */
export interface AlertedNursery {
  slug: string;
  name: string;
  cityName: string | null;
  position: Position | null;
  places: NurseryPlace[];
}

interface NurseryRow {
  id: number;
  slug: string;
  name: string;
  cityName: string | null;
  latitude: number | null;
  longitude: number | null;
  places: unknown;
}

const pageSize = 500;
const select = ['id', 'slug', 'name', 'cityName', 'latitude', 'longitude', 'places'];

/** Published nurseries that have told something of their places, page by page: those of a slug, or all. What awaits a person is not among their places. */
export async function readAlertNurseries(strapi: Core.Strapi, slugs: readonly string[] | null = null): Promise<AlertedNursery[]> {
  const published = { locale: 'fr', publishedAt: { $notNull: true }, ...(slugs && { slug: { $in: slugs } }) };
  const nurseries: AlertedNursery[] = [];
  for (let last = 0; ; ) {
    const rows = (await strapi.db
      .query(uidOf('nursery'))
      .findMany({ select, where: { ...published, id: { $gt: last } }, orderBy: { id: 'asc' }, limit: pageSize })) as NurseryRow[];
    for (const row of rows) {
      const places = toPlaces(row.places);
      if (places.length === 0) continue;
      const { slug, name, cityName, latitude, longitude } = row;
      nurseries.push({ slug, name, cityName, position: toPosition(latitude, longitude), places });
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < pageSize) return nurseries;
  }
}

/** The places that are kept with a nursery, see `nursery-places/keep-places.ts`; one that cannot be read is left out. */
function toPlaces(stored: unknown): NurseryPlace[] {
  return Array.isArray(stored) ? stored.flatMap((one) => (typeof one === 'object' && one && toPlace(one)) || []) : [];
}

function toPlace(stored: Partial<Record<keyof NurseryPlace | 'opensAt' | 'closesAt', unknown>>): NurseryPlace | null {
  const days = readHalfDays(String(stored.days));
  const { id, ageFromMonths, ageToMonths, reportedOn } = stored;
  if (days === null || typeof id !== 'string' || typeof ageFromMonths !== 'number' || typeof ageToMonths !== 'number') return null;
  if (typeof reportedOn !== 'string') return null;
  return {
    id,
    ageFromMonths,
    ageToMonths,
    days,
    availability: stored.availability === 'number' || stored.availability === 'full' ? stored.availability : 'not_communicated',
    count: typeof stored.count === 'number' ? stored.count : null,
    availableFrom: dayOf(stored.availableFrom),
    availableUntil: dayOf(stored.availableUntil),
    kind: stored.kind === 'occasional' ? 'occasional' : 'regular',
    opens: minutesOf(stored.opensAt),
    closes: minutesOf(stored.closesAt),
    hourlyPrice: typeof stored.hourlyPrice === 'number' ? stored.hourlyPrice : null,
    reportedOn,
    origin: stored.origin === 'manager' || stored.origin === 'import' ? stored.origin : 'editor',
  };
}

const dayOf = (value: unknown) => (typeof value === 'string' ? value : null);

function minutesOf(clock: unknown): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(String(clock)) ?? [];
  return hours ? Number(hours) * 60 + Number(minutes) : null;
}
