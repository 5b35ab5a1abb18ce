import { expect, test } from 'vitest';
import type { NurseryPlace } from '../../../domain/nursery-places/nursery-place.ts';
import { makePlace } from '../../../domain/testing/make-place.ts';
import { applyNow } from '../../../worker/search/feed/apply-changes.ts';
import { changeOf, removalOf } from '../../../worker/search/feed/entry-change.ts';
import { toNurseryPlaceRow } from '../../../worker/search/feed/nursery-place-row.ts';
import type { NurseryRow } from '../../../worker/search/feed/nursery-row.ts';
import { filterFacts } from '../../../worker/search/finder/filters/filters.ts';
import { createFakeD1 } from '../../app/fake-d1.ts';
import { makeNursery } from './nursery-maker.ts';

const nursery = makeNursery('les-lutins', {
  type: 'micro_nurseries',
  ages: { minimumMonths: 3, maximumMonths: 36 },
  tariffMode: 'paje',
  reportedPlaces: [],
});
const row: NurseryRow = {
  slug: 'les-lutins',
  sortName: 'les lutins',
  commune: '69381',
  department: '69',
  regionName: 'Auvergne-Rhône-Alpes',
  postalCode: '69001',
  latitude: 45.77,
  longitude: 4.83,
  band: 457,
  isApproximate: 1,
  ...filterFacts(nursery, '2026-11-27'),
  places: [],
  shown: nursery,
  offers: [[2, 10, 1023, null, '2027-01-04', 450, null, '2026-11-26']],
};

test('each fact of a nursery stands in the column of its name', async () => {
  const database = createFakeD1();
  await applyNow(database.d1, [await changeOf('nurseries', { id: 'abc', texts: {}, nursery: row })]);
  const [{ number: _, id, shown, offers, ...columns } = {}] = database.rows('SELECT * FROM nurseries');
  expect(id).toBe('abc');
  expect(JSON.parse(String(shown))).toEqual(row.shown);
  expect(JSON.parse(String(offers))).toEqual(row.offers);
  const camelCase = (name: string) => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const { shown: __, places: ___, offers: ____, ...facts } = row;
  expect(Object.fromEntries(Object.entries(columns).map(([name, value]) => [camelCase(name), value]))).toEqual(facts);
});

const place = makePlace({ id: 'bebes', ageToMonths: 10, availableFrom: '2027-01-04', opens: 450, closes: 1110, hourlyPrice: 9.95 });

test('the places of a nursery come and go with its row', async () => {
  const database = createFakeD1();
  const feed = async (places: NurseryPlace[]) =>
    applyNow(database.d1, [
      await changeOf('nurseries', { id: 'abc', texts: {}, nursery: { ...row, places: places.map(toNurseryPlaceRow) } }),
      await changeOf('nurseries', { id: 'other', texts: {}, nursery: { ...row, places: [toNurseryPlaceRow({ ...place, id: 'grands' })] } }),
    ]);
  const kept = () =>
    database.rows(
      'SELECT n.id AS nursery_id, p.* FROM nursery_places AS p JOIN nurseries AS n ON n.number = p.nursery ORDER BY n.id, p.id',
    );
  await feed([place, { ...place, id: 'moyens', availability: 'full', count: null, hourlyPrice: null }]);
  expect(kept()).toMatchObject([
    {
      nursery_id: 'abc',
      id: 'bebes',
      age_from: 3,
      age_to: 10,
      days: 1023,
      state: 'number',
      count: 2,
      from_day: '2027-01-04',
      until_day: null,
    },
    { nursery_id: 'abc', id: 'moyens', state: 'full', count: null, hourly_price: null },
    { nursery_id: 'other', id: 'grands', kind: 'regular', opens: 450, closes: 1110, hourly_price: 995, reported_on: '2026-11-25' },
  ]);
  await feed([{ ...place, count: 1 }]);
  expect(kept()).toMatchObject([{ id: 'bebes', count: 1 }, { id: 'grands' }]);
  await applyNow(database.d1, [removalOf('nurseries', 'abc')]);
  expect(database.rows('SELECT id FROM nursery_places')).toEqual([{ id: 'grands' }]);
});
