import { expect, test } from 'vitest';
import { placeOrigins } from '../../../domain/nursery-places/nursery-place.ts';
import { placeProblems } from '../../../domain/nursery-places/place-problems.ts';
import { cmsSource } from '../../../harness/cms-stand-in/cms-sources.ts';
import { schemas } from '../../../harness/cms-stand-in/seed.ts';

const { writtenPlace } = (await import(cmsSource('nursery-places/written-place.ts'))) as {
  writtenPlace(entry: object): Parameters<typeof placeProblems>[0];
};
const attributes = schemas.contentTypes['api::place.place']?.attributes ?? {};

test('every field of a place that is judged is one of the CMS, and every choice of the CMS is one that can be', () => {
  expect(Object.keys(writtenPlace({})).filter((name) => !(name in attributes))).toEqual([]);
  expect(attributes.origin?.enum).toEqual(placeOrigins);
  const sound = { ageFromMonths: 2, ageToMonths: 3, days: '1111111111', reportedOn: '2026-11-28' };
  const scope = { approvedPlaces: 20, otherCount: 0, today: '2026-11-28' };
  for (const availability of attributes.availability?.enum ?? [])
    for (const kind of attributes.kind?.enum ?? [])
      expect(placeProblems(writtenPlace({ ...sound, availability, kind, count: availability === 'number' ? 1 : null }), scope)).toEqual([]);
});
