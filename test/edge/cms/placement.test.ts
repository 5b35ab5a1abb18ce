import { beforeAll, expect, test } from 'vitest';
import { cmsSource } from '../../../harness/cms-stand-in/cms-sources.ts';
import { sharedCms } from '../../../harness/site/shared-cms.ts';
import type { TestCms } from '../../../harness/site/test-cms.ts';
import { preRegister } from '../../helpers/accounts/pre-register.ts';
import { everySecond } from '../../helpers/every-second.ts';
import { createPanelUser, type PanelUser } from '../../helpers/panel/panel-user.ts';

const { endpoints } = (await import(cmsSource('placement/desk/desk-routes.ts'))) as { endpoints: { method: string; path: string }[] };

let cms: TestCms;
let adviser: PanelUser;

beforeAll(async () => {
  ({ cms } = await sharedCms(everySecond));
  adviser = await createPanelUser(cms, 'conseiller');
});

interface Line {
  documentId: string;
  reference: string;
  state: string;
}

interface ListAnswer {
  requests: Line[];
  total: number;
  lists: Record<string, number>;
  states: Record<string, number>;
}

const list = async (query: string) => (await (await adviser.fetch('GET', `/placement/requests?${query}`)).json()) as ListAnswer;
const referencesOf = async (query: string) => (await list(query)).requests.map(({ reference }) => reference);

/** A request of a family of its own, by its document. */
async function request(email: string, more: Record<string, unknown> = {}): Promise<string> {
  const reference = await preRegister(cms, [{ email, firstName: 'Noé' }], { submittedAt: new Date().toISOString(), ...more });
  const [request] = (await list(`q=${reference}`)).requests;
  return request?.documentId ?? '';
}

const act = (path: string, body: object) => adviser.fetch('POST', `/placement/${path}`, body);
interface Shown {
  request: Record<string, unknown>;
  moves: string[];
  events: Record<string, unknown>[];
  notes: Record<string, unknown>[];
  doubles: Record<string, unknown>[];
}
const show = async (documentId: string) => (await (await adviser.fetch('GET', `/placement/requests/${documentId}`)).json()) as Shown;

const mayLook = ['conseiller', 'direction', 'strapi-super-admin'];
const mayAct = ['conseiller', 'strapi-super-admin'];
const roles = [...mayLook, 'redacteur', 'gestionnaire-annuaire', 'strapi-editor', 'strapi-author'];

test.for(roles)('%s reaches at the desk what its work needs, at every endpoint', async (code) => {
  const user = await createPanelUser(cms, code);
  const wrong: string[] = [];
  for (const { method, path } of endpoints) {
    const address = path.replaceAll(/:\w+/g, 'nothing0nothing0nothing0');
    const { status } = await user.fetch(method, address, method === 'GET' ? undefined : {});
    const isAllowed = (method === 'GET' ? mayLook : mayAct).includes(code);
    if (isAllowed === (status === 403) || status === 401 || status >= 500) wrong.push(`${method} ${address}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('nobody reaches the desk without a session of the panel', async () => {
  for (const { method, path } of endpoints) {
    const response = await fetch(cms.url + path.replaceAll(/:\w+/g, 'x'), { method });
    expect([path, response.status]).toEqual([path, 401]);
  }
});

test('an adviser takes a request through its states, with notes and tasks, and the journal tells it', async () => {
  const document = await request('parcours@exemple.fr');
  expect((await show(document)).moves).toEqual(['qualified', 'closed']);
  expect((await act(`requests/${document}/move`, { to: 'searching' })).status).toBe(400);
  expect((await act(`requests/${document}/move`, { to: 'qualified', nextStepOn: '2099-01-05', detail: 'Appelés ce matin' })).status).toBe(
    200,
  );
  expect((await act(`requests/${document}/notes`, { text: 'Deux enfants l’an prochain' })).status).toBe(200);
  expect((await act(`requests/${document}/notes`, { text: 'Rappeler', dueOn: '2099-01-04' })).status).toBe(200);
  expect((await act(`requests/${document}/notes`, { text: ' ' })).status).toBe(400);
  const { notes } = await show(document);
  const [task] = notes;
  for (let time = 0; time < 2; time += 1) expect((await act(`notes/${task?.documentId}/done`, {})).status).toBe(200);
  expect((await act(`requests/${document}/move`, { to: 'closed' })).status).toBe(400);
  expect((await act(`requests/${document}/move`, { to: 'closed', reason: 'municipal_place' })).status).toBe(200);

  const shown = await show(document);
  expect(shown.request).toMatchObject({ state: 'closed', closingReason: 'municipal_place', assigneeName: 'Camille conseiller' });
  expect(shown.notes).toMatchObject([
    { kind: 'task', doneBy: 'Camille conseiller' },
    { kind: 'note', doneAt: null },
  ]);
  const journal = shown.events.map(({ action, fromState, toState, actor }) => [action, fromState, toState, actor]);
  const person = 'Camille conseiller';
  expect(journal.toReversed()).toEqual([
    ['moved', 'received', 'qualified', person],
    ['noted', null, null, person],
    ['noted', null, null, person],
    ['moved', 'qualified', 'closed', person],
  ]);
});

test('who opens a request is written down once an hour and person, for administrators alone', async () => {
  const document = await request('regards@exemple.fr');
  for (let time = 0; time < 3; time += 1) expect(await show(document)).toMatchObject({ views: [] });
  const { views } = (await cms.request('GET', `/placement/requests/${document}`)) as { views: { actor: string }[] };
  expect(new Set(views.map(({ actor }) => actor))).toContain('Camille conseiller');
  // An hour may end between the looks.
  expect(views.length).toBeLessThanOrEqual(4);
});

test('two advisers move a request at the same moment: one of them does', async () => {
  const document = await request('deux@exemple.fr');
  const answers = await Promise.all(Array.from({ length: 6 }, () => act(`requests/${document}/move`, { to: 'qualified' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  const { events } = await show(document);
  expect(events.filter(({ action }) => action === 'moved')).toHaveLength(1);
});

test('the morning’s lists hold what is to be done, and each can be asked for by its address', async () => {
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const past = new Date(Date.now() - 20 * 86_400_000).toISOString();
  const unborn = { children: [{ status: 'expected', dueDate: past.slice(0, 10), firstName: null }] };
  const early = await request('matin@exemple.fr', { startDate: soon, homePlace: 'Villefranche-sur-Saône', ...unborn });
  const again = await request('Matin@Exemple.fr', { submittedAt: past, startDate: '2099-01-05' });
  const rejected = await request('refus@exemple.fr', { outcome: 'rejected', startDate: soon });
  const referenceOf = async (document: string) => (await show(document)).request.reference;
  const [first, second, other] = [await referenceOf(early), await referenceOf(again), await referenceOf(rejected)];

  for (const [query, expected, others] of [
    ['list=new', [first], [second, other]],
    ['list=idle', [second], [first, other]],
    ['list=soon', [first], [second, other]],
    ['list=births', [first], [second]],
    ['list=doubles', [first, second], [other]],
    ['list=offers', [], [first, second]],
    ['list=employer', [], [first, second]],
    ['q=villefranche-sur-saone', [first], [second]],
    [`q=${encodeURIComponent('VILLEFRANCHE\u2011sur\u2011Saône')}`, [first], [second]],
    ['q=Villefranche', [first], [second]],
    ['q=matin@exemple', [first, second], [other]],
    ['q=100%25', [], [first]],
    ['state=received&assignee=none&q=matin@', [first, second], [other]],
    ['assignee=me&q=matin@', [], [first]],
  ] as const) {
    const references = await referencesOf(query);
    expect([query, references.filter((reference) => [...expected, ...others].includes(reference)).sort()]).toEqual([
      query,
      [...expected].sort(),
    ]);
  }
  const { lists, states, total } = await list('');
  expect(lists.doubles).toBeGreaterThanOrEqual(2);
  expect(states.received).toBeGreaterThanOrEqual(3);
  // Every list has as many requests as it is counted with, and all states together are all requests.
  for (const [name, count] of Object.entries(lists)) expect([name, (await list(`list=${name}`)).total]).toEqual([name, count]);
  expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(total);
  // A page after the last one is empty, and still tells how many there are.
  expect(await list('page=999')).toMatchObject({ requests: [], total });
  expect(await list('list=doubles&q=nobody-has-this-name')).toMatchObject({ requests: [], total: 0 });
  expect((await show(early)).doubles).toMatchObject([{ reference: second }]);
  expect((await adviser.fetch('GET', '/placement/requests?list=everything')).status).toBe(400);
});

test('a request is given to who follows requests, and to nobody else', async () => {
  const document = await request('attribution@exemple.fr');
  const { advisers } = (await (await adviser.fetch('GET', '/placement/advisers')).json()) as { advisers: { id: number; name: string }[] };
  const [one] = advisers.filter(({ name }) => name === 'Camille conseiller');
  expect((await act(`requests/${document}/assignee`, { adviser: one?.id })).status).toBe(200);
  expect((await show(document)).request.assigneeName).toBe('Camille conseiller');
  expect((await act(`requests/${document}/assignee`, { adviser: 99_999 })).status).toBe(400);
  expect((await act(`requests/${document}/assignee`, { adviser: null })).status).toBe(200);
  expect((await show(document)).request.assigneeName).toBeNull();
});
