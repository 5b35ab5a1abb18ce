import { expect, test } from 'vitest';
import { messagesOf } from '../../../client/i18n/all-messages.ts';
import { distanceKilometres } from '../../../domain/distance.ts';
import type { Criteria } from '../../../domain/places/criteria/criteria.ts';
import { noCriteria } from '../../../domain/places/criteria/read-criteria.ts';
import { makePlace } from '../../../domain/testing/make-place.ts';
import type { ListedNursery } from '../../../worker/content/directory/listed-nurseries.ts';
import { findNurseries } from '../../../worker/search/finder/find-nurseries.ts';
import { countRows } from './counted-rows.ts';
import { indexOfEachTest } from './fed-index.ts';
import { addNurseries, makeNursery } from './nursery-maker.ts';

const index = indexOfEachTest();

/** Bayonne, as the gazetteer has it, is about here. */
const bayonne = { latitude: 43.49316, longitude: -1.475 };

async function find(criteria: Partial<Criteria>) {
  return index.search.findNurseries({ ...noCriteria, ...criteria });
}

/** So many nurseries around Bayonne, more of them near its middle, each place of them its own. */
const crowd = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const kilometres = 9.9 * ((index + 1) / count) ** 0.8;
    const angle = index * 2.4;
    const position = {
      latitude: bayonne.latitude + (kilometres * Math.cos(angle)) / 111.195,
      longitude: bayonne.longitude + (kilometres * Math.sin(angle)) / (111.195 * Math.cos((bayonne.latitude * Math.PI) / 180)),
    };
    const reportedPlaces = index % 3 ? [] : [makePlace({ availability: 'full' })];
    return makeNursery(`c-${String(index).padStart(4, '0')}`, { position, reportedPlaces, postalCode: '64100' });
  });

test('of a crowd the first five hundred come in their order, and it is told that there are more', async () => {
  const nurseries = crowd(1200);
  await addNurseries(index.database, nurseries);
  const shownDistance = (nursery: ListedNursery) => Math.round(distanceKilometres(bayonne, nursery.position ?? bayonne) * 10);
  const rank = ({ reportedPlaces }: ListedNursery) => (reportedPlaces.length ? 1 : 3);
  const expected = nurseries.toSorted(
    (one, other) => shownDistance(one) - shownDistance(other) || rank(one) - rank(other) || (one.slug < other.slug ? -1 : 1),
  );
  const read: (string | undefined)[] = [];
  for (const page of [1, 2, 7, 25]) {
    const { matches } = await find({ around: bayonne, radius: 10, page });
    expect(matches).toMatchObject({ total: 501, page, pageCount: 25 });
    read.push(...(matches?.nurseries.map(({ place }) => place.slug) ?? []));
    expect(matches?.nurseries.map(({ place }) => place.slug)).toEqual(expected.slice((page - 1) * 20, page * 20).map(({ slug }) => slug));
  }
  expect(read).toHaveLength(80);
  // Beyond the last page comes the last.
  expect((await find({ around: bayonne, radius: 10, page: 60 })).matches).toMatchObject({ total: 501, page: 25 });
  // Filters are part of what is counted.
  expect((await find({ around: bayonne, radius: 10, types: ['micro_nurseries'] })).matches).toMatchObject({ total: 0, nurseries: [] });
  expect((await find({ around: bayonne, radius: 2 })).matches?.total).toBeLessThan(501);
});

test('of a crowd that filters thin out, what is near is read, and that there is more is told', async () => {
  const nurseries = crowd(1200).map((nursery, number) => ({ ...nursery, tariffMode: number % 5 ? null : ('psu' as const) }));
  await addNurseries(index.database, nurseries);
  const passing = nurseries.filter(({ tariffMode }) => tariffMode === 'psu');
  const near = (await find({ around: bayonne, radius: 10, tariffMode: 'psu' })).matches;
  expect(near?.isMore).toBe(true);
  expect(near?.total).toBeGreaterThan(100);
  expect(near?.total).toBeLessThan(passing.length);
  // The last page that is offered holds what nobody had counted: all are, then.
  const last = (await find({ around: bayonne, radius: 10, tariffMode: 'psu', page: near?.pageCount ?? 0 })).matches;
  expect(last).toMatchObject({ page: near?.pageCount, isMore: false, total: passing.length });
  expect(messagesOf('fr').finderWords.counted(120, true)).toBe('Plus de 120 crèches');
});

test.for([0.1, 0.1003, 0.1006])(
  'a crowd of a zone is read to its corners, %f degrees away, where filters pass hardly any',
  async (half) => {
    await addNurseries(index.database, crowd(1200));
    const { latitude, longitude } = bayonne;
    const zone = { south: latitude - half, west: longitude - half, north: latitude + half, east: longitude + half };
    expect((await find({ zone, types: ['micro_nurseries'] })).matches).toMatchObject({ total: 0, isMore: false, nurseries: [] });
    expect((await find({ zone, tariffMode: 'psu', page: 2 })).matches).toMatchObject({ total: 0, page: 1 });
  },
);

test('cells count what stands in them, whatever comes, moves and goes', async () => {
  const nurseries = crowd(300);
  await addNurseries(index.database, nurseries);
  await addNurseries(
    index.database,
    nurseries.slice(0, 100).map((nursery, number) => ({ ...nursery, position: number % 2 ? bayonne : null })),
  );
  index.database.fill(["DELETE FROM nurseries WHERE slug > 'c-0250'"]);
  const counted =
    'SELECT band, CAST(floor(longitude * 20) AS INTEGER) AS slice, count(*) AS count FROM nurseries WHERE band IS NOT NULL GROUP BY 1, 2';
  expect(index.database.rows('SELECT band, slice, count FROM nursery_cells WHERE count > 0 ORDER BY 1, 2')).toEqual(
    index.database.rows(`${counted} ORDER BY 1, 2`),
  );
});

test('a department with a crowd is read in its order, page by page', async () => {
  const nurseries = crowd(700);
  await addNurseries(index.database, nurseries);
  const rank = ({ reportedPlaces }: ListedNursery) => (reportedPlaces.length ? 1 : 3);
  const expected = nurseries.toSorted((one, other) => rank(one) - rank(other) || (one.slug < other.slug ? -1 : 1));
  for (const page of [1, 25, 26]) {
    const { matches } = await find({ place: 'Pyrénées-Atlantiques', page });
    const last = Math.min(page, 25);
    expect(matches).toMatchObject({ total: 501, page: last, pageCount: 25 });
    expect(matches?.nurseries.map(({ place }) => place.slug)).toEqual(expected.slice((last - 1) * 20, last * 20).map(({ slug }) => slug));
  }
});

test('a department of a few pages tells its last one, also beyond it', async () => {
  await addNurseries(index.database, crowd(45));
  const last = (await find({ place: 'Pyrénées-Atlantiques', page: 3 })).matches;
  expect(last).toMatchObject({ total: 45, page: 3, pageCount: 3 });
  expect(last?.nurseries).toHaveLength(5);
  expect((await find({ place: 'Pyrénées-Atlantiques', page: 9 })).matches).toEqual(last);
});

test('a crowd along the way comes by what the way grows by', async () => {
  const nurseries = crowd(1200);
  await addNurseries(index.database, nurseries);
  const { matches, homeAnchor, workAnchor } = await find({ place: 'Bayonne', work: 'Anglet', radius: 10, order: 'detour', page: 2 });
  const [home = bayonne, work = bayonne] = [homeAnchor?.position, workAnchor?.position];
  const way = ({ position }: ListedNursery) =>
    Math.round((distanceKilometres(home, position ?? home) + distanceKilometres(position ?? work, work)) * 10);
  const rank = ({ reportedPlaces }: ListedNursery) => (reportedPlaces.length ? 1 : 3);
  const expected = nurseries.toSorted((one, other) => way(one) - way(other) || rank(one) - rank(other) || (one.slug < other.slug ? -1 : 1));
  expect(matches).toMatchObject({ total: 501, page: 2, isAlongWay: true });
  expect(matches?.nurseries.map(({ place }) => place.slug)).toEqual(expected.slice(20, 40).map(({ slug }) => slug));
});

test('of a crowd nothing but its cells and the page goes over the wire', async () => {
  await addNurseries(index.database, crowd(1200));
  const { database, rowsRead } = countRows(index.database);
  const where = { home: { position: bayonne, place: null }, work: null, area: null };
  const page = await findNurseries(database, { criteria: { ...noCriteria, radius: 10, page: 25 }, where, now: index.clock.now });
  expect(page?.nurseries).toHaveLength(20);
  expect(rowsRead()).toBeLessThanOrEqual(200);
});

test('the finder says of a crowd that there are more than it counts', async () => {
  const { matches } = await find({ around: bayonne, radius: 10 });
  expect(matches?.total).toBe(0);
  for (const [locale, text] of [
    ['fr', 'Plus de 500 crèches à moins de 30 km'],
    ['en', 'More than 500 nurseries within 30 km'],
  ] as const) {
    expect(messagesOf(locale).finderWords.foundNear(messagesOf(locale).finderWords.counted(501, false), 'Paris', 30)).toContain(text);
    expect(messagesOf(locale).finderWords.widen(30, 501)).toMatch(/plus de 500 crèches|more than 500 nurseries/);
    expect(messagesOf(locale).siteSearch.results(541)).toMatch(/^(?:Plus de 500 résultats|More than 500 results)$/);
  }
});

test('a list that somebody has saved is shown whole, however many it names', async () => {
  await addNurseries(index.database, crowd(60));
  const selection = Array.from({ length: 50 }, (_, number) => `c-${String(number).padStart(4, '0')}`);
  const { matches } = await find({ selection });
  expect(matches).toMatchObject({ total: 50, page: 1, pageCount: 1 });
  expect(matches?.nurseries.map(({ place }) => place.slug)).toEqual(selection);
});
