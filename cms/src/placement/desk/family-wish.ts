import type { Core } from '@strapi/strapi';
import { type Position, toPosition } from '../../domain/distance.ts';
import { type AccessNeed, accessNeeds, type FamilyWish } from '../../domain/placement/rank-places.ts';
import { uidOf } from '../../editorial/editorial-types';
import { placementRows, requestRows } from '../placement-rows';

/** Which column of a request says that it has a need. */
const needColumns = { wheelchair: 'needsWheelchairAccess', disability: 'needsDisabilityWelcome' } as const;

interface WishEntry extends Pick<FamilyWish, 'startDate' | 'flexibility' | 'radiusKilometres' | 'nurserySlug' | 'placePreference'> {
  id: number;
  days: string[] | null;
  /** Nothing in requests of before families could save several. */
  savedNurseries: string[] | null;
  hoursFrom: string | null;
  hoursTo: string | null;
  homePlace: string | null;
  homePlaceCode: string | null;
  homeLatitude: number | null;
  homeLongitude: number | null;
  workPlace: string | null;
  workLatitude: number | null;
  workLongitude: number | null;
  firstEmail: string | null;
  needsWheelchairAccess: boolean | null;
  needsDisabilityWelcome: boolean | null;
  children: { birthDate: string | null; dueDate: string | null }[];
  employerAccount: Employer | null;
}

interface Employer {
  id: number;
  name: string;
  boughtPlaces: { nurserySlug: string; count: number }[];
}

/** What a family asks for, with what else decides between places; `employer` is the one that its request belongs to. */
export interface KnownWish {
  wish: FamilyWish;
  employer: string | null;
}

/** Minutes since midnight of `07:30`. */
export function minutesOf(time: string | null): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Reads what a request asks for. */
export async function readWish(strapi: Core.Strapi, id: number): Promise<KnownWish> {
  const populate = { children: true, employerAccount: { populate: { boughtPlaces: true } } };
  const entry: WishEntry = await requestRows(strapi).findOne({ where: { id }, populate });
  const { children, days, hoursFrom, hoursTo, employerAccount: employer } = entry;
  const { startDate, flexibility, radiusKilometres, nurserySlug, placePreference } = entry;
  const [home, work, siblingsAt, employerPlaces] = await Promise.all([
    toPosition(entry.homeLatitude, entry.homeLongitude) ??
      cityPosition(strapi, entry.homePlaceCode ? { inseeCode: entry.homePlaceCode } : { name: entry.homePlace }),
    toPosition(entry.workLatitude, entry.workLongitude) ?? cityPosition(strapi, { name: entry.workPlace }),
    nurseriesOfSiblings(strapi, entry),
    placesOfEmployer(strapi, employer),
  ]);
  const wish = {
    ...{ startDate, flexibility, radiusKilometres, nurserySlug, placePreference, home, work, siblingsAt, employerPlaces },
    births: children.flatMap(({ birthDate, dueDate }) => birthDate ?? dueDate ?? []),
    days: days ?? [],
    savedNurseries: entry.savedNurseries ?? [],
    arrives: minutesOf(hoursFrom),
    leaves: minutesOf(hoursTo),
    access: accessNeeds.filter((need: AccessNeed) => entry[needColumns[need]] === true),
  };
  return { wish, employer: employer?.name ?? null };
}

/** Where a commune is that the directory has a page of; null for any other. */
async function cityPosition(strapi: Core.Strapi, where: Record<string, string | null>): Promise<Position | null> {
  const [value] = Object.values(where);
  if (!value) return null;
  const city = await strapi.db.query(uidOf('city') as never).findOne({ where, select: ['latitude', 'longitude'] });
  return toPosition(city?.latitude, city?.longitude);
}

type SignedPlace = { nurserySlug: string | null; exitOn: string | null };

/** Nurseries where a child of another request of the same family has a place. */
async function nurseriesOfSiblings(strapi: Core.Strapi, { id, firstEmail }: WishEntry): Promise<string[]> {
  if (!firstEmail) return [];
  const signed: SignedPlace[] = await placementRows(strapi, 'proposal').findMany({
    where: { state: 'signed', request: { firstEmail, id: { $ne: id } } },
    select: ['nurserySlug', 'exitOn'],
  });
  return signed.flatMap(({ nurserySlug, exitOn }) => (nurserySlug && exitOn === null ? [nurserySlug] : []));
}

/** What an employer has bought in each nursery, less what its families have of it. */
async function placesOfEmployer(strapi: Core.Strapi, employer: Employer | null): Promise<Map<string, number>> {
  const left = new Map<string, number>();
  if (!employer) return left;
  for (const { nurserySlug, count } of employer.boughtPlaces) left.set(nurserySlug, (left.get(nurserySlug) ?? 0) + count);
  const taken: SignedPlace[] = await placementRows(strapi, 'proposal').findMany({
    where: { holdKey: { $notNull: true }, request: { employerAccount: { id: employer.id } }, nurserySlug: { $in: [...left.keys()] } },
    select: ['nurserySlug', 'exitOn'],
  });
  for (const { nurserySlug, exitOn } of taken) {
    if (nurserySlug && exitOn === null) left.set(nurserySlug, (left.get(nurserySlug) ?? 0) - 1);
  }
  return left;
}
