import type { Core } from '@strapi/strapi';
import { todayInParis } from '../domain/forms/fields/plain-date';
import { oldestMonths } from '../domain/nursery-places/place-problems';
import { problemsInFrench } from './place-problem';
import { placesOf, placeUid } from './place-rows';
import { writtenPlace } from './written-place';

/** What a nursery said of its free places in fields of its own, before places were entries; kept by the migration `2026-11-28-places.js`. */
export interface OldVacancy {
  documentId: string;
  state: string;
  count: number | null;
  date: string | null;
  approvedPlaces: number | null;
  minimumAgeMonths: number | null;
  maximumAgeMonths: number | null;
}

/** The place that says what the old fields said: for all ages of the nursery, on all days. */
export function placeOfVacancy({ state, count, date, minimumAgeMonths, maximumAgeMonths }: OldVacancy): Record<string, unknown> {
  // Zero was « full ».
  const availability = state === 'number' && count === 0 ? 'full' : state;
  return {
    ageFromMonths: minimumAgeMonths ?? 0,
    // The highest age was the one at which a child leaves.
    ageToMonths: Math.min(maximumAgeMonths === null ? oldestMonths : maximumAgeMonths - 1, oldestMonths),
    days: '1111111111',
    availability,
    count: availability === 'number' ? count : null,
    kind: 'regular',
    reportedOn: date,
    origin: 'editor',
    note: 'Repris de la fiche de la crèche.',
    awaitsReview: false,
  };
}

/** Makes a place of what each nursery said before there were any, once; what cannot be, or has no date, is left out. */
export async function takeOverVacancies(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'places', key: 'vacancies' });
  const vacancies = (await store.get()) as OldVacancy[] | null;
  if (!vacancies) return;
  let taken = 0;
  await strapi.db.transaction(async () => {
    for (const vacancy of vacancies) {
      const place = placeOfVacancy(vacancy);
      const scope = { approvedPlaces: vacancy.approvedPlaces, otherCount: 0, today: todayInParis(Date.now()) };
      const isPlace = problemsInFrench(writtenPlace(place), scope).length === 0;
      if (!isPlace || (await placesOf(strapi, vacancy.documentId)).length > 0) continue;
      await strapi.documents(placeUid as never).create({ data: { ...place, nursery: { documentId: vacancy.documentId } } as never });
      taken += 1;
    }
    await store.delete({});
  });
  strapi.log.info(`Places made of what ${taken} of ${vacancies.length} nurseries said in their own fields`);
}
