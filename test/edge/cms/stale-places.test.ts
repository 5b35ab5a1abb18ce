import { expect, test } from 'vitest';
import { dayMilliseconds } from '../../../domain/durations.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { databases, openDesks } from '../../helpers/panel/desks.ts';
import { makePlace } from '../../helpers/panel/make-place.ts';

const deskOn = openDesks();

test.for(databases)('on %s places that have grown stale are counted by the clock, by department', async (database) => {
  const {
    cms,
    advisers: [adviser],
  } = deskOn(database);
  const read = async (path: string) => (await adviser.fetch('GET', `/placement/figures/${path}`)).json();
  const count = async (query = '') =>
    ((await read(`stale-places${query}`)) as { months: Record<'places' | 'stale', number | null>[] }).months.at(-1);
  // A second try finds the places of the first one already counted.
  const [department, inseeCode] = ['2A', '2A004'];
  const before = await count(`?zone=${department}`);
  const reportedOn = new Date(Date.now() - 40 * dayMilliseconds).toISOString().slice(0, 10);
  await makePlace(cms, 2, { inseeCode, reportedOn });
  await makePlace(cms, 1, { inseeCode });
  const expected = { places: (before?.places ?? 0) + 2, stale: (before?.stale ?? 0) + 1 };
  await expect.poll(() => count(`?zone=${department}`)).toMatchObject(expected);
  const { places } = (await read('months')) as { places: Record<'confirmed' | 'aging' | 'stale', number> };
  const all = { places: places.confirmed + places.aging + places.stale, stale: places.stale };
  await expect.poll(() => count()).toMatchObject({ month: todayInParis(Date.now()).slice(0, 7), ...all });
  expect((await adviser.fetch('GET', '/placement/figures/stale-places?zone=1&zone=2')).status).toBe(400);
});
