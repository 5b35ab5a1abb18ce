import * as v from 'valibot';
import { toMinutes } from '../../../domain/childcare/opening-hours.ts';
import { readHalfDays } from '../../../domain/nursery-places/half-days.ts';
import { type NurseryPlace, placeAvailabilities, placeKinds, placeOrigins } from '../../../domain/nursery-places/nursery-place.ts';
import { placeProblems } from '../../../domain/nursery-places/place-problems.ts';
import { optionalNumber, optionalText } from '../strapi/strapi-schemas.ts';

const text = v.fallback(optionalText, null);
const number = v.fallback(optionalNumber, null);

/** A place as the CMS keeps it with its nursery (`cms/src/nursery-places/keep-places.ts`). */
const strapiPlace = v.object({
  id: v.string(),
  ageFromMonths: v.number(),
  ageToMonths: v.number(),
  days: v.string(),
  availability: v.picklist(placeAvailabilities),
  count: number,
  availableFrom: text,
  availableUntil: text,
  kind: v.picklist(placeKinds),
  opensAt: text,
  closesAt: text,
  hourlyPrice: number,
  reportedOn: v.string(),
  origin: v.picklist(placeOrigins),
});

/** The rule of the nursery's capacity is the CMS's; a day in the future is judged by who knows what day it is. */
const scope = { approvedPlaces: null, otherCount: 0, today: '9999-12-31' };

/** The places of a nursery; one that cannot be is left out. */
export function toNurseryPlaces(raw: readonly unknown[]): NurseryPlace[] {
  return raw.flatMap((entry) => {
    const parsed = v.safeParse(strapiPlace, entry);
    if (!parsed.success || placeProblems(parsed.output, scope).length > 0) return [];
    const { days, opensAt, closesAt, ...place } = parsed.output;
    const opens = opensAt === null ? null : toMinutes(opensAt);
    const closes = closesAt === null ? null : toMinutes(closesAt);
    return [{ ...place, days: readHalfDays(days) ?? 0, opens, closes }];
  });
}
