import type { Core } from '@strapi/strapi';
import { toPosition } from '../../domain/distance.ts';
import { readHalfDays } from '../../domain/nursery-places/half-days.ts';
import { shownSince } from '../../domain/nursery-places/nursery-place.ts';
import { anchorsOf, type Candidate, type FamilyWish } from '../../domain/placement/rank-places.ts';
import { placeUid } from '../../nursery-places/place-rows';
import { placementRows } from '../placement-rows';
import { minutesOf } from './family-wish';

/** A place as the panel shows it. */
export interface DeskPlace extends Candidate {
  count: number;
  nurseryId: string | null;
  nurseryName: string;
  cityName: string | null;
}

type Told = 'yes' | 'no' | 'unknown' | null;

interface PlaceEntry {
  documentId: string;
  ageFromMonths: number;
  ageToMonths: number;
  days: string;
  count: number | null;
  availableFrom: string | null;
  availableUntil: string | null;
  opensAt: string | null;
  closesAt: string | null;
  reportedOn: string;
  nursery: {
    documentId: string;
    name: string;
    slug: string;
    cityName: string | null;
    latitude: number | null;
    longitude: number | null;
    wheelchairAccess: Told;
    disabilityWelcome: Told;
  } | null;
}

/** Places that are judged for one family: whatever is further than so many others is not proposed. */
const mostJudged = 800;

/** The numbers of places that nurseries have told lately, nearest to where the family looks first, then the latest told. */
async function nearbyIds(strapi: Core.Strapi, wish: FamilyWish, today: string): Promise<number[]> {
  const rows = strapi.db
    .connection('places')
    .join('places_nursery_lnk', 'places_nursery_lnk.place_id', 'places.id')
    .join('nurseries', 'nurseries.id', 'places_nursery_lnk.nursery_id')
    .where('places.availability', 'number')
    .whereBetween('places.reported_on', [shownSince(today), today])
    .whereRaw('(places.awaits_review IS NULL OR places.awaits_review = ?)', [false])
    .whereRaw('(places.available_until IS NULL OR places.available_until >= ?)', [today]);
  // Nurseries that were asked for are judged however far they are.
  const slugs = [...(wish.nurserySlug ? [wish.nurserySlug] : []), ...wish.savedNurseries];
  if (slugs.length > 0) rows.orderByRaw(`CASE WHEN nurseries.slug IN (${slugs.map(() => '?').join(', ')}) THEN 0 ELSE 1 END`, slugs);
  const [anchor, other] = anchorsOf(wish);
  if (anchor) {
    // Degrees of longitude are shorter than those of latitude; nurseries without a position are as near as can be.
    const square = '(nurseries.latitude - ?) * (nurseries.latitude - ?) + (nurseries.longitude - ?) * (nurseries.longitude - ?) * ?';
    const bindings = [anchor, ...(other ? [other] : [])].map(({ latitude, longitude }) => [
      ...[latitude, latitude, longitude, longitude],
      Math.cos((latitude * Math.PI) / 180) ** 2,
    ]);
    const nearest = other ? `CASE WHEN ${square} < ${square} THEN ${square} ELSE ${square} END` : square;
    const [first = [], second = []] = bindings;
    const inOrder = other ? [...first, ...second, ...first, ...second] : first;
    rows.orderByRaw(`coalesce(${nearest}, 0)`, inOrder);
  }
  const placeRows = await rows.orderBy('places.reported_on', 'desc').orderBy('places.id').limit(mostJudged).select('places.id as id');
  return placeRows.map(({ id }: { id: number }) => id);
}

/** Places that a nursery has told lately, with how many of each are promised to nobody. */
export async function offeredPlaces(strapi: Core.Strapi, wish: FamilyWish, today: string): Promise<DeskPlace[]> {
  const ids = await nearbyIds(strapi, wish, today);
  const select = ['documentId', 'name', 'slug', 'cityName', 'latitude', 'longitude', 'wheelchairAccess', 'disabilityWelcome'];
  const entries: PlaceEntry[] = await strapi.db
    .query(placeUid as never)
    .findMany({ where: { id: { $in: ids } }, populate: { nursery: { select } } });
  // Of these places alone: what is held in the whole country only grows.
  const held: { placeId: string }[] = await placementRows(strapi, 'proposal').findMany({
    where: { holdKey: { $notNull: true }, placeId: { $in: entries.map(({ documentId }) => documentId) } },
    select: ['placeId'],
  });
  const heldCounts = new Map<string, number>();
  for (const { placeId } of held) heldCounts.set(placeId, (heldCounts.get(placeId) ?? 0) + 1);
  return entries.map((entry) => toPlace(entry, heldCounts.get(entry.documentId) ?? 0));
}

const isTold = (value: Told | undefined) => (value === 'yes' ? true : value === 'no' ? false : null);

function toPlace({ documentId, days, count, opensAt, closesAt, nursery, ...entry }: PlaceEntry, held: number): DeskPlace {
  const places = count ?? 0;
  const { ageFromMonths, ageToMonths, availableFrom, availableUntil, reportedOn } = entry;
  return {
    ...{ id: documentId, ageFromMonths, ageToMonths, availableFrom, availableUntil, reportedOn, count: places },
    free: Math.max(0, places - held),
    days: readHalfDays(days) ?? 0,
    opens: minutesOf(opensAt),
    closes: minutesOf(closesAt),
    nurseryId: nursery?.documentId ?? null,
    nurseryName: nursery?.name ?? '',
    nurserySlug: nursery?.slug ?? null,
    cityName: nursery?.cityName ?? null,
    position: toPosition(nursery?.latitude, nursery?.longitude),
    access: { wheelchair: isTold(nursery?.wheelchairAccess), disability: isTold(nursery?.disabilityWelcome) },
  };
}
