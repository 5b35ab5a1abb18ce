import { expect, test } from 'vitest';
import { applyNow } from '../../../worker/search/feed/apply-changes.ts';
import { changeOf } from '../../../worker/search/feed/entry-change.ts';
import type { NurseryRow } from '../../../worker/search/feed/nursery-row.ts';
import { filterFacts } from '../../../worker/search/finder/filters.ts';
import { createFakeD1 } from '../../app/fake-d1.ts';
import { makeNursery } from './nursery-maker.ts';

const nursery = makeNursery('les-lutins', {
  type: 'micro_nurseries',
  ages: { minimumMonths: 3, maximumMonths: 36 },
  tariffMode: 'paje',
  vacancy: { state: 'full', date: '2026-11-20' },
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
  ...filterFacts(nursery),
  shown: nursery,
};

test('each fact of a nursery stands in the column of its name', async () => {
  const database = createFakeD1();
  await applyNow(database.d1, [await changeOf('nurseries', { id: 'abc', texts: {}, nursery: row })]);
  const [{ number: _, id, shown, ...columns } = {}] = database.rows('SELECT * FROM nurseries');
  expect(id).toBe('abc');
  expect(JSON.parse(String(shown))).toEqual(row.shown);
  const camelCase = (name: string) => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const { shown: __, ...facts } = row;
  expect(Object.fromEntries(Object.entries(columns).map(([name, value]) => [camelCase(name), value]))).toEqual(facts);
});
