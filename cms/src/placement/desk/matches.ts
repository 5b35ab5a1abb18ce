import type { Core } from '@strapi/strapi';
import { type Position, toPosition } from '../../domain/distance.ts';
import { readHalfDays } from '../../domain/nursery-places/half-days.ts';
import { shownSince } from '../../domain/nursery-places/nursery-place.ts';
import { type Candidate, type FamilyWish, type RankedPlace, rankPlaces } from '../../domain/placement/rank-places.ts';
import { uidOf } from '../../editorial/editorial-types';
import { placeUid } from '../../nursery-places/place-rows';
import { findRequest } from '../move-request';
import { placementRows, requestRows } from '../placement-rows';
import type { DeskAnswer } from './desk-call';

const mostFitting = 20;
const mostAlmost = 10;
/** What lacks more than this is another place. */
const mostLacks = 2;

/** A place as the panel shows it. */
interface DeskPlace extends Candidate {
  count: number;
  nurseryName: string;
  cityName: string | null;
}

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
  nursery: { name: string; slug: string; cityName: string | null; latitude: number | null; longitude: number | null } | null;
}

interface RequestEntry extends Pick<FamilyWish, 'startDate' | 'flexibility' | 'radiusKilometres' | 'nurserySlug'> {
  days: string[] | null;
  hoursFrom: string | null;
  hoursTo: string | null;
  homePlace: string | null;
  homePlaceCode: string | null;
  workPlace: string | null;
  children: { birthDate: string | null; dueDate: string | null }[];
}

/** Places that fit a request, the best first, then those that lack little, with what would have to change. */
export const readMatches: DeskAnswer = async (strapi, { params, today }) => {
  const { id } = await findRequest(strapi, params.request ?? '');
  const entry: RequestEntry = await requestRows(strapi).findOne({ where: { id }, populate: { children: true } });
  const [wish, places] = await Promise.all([wishOf(strapi, entry), offeredPlaces(strapi, today)]);
  const ranked = rankPlaces(wish, places, today);
  const fitting = ranked.filter(({ lacks }) => lacks.length === 0).slice(0, mostFitting);
  const almost = ranked.filter(({ lacks }) => lacks.length > 0 && lacks.length <= mostLacks).slice(0, mostAlmost);
  return { fitting: fitting.map(toMatch), almost: almost.map(toMatch) };
};

function toMatch({ place, reasons, lacks }: RankedPlace<DeskPlace>) {
  const { id, nurseryName, cityName, count, free, reportedOn } = place;
  return { place: id, nurseryName, cityName, count, free, reportedOn, reasons, lacks };
}

/** Minutes since midnight of `07:30`. */
function minutesOf(time: string | null): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

async function wishOf(strapi: Core.Strapi, entry: RequestEntry): Promise<FamilyWish> {
  const { children, days, hoursFrom, hoursTo, homePlace, homePlaceCode, workPlace } = entry;
  const { startDate, flexibility, radiusKilometres, nurserySlug } = entry;
  const [home, work] = await Promise.all([
    cityPosition(strapi, homePlaceCode ? { inseeCode: homePlaceCode } : { name: homePlace }),
    cityPosition(strapi, { name: workPlace }),
  ]);
  const births = children.flatMap(({ birthDate, dueDate }) => birthDate ?? dueDate ?? []);
  const times = { arrives: minutesOf(hoursFrom), leaves: minutesOf(hoursTo) };
  return { births, startDate, flexibility, radiusKilometres, nurserySlug, days: days ?? [], ...times, home, work };
}

/** Where a commune is that the directory has a page of; null for any other. */
async function cityPosition(strapi: Core.Strapi, where: Record<string, string | null>): Promise<Position | null> {
  const [value] = Object.values(where);
  if (!value) return null;
  const city = await strapi.db.query(uidOf('city') as never).findOne({ where, select: ['latitude', 'longitude'] });
  return toPosition(city?.latitude, city?.longitude);
}

/** Places that a nursery has told lately, with how many of each are promised to nobody. */
async function offeredPlaces(strapi: Core.Strapi, today: string): Promise<DeskPlace[]> {
  const [entries, held] = await Promise.all([
    strapi.db.query(placeUid as never).findMany({
      where: { availability: 'number', reportedOn: { $gte: shownSince(today), $lte: today }, $not: { awaitsReview: true } },
      populate: { nursery: { select: ['name', 'slug', 'cityName', 'latitude', 'longitude'] } },
    }) as Promise<PlaceEntry[]>,
    placementRows(strapi, 'proposal').findMany({ where: { holdKey: { $notNull: true } }, select: ['placeId'] }) as Promise<
      { placeId: string }[]
    >,
  ]);
  const heldCounts = new Map<string, number>();
  for (const { placeId } of held) heldCounts.set(placeId, (heldCounts.get(placeId) ?? 0) + 1);
  return entries
    .filter(({ availableUntil }) => availableUntil === null || availableUntil >= today)
    .map((entry) => toPlace(entry, heldCounts.get(entry.documentId) ?? 0));
}

function toPlace({ documentId, days, count, opensAt, closesAt, nursery, ...entry }: PlaceEntry, held: number): DeskPlace {
  const places = count ?? 0;
  const { ageFromMonths, ageToMonths, availableFrom, availableUntil, reportedOn } = entry;
  return {
    ...{ id: documentId, ageFromMonths, ageToMonths, availableFrom, availableUntil, reportedOn, count: places },
    free: Math.max(0, places - held),
    days: readHalfDays(days) ?? 0,
    opens: minutesOf(opensAt),
    closes: minutesOf(closesAt),
    nurseryName: nursery?.name ?? '',
    nurserySlug: nursery?.slug ?? null,
    cityName: nursery?.cityName ?? null,
    position: toPosition(nursery?.latitude, nursery?.longitude),
  };
}
