import type { WeekHours } from '../../../domain/childcare/opening-hours.ts';
import type { PlainDate } from '../../../domain/forms/fields/plain-date.ts';
import type { CareNeed } from '../../../domain/nursery-places/matching/care-need.ts';
import { bestMatch, type PlaceMatch } from '../../../domain/nursery-places/matching/match-place.ts';
import { offeredPlaces } from '../../../domain/nursery-places/matching/offered-places.ts';
import type { NurseryPlace } from '../../../domain/nursery-places/nursery-place.ts';

/** Columns that tell whether a nursery has a place that fits: its hours only where they decide, for they are half of what would be read. */
export function fitColumns({ arrives, leaves }: CareNeed): string {
  const hours = arrives === null && leaves === null ? 'NULL' : "n.shown -> 'hours'";
  return `n.shown -> 'reportedPlaces' AS places, ${hours} AS hours,`;
}

/** What these columns hold, as JSON; null in rows of before places were told. */
export interface FitRow {
  places?: string | null;
  hours?: string | null;
}

/** The place of a nursery that is nearest to what is looked for; null where it has told none that counts today. */
export function matchOf(
  need: CareNeed,
  { places, hours }: { places: readonly NurseryPlace[]; hours: WeekHours | null },
  today: PlainDate,
): PlaceMatch<NurseryPlace> | null {
  return bestMatch(need, offeredPlaces(places, hours, today));
}

/** Whether a nursery has a place that fits. */
export function rowFits(need: CareNeed, { places, hours }: FitRow, today: PlainDate): boolean {
  // Written by the feed: places as it has read them.
  const list: NurseryPlace[] = places ? JSON.parse(places) : [];
  if (!list.length) return false;
  const match = matchOf(need, { places: list, hours: hours ? JSON.parse(hours) : null }, today);
  return match?.missing.length === 0;
}
