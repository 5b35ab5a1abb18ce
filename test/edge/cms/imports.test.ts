import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminEmail } from '../../../harness/local/cms.ts';
import { sharedCms } from '../../../harness/site/shared-cms.ts';
import { testSecrets } from '../../../harness/site/template.ts';
import type { TestCms } from '../../../harness/site/test-cms.ts';
import { until } from '../../../harness/until.ts';
import { type ImportClient, type ImportRun, isMoving, openImports } from '../../../scripts/imports/import-client.ts';
import { createPanelUser } from '../../helpers/panel/panel-user.ts';

type Entry = Record<string, unknown> & { documentId: string };

const contentManager = '/content-manager/collection-types';
const nurseries = `${contentManager}/api::nursery.nursery`;
const places = `${contentManager}/api::place.place`;
const candidates = `${contentManager}/api::nursery-candidate.nursery-candidate`;
const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

let cms: TestCms;
let client: ImportClient;
const openAs = (email: string, password: string, language = 'fr') =>
  openImports({ origin: cms.url, credentials: { email, password }, language });

beforeAll(async () => {
  ({ cms } = await sharedCms());
  client = await openAs(adminEmail, testSecrets.ADMIN_PASSWORD);
});

const listed = async (address: string) => ((await cms.request('GET', `${address}pageSize=100`)) as { results: Entry[] }).results;
const made = async (collection: string) =>
  (await listed(`${collection}?filters[name][$startsWith]=Importée&`)).map(({ documentId }) => documentId);

// The suites after it find the directory of the seed.
afterAll(async () => {
  for (const collection of [candidates, nurseries])
    for (const documentId of await made(collection)) await cms.request('DELETE', `${collection}/${documentId}?locale=*`);
  for (const { documentId } of await listed(`${contentManager}/api::redirect.redirect?filters[from][$contains]=importee&`))
    await cms.request('DELETE', `${contentManager}/api::redirect.redirect/${documentId}`);
});

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const ended = (run: ImportRun) =>
  until('the end of an import', async () => {
    const now = await client.find(run.id);
    return isMoving(now) ? null : now;
  });
const plan = async (name: string, text: string, settings: object = {}) =>
  ended(await client.send({ name, bytes: latin1(text), ...settings }));
const carryOut = async ({ id }: ImportRun, act: 'apply' | 'undo') => ended(await client.act(id, act));
const placesOf = (slug: string) => listed(`${places}?filters[nursery][slug][$eq]=${slug}&`);

test('nurseries come out of a file as they go into one, and places follow them, are applied, and taken back', async () => {
  const exported = await client.download('nurseries');
  const again = await ended(await client.send({ name: 'nurseries.csv', bytes: new TextEncoder().encode(exported) }));
  expect(again).toMatchObject({ state: 'planned', totalCount: 0, counts: { update: 0, create: 0, refused: 0 } });
  expect(again.counts?.same).toBeGreaterThan(50);

  const text =
    'slug;nom;genre;en ligne;capacité;lundi\nimportee-lyon;Importée à l’été;MC;oui;12;7h30-18h30\nimportee-deux;Importée deux;MC;non;10;\n;Importée;MC;;;\n';
  const created = await carryOut(await plan('crèches.csv', text.replaceAll('’', "'")), 'apply');
  expect(created).toMatchObject({ state: 'applied', doneCount: 2, failedCount: 0, counts: { create: 2, refused: 1 } });
  const { data } = (await cms.read('/api/nurseries?filters[slug][$eq]=importee-lyon')) as { data: Entry[] };
  expect(data).toMatchObject([{ name: "Importée à l'été", approvedPlaces: 12 }]);

  const file = `Crèche;Âge min;Âge max;Jours;Places;Déclaré le\nimportee-lyon;10;17;L-MJ-;2;${today}\nimportee-lyon;18;36;;complet;${today}\nimportee-lyon;2;9;;11;${today}\nPersonne;;;;1;${today}\n`;
  const planned = await plan('places.csv', file);
  expect(planned).toMatchObject({ format: 'Places libres', totalCount: 2, counts: { create: 2, refused: 2 } });
  expect(await placesOf('importee-lyon')).toEqual([]);
  expect((await client.rows(planned.id, { outcome: 'refused' })).map(({ line, problems }) => [line, ...problems])).toEqual([
    [4, '13 places en tout, pour 12 places agréées.'],
    [5, 'Aucune crèche « Personne » dans l’annuaire.'],
  ]);
  expect(await carryOut(planned, 'apply')).toMatchObject({ state: 'applied', doneCount: 2 });
  const [first, full] = (await placesOf('importee-lyon')).toSorted((one, other) => Number(one.ageFromMonths) - Number(other.ageFromMonths));
  expect([first, full]).toMatchObject([
    { days: '1100111100', count: 2, origin: 'import', reportedOn: today },
    { availability: 'full', count: null },
  ]);

  // Somebody has the nursery on the telephone; then the import is taken back.
  await cms.request('PUT', `${places}/${full?.documentId}`, { note: 'rappeler lundi', nursery: { connect: [], disconnect: [] } });
  await cms.request('PUT', `${places}/${first?.documentId}`, { count: 3, nursery: { connect: [], disconnect: [] } });
  expect(await carryOut(planned, 'undo')).toMatchObject({ state: 'undone', failedCount: 2 });
  expect(await client.rows(planned.id, { state: 'stays' })).toHaveLength(2);
  await expect(client.act(planned.id, 'apply')).rejects.toThrow('Annulé');
  expect(await placesOf('importee-lyon')).toHaveLength(2);
  expect(await carryOut(created, 'undo')).toMatchObject({ state: 'undone', failedCount: 0 });
  expect(await made(nurseries)).toEqual([]);
});

test('a public file makes candidates: ours are completed as drafts, the others wait until somebody makes a nursery of them', async () => {
  const facts = { name: 'Importée du Port', slug: 'importee-du-port', type: 'micro_nurseries', manager: 'Notre mot', inseeCode: '92050' };
  const { data: ours } = (await cms.request('POST', nurseries, facts)) as { data: Entry };
  await cms.request('POST', `${nurseries}/${ours.documentId}/actions/publish?locale=fr`, facts);
  const header =
    'nom;type;adresse;cp;commune;code_insee;tel;gestion;gestionnaire;capacite;nb_accueil_fam;age_mini_mois;age_maxi_annee;handicap;geo_shape;geo_point_2d';
  const text = `${header}\nCRÈCHE IMPORTÉE DU PORT;MC;1 rue du Port;92000;NANTERRE;92050;;;Autre mot;12;;3;3;oui;;48.89, 2.2\nImportée inconnue;Multi-accueil;2 rue X;92000;NANTERRE;92050;;;;30;;;;;;\n`;
  await expect(plan('92.csv', text)).rejects.toThrow('Dites sous quelle licence ce fichier public est donné.');
  const run = await plan('92.csv', text, { licence: 'Licence Ouverte 2.0', reportedOn: '01/10/2026' });
  expect(run).toMatchObject({ counts: { create: 1, waiting: 1 } });
  expect(await carryOut(run, 'apply')).toMatchObject({ doneCount: 2, failedCount: 0 });

  const { data: draft } = (await cms.request('GET', `${nurseries}/${ours.documentId}?locale=fr`)) as { data: Entry };
  expect(draft).toMatchObject({ manager: 'Notre mot', approvedPlaces: 12, street: '1 rue du Port', disabilityWelcome: 'yes' });
  const { data: online } = (await cms.read('/api/nurseries?filters[slug][$eq]=importee-du-port')) as { data: Entry[] };
  expect(online).toMatchObject([{ approvedPlaces: null, street: null }]);
  expect(await placesOf('importee-du-port')).toEqual([]);

  const [waiting] = await listed(`${candidates}?filters[name][$eq]=Importée inconnue&`);
  expect(waiting).toMatchObject({ state: 'waiting', source: 'hauts-de-seine', sourceDate: '2026-10-01', licence: 'Licence Ouverte 2.0' });
  const { documentId } = (await cms.request('POST', `/imports/candidates/${waiting?.documentId}/nursery`)) as Entry;
  const { data: fresh } = (await cms.request('GET', `${nurseries}/${documentId}?locale=fr`)) as { data: Entry };
  expect(fresh).toMatchObject({
    name: 'Importée inconnue',
    type: 'multi_reception_nurseries',
    approvedPlaces: 30,
    slug: 'importee-inconnue-nanterre',
  });
  expect(await plan('92.csv', text, { licence: 'Licence Ouverte 2.0', reportedOn: '01/10/2026' })).toMatchObject({
    totalCount: 0,
    counts: { same: 2 },
  });
});

test('a broken file leaves nothing, in either language, and who does not keep the directory imports nothing', async () => {
  const english = await openAs(adminEmail, testSecrets.ADMIN_PASSWORD, 'en');
  const before = await client.list();
  await expect(client.send({ name: 'x.csv', bytes: latin1('slug;name\n"a;b\n') })).rejects.toThrow(
    'Un guillemet s’ouvre et ne se ferme pas',
  );
  await expect(english.send({ name: 'x.xlsx', bytes: new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]) })).rejects.toThrow('This is no CSV file');
  expect(await client.list()).toEqual(before);
  for (const role of ['redacteur', 'conseiller', 'direction']) {
    const { email, password } = await createPanelUser(cms, role);
    const other = await openAs(email, password);
    await expect(other.send({ name: 'x.csv', bytes: latin1('slug\na\n') })).rejects.toThrow('Forbidden');
    await expect(other.list()).rejects.toThrow('Forbidden');
    await expect(other.download('places')).rejects.toThrow('Forbidden');
  }
  const keeper = await createPanelUser(cms, 'gestionnaire-annuaire');
  expect(await (await openAs(keeper.email, keeper.password)).list()).toEqual(before);
  expect((await fetch(`${cms.url}/imports`)).status).toBe(401);
});
