import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { needOf } from '../../../domain/nursery-places/matching/care-need.ts';
import type { NurseryPlace } from '../../../domain/nursery-places/nursery-place.ts';
import type { Criteria } from '../../../domain/places/criteria/criteria.ts';
import { noCriteria } from '../../../domain/places/criteria/read-criteria.ts';
import { makePlace } from '../../../domain/testing/make-place.ts';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { silentReporter } from '../../../worker/observe/reporter.ts';
import { farNearest } from '../../../worker/search/finder/far-nearest.ts';
import { readCandidates } from '../../../worker/search/finder/read-candidates.ts';
import { scopeOf } from '../../../worker/search/finder/search-scope.ts';
import { nearestFound, relaxedSearches } from '../../../worker/search/finder/when-nothing.ts';
import { createTestApp } from '../../app/test-app.ts';
import { countRows } from './counted-rows.ts';
import { indexOfEachTest } from './fed-index.ts';
import { addNurseries, makeNursery } from './nursery-maker.ts';

const index = indexOfEachTest();

const bayonne = { latitude: 43.49316, longitude: -1.475 };
const north = (kilometres: number) => ({ latitude: bayonne.latitude + kilometres / 111.195, longitude: bayonne.longitude });
/** A place for children of one or two years, on all days, told yesterday. */
const place = (facts: Partial<NurseryPlace> = {}) => makePlace({ ageFromMonths: 12, ageToMonths: 35, reportedOn: '2026-11-26', ...facts });
/** Born in January 2026, in January 2027, on four days. */
const wish: Partial<Criteria> = { birth: '2026-01', start: '2027-01', days: ['monday', 'tuesday', 'thursday', 'friday'] };
const threeDays = 0b11_11_00_00_11;

async function find(criteria: Partial<Criteria>) {
  const { matches } = await index.search.findNurseries({ ...noCriteria, around: bayonne, ...criteria });
  return matches;
}

test('places that fit come first, the others after, each with what it lacks', async () => {
  await addNurseries(index.database, [
    makeNursery('untold', { position: north(0.1) }),
    makeNursery('some-days', { position: north(0.2), reportedPlaces: [place({ days: threeDays })] }),
    makeNursery('too-old', { position: north(0.3), reportedPlaces: [place({ reportedOn: '2026-10-27' })] }),
    makeNursery('full', { position: north(0.4), reportedPlaces: [place({ availability: 'full', count: null })] }),
    makeNursery('far-fits', { position: north(4), reportedPlaces: [place({ id: 'babies', ageToMonths: 5, ageFromMonths: 2 }), place()] }),
    makeNursery('fits', { position: north(2), reportedPlaces: [place({ availableFrom: '2027-01-31' })] }),
  ]);
  const matches = await find(wish);
  expect(matches?.nurseries.map((nursery) => nursery.place.slug)).toEqual(['fits', 'far-fits', 'untold', 'some-days', 'too-old', 'full']);
  expect(matches).toMatchObject({ total: 6, fitting: 2 });
  const missing = Object.fromEntries(matches?.nurseries.map((nursery) => [nursery.place.slug, nursery.match?.missing]) ?? []);
  expect(missing).toMatchObject({ fits: [], 'far-fits': [], 'some-days': [{ kind: 'days', offered: 3, need: 4 }] });
  expect(missing['too-old']).toBeUndefined();
  // Only those, and each of a month later, when what was told last is too old.
  const only = await find({ ...wish, onlyFitting: true });
  expect(only?.nurseries.map((nursery) => nursery.place.slug)).toEqual(['fits', 'far-fits']);
  index.clock.now += 31 * 86_400_000;
  expect((await find({ ...wish, onlyFitting: true }))?.total).toBe(0);
  expect((await find(wish))?.fitting).toBe(0);
});

test('candidates that come packed in one row are in the order of those that come in rows, and fit alike', async () => {
  const names = ['Zoé', 'L’été "bleu"', 'Abc, d', 'Abc\\n'];
  await addNurseries(
    index.database,
    Array.from({ length: 300 }, (_, number) => {
      const reportedPlaces = [[], [place()], [place({ days: threeDays }), place({ id: 'full', availability: 'full', count: null })]][
        number % 3
      ];
      return makeNursery(`n-${number}`, { name: names[number % 4], position: north((number % 50) / 20), reportedPlaces });
    }),
  );
  const anchor = (kilometres: number) => ({ position: north(kilometres), place: null });
  const today = '2026-11-27';
  for (const work of [null, anchor(3)])
    for (const more of [wish, { ...wish, onlyFitting: true }, { hasVacancy: true }, {}] satisfies Partial<Criteria>[]) {
      const criteria: Criteria = { ...noCriteria, radius: 5, order: work ? 'detour' : 'distance', ...more };
      const where = { home: anchor(0), work, area: null };
      const scope = scopeOf(criteria, where);
      if (!scope) throw new Error('the criteria name a place');
      const question = { criteria, where, scope, now: index.clock.now, need: needOf(criteria, today), today, first: 20 };
      const [packed, inRows] = [
        await readCandidates(index.database.d1, question),
        await readCandidates(index.database.d1, { ...question, columns: ['n.id'] }),
      ];
      expect(packed.rows[0]?.home_km).toBeUndefined();
      expect(inRows.rows[0]?.home_km).toBeTypeOf('number');
      const numbersOf = ({ rows, ...list }: typeof packed) => ({ ...list, numbers: rows.map(({ number }) => number) });
      expect(numbersOf(packed)).toEqual(numbersOf(inRows));
    }
});

test('hours are those of the place, or else of its nursery', async () => {
  const open = (opens: number, closes: number) => [{ opens, closes }];
  const week = { monday: open(450, 1110), tuesday: open(480, 1110), wednesday: [], thursday: null, friday: null, saturday: [], sunday: [] };
  await addNurseries(index.database, [
    makeNursery('nursery', { position: north(0.1), hours: week, reportedPlaces: [place()] }),
    makeNursery('place', { position: north(0.2), hours: week, reportedPlaces: [place({ opens: 420, closes: 1140 })] }),
    makeNursery('unknown', { position: north(0.3), reportedPlaces: [place()] }),
  ]);
  const fitting = async (criteria: Partial<Criteria>) =>
    (await find({ ...criteria, onlyFitting: true }))?.nurseries.map((nursery) => nursery.place.slug);
  expect(await fitting({ arrives: 480 })).toEqual(['nursery', 'place', 'unknown']);
  expect(await fitting({ arrives: 450 })).toEqual(['place', 'unknown']);
  expect(await fitting({ leaves: 1140 })).toEqual(['place', 'unknown']);
});

test('the migration writes of rows of before what the feed writes', async () => {
  const open = (...slots: [opens: number, closes: number][]) => slots.map(([opens, closes]) => ({ opens, closes }));
  const unknown = { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null, saturday: null, sunday: null };
  const week = { ...unknown, monday: open([450, 720], [780, 1110]), tuesday: open([480, 1080]), wednesday: [], saturday: open([600, 700]) };
  await addNurseries(index.database, [
    makeNursery('hours', {
      hours: week,
      reportedPlaces: [place(), place({ id: 'own', opens: 420, closes: 1140, availableFrom: '2027-01-31' })],
    }),
    makeNursery('half', { hours: week, reportedPlaces: [place({ opens: 420 }), place({ id: 'full', availability: 'full', count: null })] }),
    makeNursery('unknown', { hours: null, reportedPlaces: [place({ availableUntil: '2027-06-30', reportedOn: '2026-10-01' })] }),
    makeNursery('closed', { hours: { ...unknown, monday: [] }, reportedPlaces: [place({ days: threeDays })] }),
    makeNursery('untold'),
  ]);
  const offers = () => index.database.rows('SELECT slug, offers FROM nurseries ORDER BY slug');
  const fed = offers();
  expect(fed.map((row) => JSON.parse(String(row.offers)).length)).toEqual([1, 1, 2, 1, 0]);
  expect(fed[2]?.offers).toBe(`[[12,35,1023,null,null,480,1080,"2026-11-26"],[12,35,1023,"2027-01-31",null,420,1140,"2026-11-26"]]`);
  const [, update = ''] = readFileSync('migrations/0055_nursery_offers.sql', 'utf8').split('ADD COLUMN offers TEXT;');
  index.database.fill(['UPDATE nurseries SET offers = NULL']);
  expect((await find({ ...wish, onlyFitting: true }))?.total).toBe(0);
  index.database.fill([update]);
  expect(offers()).toEqual(fed);
});

test('where nothing is found, it says which filter to drop and how far the nearest is', async () => {
  await addNurseries(index.database, [
    makeNursery('micro', { position: north(1), type: 'micro_nurseries' }),
    makeNursery('micro-2', { position: north(2), type: 'micro_nurseries' }),
    makeNursery('psu', { position: north(3), tariffMode: 'psu' }),
    makeNursery('both', { position: north(20), type: 'micro_nurseries', tariffMode: 'psu' }),
  ]);
  const matches = await find({ types: ['micro_nurseries'], tariffMode: 'psu' });
  expect(matches?.relaxed).toEqual([
    { key: 'tariffMode', total: 2, isMore: false },
    { key: 'types', total: 1, isMore: false },
  ]);
  expect(matches?.nearest?.place.slug).toBe('both');
  expect(matches?.nearest?.kilometres).toBeCloseTo(20, 1);
  // With a selection there is no circle that could be larger.
  expect((await find({ selection: ['gone'] }))?.nearest).toBeNull();
});

test('the nearest is named however far it is on the same land, and none across the sea', async () => {
  const position = (latitude: number, longitude: number) => ({ position: { latitude, longitude } });
  await addNurseries(index.database, [
    makeNursery('lyon', position(45.76, 4.83)),
    makeNursery('lyon-micro', { ...position(45.77, 4.84), type: 'micro_nurseries' }),
    makeNursery('rennes', position(48.11, -1.68)),
    makeNursery('fort-de-france', position(14.6, -61.07)),
    makeNursery('bastia', position(42.69, 9.44)),
    makeNursery('cayenne', position(4.93, -52.33)),
  ]);
  const nearest = async (latitude: number, longitude: number, criteria: Partial<Criteria> = {}) =>
    (await find({ around: { latitude, longitude }, ...criteria }))?.nearest?.place.slug ?? null;
  expect(await nearest(48.39, -4.49), 'Brest').toBe('rennes');
  expect(await nearest(48.39, -4.49, { types: ['micro_nurseries'] }), 'Brest, filtered').toBe('lyon-micro');
  expect(await nearest(48.39, -4.49, { ...wish, onlyFitting: true }), 'Brest, nothing fits').toBeNull();
  expect(await nearest(46.81, 1.69), 'Châteauroux').toBe('lyon');
  expect(await nearest(5.5, -54.03), 'Saint-Laurent-du-Maroni').toBe('cayenne');
  expect(await nearest(43.7, 7.26), 'Nice').toBe('lyon');
  expect(await nearest(41.39, 9.16), 'Bonifacio').toBe('bastia');
  expect(await nearest(16, -61.73), 'Basse-Terre').toBeNull();
});

test('for the nearest far away no more than two thousand rows are read', async () => {
  // A dense land beyond 80 km: more cells and more nurseries than may be read, and none with a place that fits.
  const dense = Array.from({ length: 2600 }, (_, number) =>
    makeNursery(`d-${number}`, {
      position: { latitude: bayonne.latitude + 1 + Math.floor(number / 52) * 0.03, longitude: bayonne.longitude + (number % 52) * 0.06 },
    }),
  );
  await addNurseries(index.database, dense);
  const { database, rowsRead } = countRows(index.database);
  const where = { home: { position: bayonne, place: null }, work: null, area: null };
  const nearest = (criteria: Criteria) =>
    farNearest(database, { criteria, where, now: index.clock.now, need: needOf(criteria, '2026-11-27'), today: '2026-11-27' });
  expect(await nearest({ ...noCriteria, ...wish, onlyFitting: true })).toBeNull();
  expect(rowsRead()).toBeGreaterThan(600);
  expect(rowsRead()).toBeLessThanOrEqual(2000);
  expect((await nearest(noCriteria))?.sort_name).toBe('d-0');
});

test('of a crowd within 80 km no more than the nearest are read for who fits, and none beyond it is called the nearest', async () => {
  const crowd = Array.from({ length: 2600 }, (_, number) =>
    makeNursery(`c-${number}`, {
      position: {
        latitude: bayonne.latitude + 0.32 + Math.floor(number / 65) * 0.008,
        longitude: bayonne.longitude + (number % 65) * 0.008,
      },
      reportedPlaces: [place({ availability: 'full', count: null })],
    }),
  );
  const far = makeNursery('far', { position: { latitude: 44.84, longitude: -0.58 }, reportedPlaces: [place({})] });
  await addNurseries(index.database, [...crowd, far]);
  const where = { home: { position: bayonne, place: null }, work: null, area: null };
  const criteria = { ...noCriteria, ...wish, onlyFitting: true };
  const search = { criteria, where, now: index.clock.now, need: needOf(criteria, '2026-11-27'), today: '2026-11-27' } as const;
  const nearest = countRows(index.database);
  expect(await nearestFound(nearest.database, search)).toBeNull();
  expect(nearest.rowsRead()).toBeGreaterThan(1000);
  expect(nearest.rowsRead()).toBeLessThanOrEqual(2000);
  // The same where the crowd stands around: without a criterion, its nearest are enough to tell that there are some.
  const relaxed = countRows(index.database);
  const around = { ...where, home: { position: { latitude: bayonne.latitude + 0.48, longitude: bayonne.longitude + 0.26 }, place: null } };
  expect(await relaxedSearches(relaxed.database, { ...search, criteria: { ...criteria, radius: 30 }, where: around })).toMatchObject([
    { key: 'onlyFitting', total: 501 },
  ]);
  index.database.fill(["DELETE FROM nurseries WHERE slug > 'c-' AND slug < 'd'"]);
  expect((await nearestFound(index.database.d1, search))?.sort_name).toBe('far');
});

test('the page tells why a place fits, and a form is told how many it would find', async () => {
  await addNurseries(index.database, [
    makeNursery('fits', { position: north(2), reportedPlaces: [place({ availableFrom: '2027-01-31' })] }),
    makeNursery('some-days', { position: north(1), reportedPlaces: [place({ days: threeDays, availableFrom: '2027-03-01' })] }),
  ]);
  const app = createTestApp(answerFromSeed, silentReporter, { database: index.database });
  const query = 'autour=43.493,-1.475&naissance=2026-01-17&entree=2027-01&jours=lundi&jours=mardi,jeudi,vendredi';
  const html = (await (await app.get(`/trouver-une-creche/recherche?${query}`)).text()).replaceAll('<!-- -->', '');
  expect(html).toMatch(/2 crèches à moins de 5 km.*dont 1 avec une place qui convient/s);
  expect(html).toContain(
    '<strong>Convient</strong><span>4 jours sur 4</span><span>11 à 12 mois à l’entrée</span><span>dès le 31 janvier 2027</span>',
  );
  expect(html).toContain('<strong>En partie</strong><span>dès le 1er mars 2027</span><span>3 jours sur 4</span>');
  const count = async (search: string) => (await app.get(`/recherche/nombre?${search}`)).json();
  expect(await count(query)).toEqual({ total: 2, isMore: false, fitting: 1 });
  expect(await count(`${query}&adaptees=1`)).toEqual({ total: 1, isMore: false, fitting: 1 });
  expect(await count('naissance=2026-01')).toEqual({ total: null, isMore: false, fitting: null });
});
