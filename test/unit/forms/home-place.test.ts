import { beforeAll, expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { deliverDue } from '../../../worker/forms/submissions/deliver.ts';
import { type Fields, postForm, preRegistration } from '../../app/form-post.ts';
import { createTestApp, type TestApp } from '../../app/test-app.ts';
import { createFedApp } from '../search/fed-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createFedApp();
});

async function send(fields: Fields, to = app) {
  const answer = await postForm(
    { send: (path, init) => to.send(path, { ...init, headers: { ...init?.headers, accept: 'application/json' } }) },
    'pre-inscription',
    {
      ...preRegistration,
      whole: '1',
      ...fields,
    },
  );
  const { errors = {} } = (await answer.json()) as { errors?: Record<string, string> };
  return [answer.status, errors];
}

test.for([
  ['Nantes', 200, {}],
  ['44000', 200, {}],
  ['st etienne', 200, {}],
  ['Saint-Denis (974)', 200, {}],
  ['Paris 11e', 200, {}],
  ['12 rue de la Paix, Quelquepart', 200, {}],
  ['Xyzzyville', 422, { homePlace: 'place_unknown' }],
  ['Loire (département)', 422, { homePlace: 'place_unknown' }],
] as const)('a family that lives in %s', async ([homePlace, ...expected]) => {
  expect(await send({ placePreference: 'home', homePlace })).toEqual(expected);
});

test('a name of several communes is asked about', async () => {
  expect(await send({ placePreference: 'home', homePlace: 'Sainte-Colombe' })).toEqual([422, { homePlace: 'place_ambiguous' }]);
});

test('where work is, abroad too, stops nobody; nor does a home that is not asked about', async () => {
  expect(await send({ placePreference: 'either', homePlace: 'Nantes', workPlace: 'Genève' })).toEqual([200, {}]);
  expect(await send({ placePreference: 'work', homePlace: 'Xyzzyville', workPlace: 'Luxembourg' })).toEqual([200, {}]);
});

test('without a gazetteer every place is taken', async () => {
  const bare = createTestApp(answerFromSeed);
  expect(await send({ placePreference: 'home', homePlace: 'Xyzzyville' }, bare)).toEqual([200, {}]);
});

test.for([
  ['Nantes', '44109'],
  ['44000', '44109'],
  ['Saint-Denis (974)', '97411'],
  ['12 rue de la Paix, Nantes', null],
] as const)('the CMS is told the commune of %s, and where it is, where it is beyond doubt', async ([homePlace, code]) => {
  const sent: unknown[] = [];
  const fed = await createFedApp();
  const client = { ...fed.dependencies.client, post: async (_path: string, body: unknown) => sent.push(body) };
  await postForm(fed, 'pre-inscription', { ...preRegistration, whole: '1', homePlace, workPlace: 'Nantes' });
  await fed.settle();
  fed.database.rows('UPDATE submissions SET delivered_at = NULL, next_attempt_at = 0');
  await deliverDue({ ...fed.dependencies, client });
  const coordinate = code ? expect.any(Number) : null;
  const place = { homePlace, homePlaceCode: code, homeLatitude: coordinate, homeLongitude: coordinate };
  expect(sent).toMatchObject([{ data: { ...place, workLatitude: expect.closeTo(47.2, 1), workLongitude: expect.closeTo(-1.6, 1) } }]);
});

test('a gazetteer that fails delays nobody: the text goes without a code and a position', async () => {
  const sent: unknown[] = [];
  const bare = createTestApp(answerFromSeed);
  const client = { ...bare.dependencies.client, post: async (_path: string, body: unknown) => sent.push(body) };
  const search = { ...bare.dependencies.search, resolvePlace: () => Promise.reject(new Error('D1 down')) };
  await postForm(bare, 'pre-inscription', { ...preRegistration, whole: '1' });
  await bare.settle();
  bare.database.rows('UPDATE submissions SET delivered_at = NULL, next_attempt_at = 0');
  await deliverDue({ ...bare.dependencies, client, search });
  expect(sent).toMatchObject([{ data: { homePlace: '95450 Us', homePlaceCode: null, homeLatitude: null, workLongitude: null } }]);
});
