import { beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../app/test-app.ts';
import { createFedApp } from './fed-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createFedApp();
});

const saintEtienne = '/creches-par-ville/auvergne-rhone-alpes/loire/saint-etienne';
const evry = '/creches-par-ville/ile-de-france/essonne/evry-courcouronnes';

test.for([
  ['/creches-par-ville/Saint-%C3%89tienne/', saintEtienne],
  ['/creches-par-ville/saint-etienne', saintEtienne],
  ['/creches-par-ville/ST-ETIENNE?x=1', `${saintEtienne}?x=1`],
  ['/creches-par-ville/Auvergne-Rhone-Alpes/Loire/Saint-Etienne/', saintEtienne],
  ['/creches-par-ville/loire/saint-etienne', saintEtienne],
  ['/creches-par-ville/ile-de-france/essonne/evry', evry],
  ['/creches-par-ville/ILE-DE-FRANCE/essonne/%C3%89vry', evry],
  ['/creches-par-ville/courcouronnes', evry],
  ['/creches-par-ville/paris-11', '/creches-par-ville/ile-de-france/paris/paris'],
  ['/creches-par-ville/93/saint-denis', '/creches-par-ville/ile-de-france/seine-saint-denis/saint-denis'],
  ['/creches-par-ville/la-reunion/saint-denis', '/creches-par-ville/la-reunion/la-reunion/saint-denis'],
  ['/en/creches-par-ville/Nantes', '/en/creches-par-ville/pays-de-la-loire/loire-atlantique/nantes'],
])('%s is one step from %s', async ([from = '', to]) => {
  const response = await app.get(from);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(to);
  expect((await app.get(to ?? '')).status).toBe(200);
});

test.for([
  ['/creches-par-ville/saint-denis', '/trouver-une-creche/recherche?lieu=Saint-Denis', /Saint-Denis \(974\)[\s\S]*Saint-Denis \(93\)/],
  [
    '/en/creches-par-ville/Saint-Denis',
    '/en/trouver-une-creche/recherche?lieu=Saint-Denis',
    /Saint-Denis \(974\)[\s\S]*Saint-Denis \(93\)/,
  ],
] as const)('%s is several towns: the reader is asked, and nothing is remembered', async ([from, to, options]) => {
  const response = await app.get(from);
  expect([response.status, response.headers.get('location')]).toEqual([302, to]);
  expect(await (await app.get(to)).text()).toMatch(options);
});

test.for(['/creches-par-ville/xyzzy', '/creches-par-ville/montcuq', '/creches-par-ville/a/b/c/d', '/creches-par-ville/loire'])(
  '%s is no page',
  async (path) => {
    expect((await app.get(path)).status).toBe(404);
  },
);
