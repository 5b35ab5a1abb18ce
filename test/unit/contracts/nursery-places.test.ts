import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJump, placeProblems, type WrittenPlace } from '../../../domain/nursery-places/place-problems.ts';
import { cmsSource } from '../../../harness/cms-stand-in/cms-sources.ts';
import { schemas } from '../../../harness/cms-stand-in/seed.ts';

interface PlaceProblemOfCms {
  placeProblems(place: WrittenPlace, scope: object): { path: string[]; message: string }[];
  isJump: typeof isJump;
}
const ofCms = (await import(cmsSource('nursery-places/place-problem.ts'))) as PlaceProblemOfCms;

const attributes = schemas.contentTypes['api::place.place']?.attributes ?? {};
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const months = orNull(fc.oneof(fc.integer({ min: -2, max: 80 }), fc.constantFrom(0, 72, 1.5)));
const day = orNull(fc.constantFrom('2026-11-27', '2026-11-28', '2026-11-29', '2027-02-28', '2027-02-29', '28/11/2026', 'demain', ''));
const hour = orNull(fc.constantFrom('07:30', '18:30', '24:00', '7h30', ''));
const written: fc.Arbitrary<WrittenPlace> = fc.record({
  ageFromMonths: months,
  ageToMonths: months,
  days: orNull(fc.constantFrom('1111111111', '0000000001', '0000000000', '11111', '111111111x', '')),
  availability: orNull(fc.constantFrom('number', 'full', 'not_communicated', 'complet', '')),
  count: orNull(fc.oneof(fc.integer({ min: -1, max: 15 }), fc.constantFrom(2.5))),
  availableFrom: day,
  availableUntil: day,
  kind: orNull(fc.constantFrom('regular', 'occasional', 'autre', '')),
  opensAt: hour,
  closesAt: hour,
  hourlyPrice: orNull(fc.constantFrom(-1, 0, 0.01, 9.5, 100, 100.01)),
  reportedOn: day,
});
const scopes = fc.record({
  approvedPlaces: orNull(fc.integer({ min: 1, max: 20 })),
  otherCount: fc.integer({ min: 0, max: 20 }),
  today: fc.constant('2026-11-28'),
});

/** Only the site takes days as they are written in France: a field of dates has none. */
const isFrenchDay = (value: unknown) => typeof value === 'string' && value.includes('/');

test('the CMS and the site refuse a place at the same fields, and the CMS names each in French', () => {
  fc.assert(
    fc.property(written, scopes, (place, scope) => {
      fc.pre(!Object.values(place).some(isFrenchDay));
      const problems = ofCms.placeProblems(place, scope);
      expect(problems.map(({ path }) => path[0]).toSorted()).toEqual(
        placeProblems(place, scope)
          .map(({ field }) => field)
          .toSorted(),
      );
      for (const { message } of problems) expect(message).toMatch(/^\p{Lu}[^:]+ : .+\.$/u);
    }),
    { numRuns: 1000 },
  );
});

test('the CMS and the site call the same change a jump', () => {
  const counts = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(counts, counts, orNull(fc.integer({ min: 1, max: 60 })), (before, after, approvedPlaces) => {
      expect(ofCms.isJump({ before, after, approvedPlaces })).toBe(isJump({ before, after, approvedPlaces }));
    }),
  );
});

test('every field that is judged is one of the CMS, and so is every choice', () => {
  const probe: Record<keyof WrittenPlace, null> = {
    ageFromMonths: null,
    ageToMonths: null,
    days: null,
    availability: null,
    count: null,
    availableFrom: null,
    availableUntil: null,
    kind: null,
    opensAt: null,
    closesAt: null,
    hourlyPrice: null,
    reportedOn: null,
  };
  expect(Object.keys(probe).filter((name) => !(name in attributes))).toEqual([]);
  const sound = { ...probe, ageFromMonths: 2, ageToMonths: 3, days: '1111111111', reportedOn: '2026-11-28' };
  const scope = { approvedPlaces: 20, otherCount: 0, today: '2026-11-28' };
  for (const availability of attributes.availability?.enum ?? [])
    for (const kind of attributes.kind?.enum ?? [])
      expect(placeProblems({ ...sound, availability, kind, count: availability === 'number' ? 1 : null }, scope)).toEqual([]);
});
