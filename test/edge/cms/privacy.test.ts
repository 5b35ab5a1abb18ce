import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../../harness/local/paths.ts';
import { type ServerCms, serverCms } from '../../../harness/site/server-cms.ts';
import { testSecrets } from '../../../harness/site/template.ts';
import { countHoldings, createOfficer, type Officer } from '../../../scripts/privacy/officer.ts';
import { openPanel } from '../../../scripts/privacy/panel-client.ts';
import type { Row } from '../../../scripts/submissions/database.ts';
import { preRegister } from '../../helpers/accounts/pre-register.ts';
import { type FakeCloudflare, startFakeCloudflare } from '../../helpers/fakes/fake-cloudflare.ts';
import { operate } from '../../helpers/operator.ts';
import { createPanelUser, type PanelUser } from '../../helpers/panel/panel-user.ts';

const productionId = '00000000-0000-0000-0000-000000000002';
const address = 'zoe.legoff@vie-privee.test';
const neighbour = 'karim@vie-privee.test';
const contentManager = '/content-manager/collection-types';
const userUid = 'plugin::users-permissions.user';

const folder = mkdtempSync(path.join(tmpdir(), 'creche-privacy-'));
let server: ServerCms;
let cloudflare: FakeCloudflare;
let account: PanelUser;
let officer: Officer;

const edge = (sql: string): Row[] => (cloudflare.databases.get(productionId)?.prepare(sql).all() ?? []) as Row[];

/** A request as the edge keeps it. */
function keepAtEdge(key: string, payload: object) {
  const values = `'${key}', 'pre-registration', 'CS-${key}', 'accepted', 'fr', '/x', '1', '${JSON.stringify(payload)}', 1000, 1000`;
  edge(
    `INSERT INTO submissions (submission_key, form, reference, outcome, locale, source_page, consent_version, payload, created_at, next_attempt_at) VALUES (${values})`,
  );
}

async function writeContact(email: string, lastName: string) {
  const response = await fetch(`${server.cms.url}/api/contact-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${testSecrets.WORKER_API_TOKEN}` },
    body: JSON.stringify({
      data: { submissionKey: crypto.randomUUID(), reference: `CS-${lastName}`, lastName, email, phone: '+33612345678' },
    }),
  });
  expect(response.status).toBe(201);
}

/** Writes a note on a request, as the team does. */
async function noteOn(contactName: string, text: string) {
  const searchAddress = `${contentManager}/api::pre-registration.pre-registration?filters[contactName][$eq]=${encodeURIComponent(contactName)}`;
  const { results } = (await server.cms.request('GET', searchAddress)) as { results: { documentId: string }[] };
  const request = { connect: results.map(({ documentId }) => ({ documentId })) };
  await server.cms.request('POST', `${contentManager}/api::request-note.request-note`, { kind: 'note', text, request });
}

async function makeAccount(email: string) {
  const [row = ''] = await server.postgres.query(server.database, `SELECT id, document_id FROM up_roles WHERE type = 'authenticated'`);
  const [id, documentId] = row.split('|');
  const role = { connect: [{ id: Number(id), documentId }] };
  const person = { username: email, email, password: 'Ma 3e poussette est verte', confirmed: true, blocked: false, role };
  await server.cms.request('POST', `${contentManager}/${userUid}`, person);
}

beforeAll(async () => {
  server = await serverCms();
  cloudflare = await startFakeCloudflare([productionId]);
  for (const name of ['0010_submissions', '0030_privacy_acts']) {
    cloudflare.databases.get(productionId)?.exec(readFileSync(path.join(root, `migrations/${name}.sql`), 'utf8'));
  }
  account = await createPanelUser(server.cms, 'strapi-super-admin');
  officer = createOfficer({ actor: account.email, panel: await openPanel(server.cms.url, account), ask: edge });
  await preRegister(
    server.cms,
    [
      { email: neighbour, firstName: 'Karim' },
      { email: address, firstName: 'Zoé' },
    ],
    { savedNurseries: ['l-ilot-baleine-lyon'] },
  );
  await preRegister(server.cms, [{ email: 'autre@vie-privee.test', firstName: 'Autre' }]);
  await noteOn('Karim Dupont, Zoé Dupont', 'Rappeler Zoé le soir');
  await writeContact('Zoe.LeGoff@vie-privee.test', 'Le Goff');
  await writeContact(neighbour, 'Bénali');
  await makeAccount(address);
  await makeAccount(neighbour);
  keepAtEdge('of-zoe', { parents: [{ email: 'Zoe.LeGoff@Vie-Privee.test' }] });
  keepAtEdge('of-karim', { email: neighbour, message: `écrivez aussi à ${address}x` });
  edge(`INSERT INTO form_drafts (id, payload, changed_at) VALUES ('draft', '{"parents.0.email":"${address}"}', 5)`);
});
afterAll(async () => {
  await cloudflare?.close();
  rmSync(folder, { recursive: true, force: true });
});

const privacy = (...parameters: string[]) =>
  operate(cloudflare, ['privacy', ...parameters, '--env', 'production', '--cms', server.cms.url], {
    CMS_USER: account.email,
    CMS_PASSWORD: account.password,
  });

test('the panel finds a family by name, with or without accents, by address and by telephone', async () => {
  for (const query of ['zoé dupont', 'DUPONT ZOE', address, 'Karim']) {
    const search = `${contentManager}/api::pre-registration.pre-registration?_q=${encodeURIComponent(query)}`;
    const { results } = (await server.cms.request('GET', search)) as { results: { contactName: string }[] };
    expect([query, results.map(({ contactName }) => contactName)]).toEqual([query, ['Karim Dupont, Zoé Dupont']]);
  }
  const byPhone = `${contentManager}/api::contact-request.contact-request?_q=${encodeURIComponent('06 12 34 56 78')}&filters[lastName][$eq]=Le%20Goff`;
  expect((await server.cms.request('GET', byPhone)) as object).toMatchObject({ results: [{ contactName: 'Le Goff' }] });
});

test('all that is held of an address is found, handed over and erased, everything else stays, and a restore does not undo it', async () => {
  const all = { 'contact-request': 1, 'pre-registration': 1, 'request-note': 1, user: 1, 'edge submissions': 1, 'edge drafts': 1 };
  expect(countHoldings(await officer.find(address))).toEqual(all);
  const text = JSON.stringify(await officer.export(address));
  for (const part of ['2026-05-01', '06 12 34 56 78', 'CS-of-zoe', 'petite-brindille-lyon', 'l-ilot-baleine-lyon', 'Rappeler Zoé le soir'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/password|\$2[aby]\$/i);

  // As a backup has it.
  const { postgres, database } = server;
  await postgres.query(database, `CREATE TABLE of_backup AS SELECT * FROM contact_requests WHERE last_name = 'Le Goff'`);
  expect(await officer.erase(address)).toEqual({ erased: all, left: {} });
  const left = `SELECT (SELECT count(*) FROM contact_requests WHERE lower(email) = '${address}'), (SELECT count(*) FROM up_users WHERE email = '${address}'),
    (SELECT count(*) FROM components_pre_registration_parents WHERE email = '${address}'), (SELECT count(*) FROM request_notes WHERE text LIKE 'Rappeler Zoé%')`;
  expect(await postgres.query(database, left)).toEqual(['0|0|0|0']);
  const kept = `SELECT (SELECT count(*) FROM contact_requests WHERE email = '${neighbour}'), (SELECT count(*) FROM up_users WHERE email = '${neighbour}'),
    (SELECT count(*) FROM pre_registrations WHERE contact_name = 'Autre Dupont')`;
  expect(await postgres.query(database, kept)).toEqual(['1|1|1']);
  expect(edge('SELECT submission_key, payload IS NULL AS erased, delivered_at IS NULL AS waits FROM submissions ORDER BY id')).toEqual([
    { submission_key: 'of-zoe', erased: 1, waits: 0 },
    { submission_key: 'of-karim', erased: 0, waits: 1 },
  ]);
  expect(edge('SELECT * FROM form_drafts')).toEqual([]);

  // A restore brings some of it back.
  await postgres.query(database, 'INSERT INTO contact_requests SELECT * FROM of_backup');
  edge(`UPDATE submissions SET payload = '{"email":"${address}"}' WHERE submission_key = 'of-zoe'`);
  expect(await officer.repeat()).toEqual({ cms: 1, edge: 1 });
  expect(await postgres.query(database, left)).toEqual(['0|0|0|0']);

  const acts = edge('SELECT act, actor, address_digest, counts FROM privacy_acts ORDER BY id');
  expect(acts.map(({ act, actor }) => [act, actor])).toEqual(['find', 'export', 'erase', 'repeat'].map((act) => [act, account.email]));
  expect(JSON.stringify(acts)).not.toContain('legoff');
});

test('the command exports into a file of its own, and asks the edge by wrangler', async () => {
  const file = path.join(folder, 'export.json');
  const { code, output } = await privacy('export', ` ${neighbour.toUpperCase()}`, file);
  expect([code, output]).toEqual([0, expect.stringContaining('1 × edge submissions')]);
  expect(readFileSync(file, 'utf8')).toContain('CS-of-karim');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('who does not say who they are, or names no address, is told so', async () => {
  const options = ['--env', 'production', '--cms', server.cms.url];
  const anonymous = await operate(cloudflare, ['privacy', 'find', address, ...options]);
  expect([anonymous.code, anonymous.output]).toEqual([1, expect.stringContaining('CMS_USER and CMS_PASSWORD')]);
  const without = await operate(cloudflare, ['privacy', 'erase', '%', ...options]);
  expect([without.code, without.output]).toEqual([1, expect.stringContaining('npm run privacy -- erase ADDRESS')]);
});
