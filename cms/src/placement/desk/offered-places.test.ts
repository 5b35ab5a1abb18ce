import { expect, test, vi } from 'vitest';
import { placeUid } from '../../nursery-places/place-rows';
import { createFakeStrapi } from '../../testing/fake-strapi';
import { offeredPlaces } from './offered-places';

const proposals = 'api::proposal.proposal';
const wish = {
  ...{ births: [], startDate: null, flexibility: null, days: [], arrives: null, leaves: null, home: null, work: null },
  ...{
    radiusKilometres: null,
    nurserySlug: null,
    savedNurseries: [],
    placePreference: null,
    siblingsAt: [],
    employerPlaces: new Map(),
    access: [],
  },
};

/** A CMS whose search finds some places, by their numbers. */
function withPlaces(...ids: number[]) {
  const fake = createFakeStrapi();
  const names = ['join', 'where', 'whereBetween', 'whereRaw', 'orderByRaw', 'orderBy', 'limit'];
  const search: Record<string, unknown> = { select: async () => ids.map((id) => ({ id })) };
  for (const name of names) search[name] = () => search;
  Object.assign(fake.strapi.db, { connection: () => search });
  fake.table(placeUid).push(...ids.map((id) => ({ id, documentId: `place${id}`, count: 2, days: '1111111111', nursery: null })));
  return fake;
}

test('a place is free as often as nobody holds it, and only what holds these places is read', async () => {
  const fake = withPlaces(1, 2);
  fake
    .table(proposals)
    .push(
      { id: 1, placeId: 'place1', holdKey: 'place1#1' },
      { id: 2, placeId: 'place1', holdKey: null },
      { id: 3, placeId: 'place3', holdKey: 'place3#1' },
    );
  const read: unknown[] = [];
  const { query } = fake.strapi.db;
  vi.spyOn(fake.strapi.db, 'query').mockImplementation((uid) => {
    const rows = query(uid);
    const findMany: typeof rows.findMany = async (question) => {
      const matches = await rows.findMany(question);
      if (String(uid) === proposals) read.push(...matches.map(({ id }) => id));
      return matches;
    };
    return { ...rows, findMany };
  });
  const places = await offeredPlaces(fake.strapi, wish, '2026-11-30');
  expect(places.map(({ id, free }) => [id, free])).toEqual([
    ['place1', 1],
    ['place2', 2],
  ]);
  expect(read).toEqual([1]);
});
