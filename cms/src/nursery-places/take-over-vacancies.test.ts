import { expect, test } from 'vitest';
import { type OldVacancy, placeOfVacancy } from './take-over-vacancies';

const old: OldVacancy = {
  documentId: 'lutins',
  state: 'number',
  count: 3,
  date: '2026-11-18',
  approvedPlaces: 12,
  minimumAgeMonths: 3,
  maximumAgeMonths: 36,
};

test('what a nursery said becomes a place for all its ages and days', () => {
  expect(placeOfVacancy(old)).toMatchObject({
    ...{ ageFromMonths: 3, ageToMonths: 35, days: '1111111111', availability: 'number', count: 3, reportedOn: '2026-11-18' },
  });
  expect(placeOfVacancy({ ...old, state: 'full', count: null })).toMatchObject({ availability: 'full', count: null });
  expect(placeOfVacancy({ ...old, state: 'not_communicated', count: 5 })).toMatchObject({ availability: 'not_communicated', count: null });
});

test('zero was full, and ages that were not known are all ages', () => {
  expect(placeOfVacancy({ ...old, count: 0 })).toMatchObject({ availability: 'full', count: null });
  const ages = { minimumAgeMonths: null, maximumAgeMonths: null };
  expect(placeOfVacancy({ ...old, ...ages })).toMatchObject({ ageFromMonths: 0, ageToMonths: 72 });
  expect(placeOfVacancy({ ...old, maximumAgeMonths: 120 })).toMatchObject({ ageToMonths: 72 });
});
