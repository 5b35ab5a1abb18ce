import type { PlainDate } from '../../../domain/forms/fields/plain-date.ts';
import { type NurseryPlace, shownSince } from '../../../domain/nursery-places/nursery-place.ts';
import { type Vacancy, vacancyOf } from '../../../domain/nursery-places/vacancy.ts';
import type { Database } from '../database.ts';
import { type Fragment, fragment, prepare } from '../fragment.ts';

const ranks: Record<Vacancy['state'], number> = { available: 0, full: 1, 'not-communicated': 2, unknown: 3 };

/** By what nurseries are sorted: free places first. It is as old as the last pass of the feed, so that nothing is shown of it. */
export function vacancyRank(places: readonly NurseryPlace[], today: PlainDate): number {
  return ranks[vacancyOf(places, today).state];
}

/** Whether the nursery `n` has free places that may be told today, as `vacancyOf` judges. */
export function hasFreePlaces(today: PlainDate): Fragment {
  return fragment(
    `EXISTS (SELECT 1 FROM nursery_places AS p WHERE p.nursery = n.number AND p.state = 'number'
      AND p.reported_on BETWEEN ? AND ? AND (p.until_day IS NULL OR p.until_day >= ?))`,
    shownSince(today),
    today,
    today,
  );
}

/** Of some nurseries, by their slugs, those with free places that may be told today. */
export async function withFreePlaces(database: Database, slugs: readonly string[], today: PlainDate): Promise<string[]> {
  const { results } = await prepare(
    database,
    fragment(
      'SELECT n.slug FROM json_each(?) AS slugs CROSS JOIN nurseries AS n ON n.slug = slugs.value WHERE n.place_count > 0 AND',
      JSON.stringify(slugs),
    ),
    hasFreePlaces(today),
  ).all<{ slug: string }>();
  return results.map(({ slug }) => slug);
}
