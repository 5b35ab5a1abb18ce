import { expect, test } from 'vitest';
import type { NurseryPlace } from '../../../domain/nursery-places/nursery-place.ts';
import type { Criteria } from '../../../domain/places/criteria/criteria.ts';
import { noCriteria } from '../../../domain/places/criteria/read-criteria.ts';
import { makePlace } from '../../../domain/testing/make-place.ts';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { silentReporter } from '../../../worker/observe/reporter.ts';
import { createTestApp } from '../../app/test-app.ts';
import { indexOfEachTest } from './fed-index.ts';
import { addNurseries, makeNursery } from './nursery-maker.ts';

const index = indexOfEachTest();

const bayonne = { latitude: 43.49316, longitude: -1.475 };
const north = (kilometres: number) => ({ latitude: bayonne.latitude + kilometres / 111.195, longitude: bayonne.longitude });
/** A place for children of one or two years, on all days, told yesterday. */
const place = (facts: Partial<NurseryPlace> = {}) => makePlace({ ageFromMonths: 12, ageToMonths: 35, reportedOn: '2026-11-26', ...facts });
/** Born in January 2026, in January 2027, on four days. */
const wanted: Partial<Criteria> = { birth: '2026-01', start: '2027-01', days: ['monday', 'tuesday', 'thursday', 'friday'] };
const threeDays = 0b11_11_00_00_11;

async function find(criteria: Partial<Criteria>) {
  const { found } = await index.search.findNurseries({ ...noCriteria, around: bayonne, ...criteria });
  return found;
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
  const found = await find(wanted);
  expect(found?.nurseries.map((nursery) => nursery.place.slug)).toEqual(['fits', 'far-fits', 'untold', 'some-days', 'too-old', 'full']);
  expect(found).toMatchObject({ total: 6, fitting: 2 });
  const missing = Object.fromEntries(found?.nurseries.map((nursery) => [nursery.place.slug, nursery.match?.missing]) ?? []);
  expect(missing).toMatchObject({ fits: [], 'far-fits': [], 'some-days': [{ kind: 'days', offered: 3, wanted: 4 }] });
  expect(missing['too-old']).toBeUndefined();
  // Only those, and each of a month later, when what was told last is too old.
  const only = await find({ ...wanted, onlyFitting: true });
  expect(only?.nurseries.map((nursery) => nursery.place.slug)).toEqual(['fits', 'far-fits']);
  index.clock.now += 31 * 86_400_000;
  expect((await find({ ...wanted, onlyFitting: true }))?.total).toBe(0);
  expect((await find(wanted))?.fitting).toBe(0);
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

test('where nothing is found, it says which filter to drop and how far the nearest is', async () => {
  await addNurseries(index.database, [
    makeNursery('micro', { position: north(1), type: 'micro_nurseries' }),
    makeNursery('micro-2', { position: north(2), type: 'micro_nurseries' }),
    makeNursery('psu', { position: north(3), tariffMode: 'psu' }),
    makeNursery('both', { position: north(20), type: 'micro_nurseries', tariffMode: 'psu' }),
  ]);
  const found = await find({ types: ['micro_nurseries'], tariffMode: 'psu' });
  expect(found?.relaxed).toEqual([
    { key: 'tariffMode', total: 2, isMore: false },
    { key: 'types', total: 1, isMore: false },
  ]);
  expect(found?.nearest?.place.slug).toBe('both');
  expect(found?.nearest?.kilometres).toBeCloseTo(20, 1);
  // With a selection there is no circle that could be larger.
  expect((await find({ selection: ['gone'] }))?.nearest).toBeNull();
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
  expect(html).toContain('<strong>Convient</strong> · 4 jours sur 4 · 11 à 12 mois à l’entrée · dès le 31 janvier 2027');
  expect(html).toContain('<strong>En partie</strong> · dès le 1er mars 2027 · 3 jours sur 4');
  const count = async (search: string) => (await app.get(`/recherche/nombre?${search}`)).json();
  expect(await count(query)).toEqual({ total: 2, isMore: false, fitting: 1 });
  expect(await count(`${query}&adaptees=1`)).toEqual({ total: 1, isMore: false, fitting: 1 });
  expect(await count('naissance=2026-01')).toEqual({ total: null, isMore: false, fitting: null });
});
