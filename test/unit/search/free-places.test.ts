import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../domain/forms/fields/plain-date.ts';
import { placeAvailabilities, placeKinds } from '../../../domain/nursery-places/nursery-place.ts';
import { vacancyOf } from '../../../domain/nursery-places/vacancy.ts';
import { makePlace } from '../../../domain/testing/make-place.ts';
import { hasFreePlaces } from '../../../worker/search/finder/free-places.ts';
import { fragment, prepare } from '../../../worker/search/fragment.ts';
import { createFakeD1 } from '../../app/fake-d1.ts';
import { addNurseries, makeNursery } from './nursery-maker.ts';

const today = '2026-11-27';
/** Around the days on which what a report is worth changes. */
const days = fc.constantFrom(-60, -31, -30, -8, -7, -1, 0, 1, 40).map((count) => addDays(today, count));
const place = fc
  .record({
    availability: fc.constantFrom(...placeAvailabilities),
    kind: fc.constantFrom(...placeKinds),
    availableFrom: fc.option(days, { nil: null }),
    availableUntil: fc.option(days, { nil: null }),
    reportedOn: days,
  })
  .map(makePlace);

test('the edge database finds free places where the page of the nursery tells some, and nowhere else', async () => {
  const nurseries = fc
    .sample(fc.array(place, { maxLength: 3 }), { numRuns: 300, seed: 7 })
    .map((places, index) => makeNursery(`n${index}`, { reportedPlaces: places.map((one, number) => ({ ...one, id: `p${number}` })) }));
  const database = createFakeD1();
  await addNurseries(database, nurseries);
  const { results } = await prepare(database.d1, fragment('SELECT n.slug FROM nurseries AS n WHERE'), hasFreePlaces(today)).all<{
    slug: string;
  }>();
  const expected = nurseries.filter(({ reportedPlaces }) => vacancyOf(reportedPlaces, today).state === 'available').map(({ slug }) => slug);
  expect(results.map(({ slug }) => slug).sort()).toEqual(expected.sort());
  expect(expected.length).toBeGreaterThan(20);
});
