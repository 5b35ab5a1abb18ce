import fc from 'fast-check';
import { expect, test } from 'vitest';
import { items } from '../../../domain/childcare/items.ts';
import { nurseryTypes } from '../../../domain/childcare/nursery-types.ts';
import { distanceKilometres } from '../../../domain/distance.ts';
import type { Criteria } from '../../../domain/places/criteria/criteria.ts';
import { noCriteria } from '../../../domain/places/criteria/read-criteria.ts';
import { makePlace } from '../../../domain/testing/make-place.ts';
import type { ListedNursery } from '../../../worker/content/directory/listed-nurseries.ts';
import { indexOfEachTest } from './fed-index.ts';
import { addNurseries, makeNursery } from './nursery-maker.ts';

const index = indexOfEachTest();

/** Bayonne, as the gazetteer has it, is about here. */
const bayonne = { latitude: 43.49316, longitude: -1.475 };
/** So many kilometres north of it. */
const north = (kilometres: number) => ({ latitude: bayonne.latitude + kilometres / 111.195, longitude: bayonne.longitude });

async function find(criteria: Partial<Criteria>) {
  return index.search.findNurseries({ ...noCriteria, ...criteria });
}

async function slugs(criteria: Partial<Criteria>) {
  return (await find(criteria)).matches?.nurseries.map(({ place }) => place.slug);
}

test('nurseries within the radius come by distance, then by free places, then by name', async () => {
  await addNurseries(index.database, [
    makeNursery('far', { position: north(4) }),
    makeNursery('too-far', { position: north(5.2) }),
    makeNursery('b-full', { position: north(2), reportedPlaces: [makePlace({ availability: 'full' })] }),
    makeNursery('a-unknown', { position: north(2.01) }),
    makeNursery('c-free', { position: north(2.02), reportedPlaces: [makePlace()] }),
    makeNursery('e', { position: north(1) }),
    makeNursery('d', { position: north(1), name: 'Éa' }),
    makeNursery('nowhere'),
  ]);
  const { matches, home, homeAnchor } = await find({ around: bayonne });
  expect(matches?.nurseries.map(({ place }) => place.slug)).toEqual(['e', 'd', 'c-free', 'b-full', 'a-unknown', 'far']);
  expect(matches).toMatchObject({ total: 6, page: 1, pageCount: 1 });
  expect(matches?.nurseries[0]?.kilometres).toBeCloseTo(1, 2);
  expect(home).toEqual({ kind: 'empty' });
  expect(homeAnchor?.position).toEqual(bayonne);
});

test('each page holds twenty, and the one after the last is the last', async () => {
  await addNurseries(
    index.database,
    Array.from({ length: 45 }, (_, number) => makeNursery(`n-${String(number).padStart(2, '0')}`, { position: north(1) })),
  );
  const third = (await find({ around: bayonne, page: 3 })).matches;
  expect(third).toMatchObject({ total: 45, page: 3, pageCount: 3 });
  expect(third?.nurseries.map(({ place }) => place.slug)).toEqual(['n-40', 'n-41', 'n-42', 'n-43', 'n-44']);
  expect((await find({ around: bayonne, page: 99 })).matches).toEqual(third);
});

test('where few are found it says what a larger circle brings', async () => {
  await addNurseries(
    index.database,
    [1, 7, 8, 25].map((kilometres) => makeNursery(`n-${kilometres}`, { position: north(kilometres) })),
  );
  expect((await find({ around: bayonne })).matches?.widened).toEqual({ radius: 10, total: 3 });
  expect((await find({ around: bayonne, radius: 10 })).matches?.widened).toEqual({ radius: 30, total: 4 });
  expect((await find({ around: bayonne, radius: 30 })).matches?.widened).toBeNull();
});

test('a filter keeps those that are known to meet it; an age keeps those not known to refuse it', async () => {
  const at = { position: north(1) };
  const provided = { ...makeNursery('').items, meal: 'provided', diaper: 'provided' } as const;
  await addNurseries(index.database, [
    makeNursery('micro', { ...at, type: 'micro_nurseries', tariffMode: 'paje', ages: { minimumMonths: 3, maximumMonths: 36 } }),
    makeNursery('big', { ...at, type: 'collective_nursery', tariffMode: 'psu', items: provided, disabilityWelcome: 'yes' }),
    makeNursery('garden', { ...at, type: 'kindergarten', ages: { minimumMonths: 18, maximumMonths: null }, disabilityWelcome: 'no' }),
    makeNursery('free', { ...at, reportedPlaces: [makePlace({ reportedOn: '2026-10-28' })] }),
    makeNursery('stale', { ...at, reportedPlaces: [makePlace({ reportedOn: '2026-10-27' })] }),
    makeNursery('ended', { ...at, reportedPlaces: [makePlace({ availableUntil: '2026-11-26' })] }),
  ]);
  const sorted = async (criteria: Partial<Criteria>) => (await slugs({ around: bayonne, ...criteria }))?.sort();
  expect(await sorted({ types: ['micro_nurseries', 'kindergarten'] })).toEqual(['garden', 'micro']);
  expect(await sorted({ provided: ['meal'] })).toEqual(['big']);
  expect(await sorted({ provided: ['meal', 'milk'] })).toEqual([]);
  expect(await sorted({ tariffMode: 'psu' })).toEqual(['big']);
  expect(await sorted({ welcomesDisability: true })).toEqual(['big']);
  expect(await sorted({ hasVacancy: true })).toEqual(['free']);
  expect(await sorted({ ageMonths: 2 })).toEqual(['big', 'ended', 'free', 'stale']);
  expect(await sorted({ ageMonths: 40, types: ['micro_nurseries', 'kindergarten'] })).toEqual(['garden']);
});

test('a nursery of the commune itself is never too far, unless the reader asks for less', async () => {
  const commune = { cityName: 'Bayonne', postalCode: '64100' };
  await addNurseries(index.database, [
    makeNursery('edge', { position: north(6), ...commune }),
    makeNursery('other', { position: north(6) }),
  ]);
  index.database.fill(["UPDATE nurseries SET commune = '64102' WHERE slug = 'edge'"]);
  expect(await slugs({ place: 'Bayonne' })).toEqual(['edge']);
  expect(await slugs({ place: 'Bayonne', radius: 2 })).toEqual([]);
});

test('the work place is a second anchor: the smaller distance, or the detour', async () => {
  // Home in the south, work 20 km north of it.
  await addNurseries(index.database, [
    makeNursery('at-work', { position: north(20.4) }),
    makeNursery('at-home', { position: north(-0.4) }),
    makeNursery('half-way', { position: north(10) }),
    makeNursery('behind', { position: north(-3) }),
  ]);
  const home = { around: bayonne, work: 'Capbreton' };
  index.database.fill([`UPDATE places SET latitude = ${north(20).latitude}, longitude = ${bayonne.longitude} WHERE code = '40065'`]);
  expect(await slugs(home)).toEqual(['at-home', 'at-work', 'behind']);
  const { matches, workAnchor } = await find({ ...home, order: 'detour' });
  expect(matches?.nurseries.map(({ place }) => place.slug)).toEqual(['half-way', 'at-home', 'at-work']);
  expect(matches?.nurseries[0]?.detourKilometres).toBeCloseTo(0, 1);
  expect(matches?.nurseries[1]?.detourKilometres).toBeCloseTo(0.8, 1);
  expect(matches?.nurseries[0]?.workKilometres).toBeCloseTo(10, 1);
  expect(workAnchor?.place?.name).toBe('Capbreton');
});

test('a part of the map is searched whatever the radius, measured from the place or else from its middle', async () => {
  await addNurseries(index.database, [makeNursery('in', { position: north(12) }), makeNursery('out', { position: north(30) })]);
  const zone = { south: north(10).latitude, north: north(15).latitude, west: -2, east: -1 };
  const { matches, homeAnchor } = await find({ zone });
  expect(matches?.nurseries.map(({ place }) => place.slug)).toEqual(['in']);
  expect(matches?.bounds).toEqual(zone);
  expect(homeAnchor?.position.latitude).toBeCloseTo(north(12.5).latitude, 3);
  expect((await find({ zone, around: bayonne })).matches?.nurseries[0]?.kilometres).toBeCloseTo(12, 1);
});

test('a selection shows just those, in its order, and leaves out what has gone', async () => {
  await addNurseries(index.database, [makeNursery('a', { position: north(1) }), makeNursery('b'), makeNursery('c')]);
  expect(await slugs({ selection: ['c', 'gone', 'a'] })).toEqual(['c', 'a']);
  expect((await find({ selection: ['a'], around: bayonne })).matches?.nurseries[0]?.kilometres).toBeCloseTo(1, 1);
});

test('a department or a region is searched whole, free places first', async () => {
  await addNurseries(index.database, [
    makeNursery('a', { department: '64', postalCode: '64000' }),
    makeNursery('b', { department: '64', postalCode: '64000', reportedPlaces: [makePlace()] }),
    makeNursery('c', { department: '33', postalCode: '33000' }),
  ]);
  index.database.fill(["UPDATE nurseries SET region_name = 'Nouvelle-Aquitaine'"]);
  expect(await slugs({ place: 'Pyrénées-Atlantiques' })).toEqual(['b', 'a']);
  expect(await slugs({ place: 'nouvelle aquitaine' })).toEqual(['b', 'a', 'c']);
});

test('where the place has to be chosen first, nothing is shown; without a place neither', async () => {
  expect(await find({ place: 'Saint-Denis' })).toMatchObject({ matches: null, home: { kind: 'choice' } });
  expect(await find({ place: 'Xyzzy' })).toMatchObject({ matches: null, home: { kind: 'unknown' } });
  expect(await find({})).toMatchObject({ matches: null, home: { kind: 'empty' } });
  expect(await find({ types: ['micro_nurseries'] })).toMatchObject({ matches: null });
});

test('around me names the commune, and says where it is abroad', async () => {
  expect((await find({ around: bayonne })).aroundPlace).toMatchObject({ name: 'Bayonne' });
  expect((await find({ around: { latitude: 51.5, longitude: -0.12 } })).aroundPlace).toBe('abroad');
  expect((await find({ around: { latitude: 14.61, longitude: -61.07 } })).aroundPlace).toMatchObject({ name: 'Fort-de-France' });
  expect((await find({ place: 'Bayonne', around: bayonne })).aroundPlace).toBeNull();
});

test('the map has all that the list has on its pages', async () => {
  await addNurseries(index.database, [
    ...Array.from({ length: 30 }, (_, number) => makeNursery(`n-${number}`, { position: north(number / 10) })),
    makeNursery('nowhere'),
  ]);
  const { points, isMore, bounds } = await index.search.mapPoints({ ...noCriteria, around: bayonne });
  expect(points).toHaveLength(30);
  expect(isMore).toBe(false);
  expect(points[0]).toMatchObject({ place: { slug: 'n-0', name: 'n-0' }, isApproximate: false, position: north(0) });
  expect(bounds?.north).toBeGreaterThan(north(4.9).latitude);
  expect((await index.search.mapPoints(noCriteria)).points).toEqual([]);
});

test('it finds what comparing every nursery one by one finds', async () => {
  const degrees = (around: number, width: number) => fc.double({ min: around - width, max: around + width, noNaN: true });
  const position = fc.record({ latitude: degrees(43.5, 0.4), longitude: degrees(-1.4, 0.4) });
  const facts = fc.record({
    position: fc.option(position, { freq: 9 }),
    type: fc.constantFrom(...nurseryTypes, null),
    tariffMode: fc.constantFrom('psu' as const, 'paje' as const, null),
    disabilityWelcome: fc.constantFrom('yes' as const, 'no' as const, 'unknown' as const),
    items: fc.record(Object.fromEntries(items.map((item) => [item, fc.constantFrom('provided', 'brought', 'unknown')]))),
  });
  const criteria = fc.record({
    around: position.map(({ latitude, longitude }) => ({ latitude, longitude })),
    radius: fc.constantFrom(1 as const, 5 as const, 10 as const, 30 as const),
    types: fc.subarray([...nurseryTypes].slice(0, 3)),
    provided: fc.subarray(items, { maxLength: 2 }),
    tariffMode: fc.constantFrom('psu' as const, null),
    welcomesDisability: fc.boolean(),
  });
  const nurseries = fc
    .sample(facts, { numRuns: 400, seed: 7 })
    .map((made, number) => makeNursery(`n-${number}`, made as Partial<ListedNursery>));
  await addNurseries(index.database, nurseries);
  await fc.assert(
    fc.asyncProperty(criteria, async (wish) => {
      const expected = nurseries
        .filter(({ type }) => !wish.types.length || (type !== null && wish.types.includes(type)))
        .filter((nursery) => wish.provided.every((item) => nursery.items[item] === 'provided'))
        .filter(({ tariffMode }) => wish.tariffMode === null || tariffMode === wish.tariffMode)
        .filter(({ disabilityWelcome }) => !wish.welcomesDisability || disabilityWelcome === 'yes')
        .filter(({ position: at }) => at && distanceKilometres(at, wish.around) <= wish.radius)
        .map(({ slug }) => slug);
      const { points, isMore } = await index.search.mapPoints({ ...noCriteria, ...wish });
      expect(isMore).toBe(false);
      expect(points.map(({ place }) => place.slug).sort()).toEqual(expected.sort());
    }),
    { numRuns: 60, seed: 7 },
  );
});

test('no question reads a table as a whole', async () => {
  await addNurseries(index.database, [makeNursery('a', { position: north(1) })]);
  index.database.takeScans();
  const zone = { south: 43, west: -2, north: 44, east: -1 };
  const all = {
    types: ['micro_nurseries' as const],
    provided: ['meal' as const],
    ageMonths: 3,
    tariffMode: 'psu' as const,
    hasVacancy: true,
    welcomesDisability: true,
  };
  for (const criteria of [
    { around: bayonne },
    { place: 'Paris' },
    { place: 'Paris 11' },
    { place: 'Bayonne', work: 'Capbreton' },
    { place: 'Bayonne', work: 'Capbreton', order: 'detour' as const },
    { place: 'Landes (département)' },
    { place: 'Bretagne' },
    { zone },
    { selection: ['a', 'b'] },
  ]) {
    await find({ ...criteria, ...all });
    await index.search.mapPoints({ ...noCriteria, ...criteria, ...all });
  }
  expect(index.database.takeScans()).toEqual([]);
});
