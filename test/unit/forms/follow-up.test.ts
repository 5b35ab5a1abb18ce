import { expect, test } from 'vitest';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { nextStepOn } from '../../../domain/placement/next-step.ts';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { postForm, preRegistration, withHeaders } from '../../app/form-post.ts';
import { createTestApp, list, type TestApp } from '../../app/test-app.ts';

const rowOf = (app: TestApp) => app.database.rows('SELECT * FROM submissions')[0];

const json = { accept: 'application/json' };
const ask = (app: Pick<TestApp, 'send'>, reference: unknown, email: string) =>
  postForm(app, 'suivi', { page: '/suivi-de-demande', reference: String(reference), email });

test('a family sees how far its request has come: at the edge before delivery, then in the CMS', async () => {
  const found: unknown[] = [];
  const asked: URL[] = [];
  const app = createTestApp((url, init) => {
    if (init.method === 'POST') return new Response('', { status: 500 });
    if (url.pathname !== '/api/pre-registrations') return answerFromSeed(url);
    asked.push(url);
    return list(...found);
  });
  await postForm(app, 'pre-inscription', { ...preRegistration, whole: '1' });
  const reference = String(rowOf(app)?.reference);
  const received = {
    reference,
    state: 'received',
    form: 'pre-registration',
    nextStepOn: nextStepOn('received', todayInParis(app.dependencies.clock())),
    employerAskedOn: null,
    outcome: 'accepted',
    submittedAt: app.dependencies.clock(),
  };
  expect(await (await ask(withHeaders(app, json), reference, 'ZOE@exemple.fr ')).json()).toEqual({ status: 'found', followUp: received });
  expect(await (await ask(withHeaders(app, json), reference, 'autre@exemple.fr')).json()).toEqual({ status: 'unknown' });
  expect(await (await ask(withHeaders(app, json), 'cs 0000-0000', 'zoe@exemple.fr')).json()).toEqual({ status: 'unknown' });
  const parents = [{ email: 'autre@exemple.fr' }, { email: 'Zoe@exemple.fr' }];
  found.push({ documentId: 'd', state: 'contacted', outcome: 'accepted', submittedAt: '2026-11-27T10:00:00.000Z', parents });
  expect(await (await ask(withHeaders(app, json), 'CS-0000-0000', 'z_e@exemple.fr')).json()).toEqual({ status: 'unknown' });
  expect(await (await ask(withHeaders(app, json), 'CS-0000-0000', 'zoe@exemple.fr')).json()).toMatchObject({
    status: 'found',
    followUp: { state: 'contacted' },
  });
  // The same questions for a reference that exists and one that does not, of which no log learns whose it is.
  expect(asked).toHaveLength(5);
  expect(asked[0]?.searchParams.get('filters[reference][$eq]')).toBe(reference);
  expect(String(asked[0])).not.toMatch(/exemple/i);
});

test.for([
  ['qualified', '2199-12-01', 'Reçue', 'Prochaine étape au plus tard le 1er décembre 2199.'],
  ['employer_contacted', '2020-12-01', 'Employeur', null],
  ['searching', null, 'Recherche', null],
  ['place_proposed', 'tomorrow', 'Proposition', null],
  ['contract_signed', '2199-12-01', 'Entrée', 'Prochaine étape au plus tard'],
] as const)('a request that is %s, with its next step on %s, shows the step « %s »', async ([state, nextStep, step, sentence]) => {
  const entry = { documentId: 'd', state, nextStepOn: nextStep, outcome: 'accepted', submittedAt: '2026-11-27T10:00:00.000Z' };
  const found = { ...entry, parents: [{ email: 'zoe@exemple.fr' }] };
  const app = createTestApp((url) => (url.pathname === '/api/pre-registrations' ? list(found) : answerFromSeed(url)));
  const page = await (await ask(app, 'CS-0000-0000', 'zoe@exemple.fr')).text();
  expect(page).toContain(`aria-current="step"><strong>${step}</strong></li>`);
  expect(page).toContain('Reçue le 27 novembre 2026.');
  if (sentence) expect(page).toContain(sentence);
  else expect(page).not.toContain('Prochaine étape');
});

test('of a request that was closed, or not retained, no step is shown', async () => {
  for (const more of [
    { state: 'closed', outcome: 'accepted' },
    { state: 'received', outcome: 'rejected' },
  ]) {
    const found = { documentId: 'd', submittedAt: '2026-11-27T10:00:00.000Z', parents: [{ email: 'zoe@exemple.fr' }], ...more };
    const app = createTestApp((url) => (url.pathname === '/api/pre-registrations' ? list(found) : answerFromSeed(url)));
    expect(await (await ask(app, 'CS-0000-0000', 'zoe@exemple.fr')).text()).not.toContain('aria-current="step"');
  }
});

test('the follow-up without JavaScript shows its answer on its page; wrong input says why', async () => {
  const app = createTestApp((url) => (url.pathname === '/api/pre-registrations' ? list() : answerFromSeed(url)));
  const html = await ask(app, 'CS-0000-0000', 'zoe@exemple.fr');
  expect([html.status, html.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await html.text()).toContain('"followUp":"unknown"');
  const wrong = await ask(withHeaders(app, json), 'CS-0000-0001', 'zoe');
  expect(await wrong.json()).toEqual({
    status: 'invalid',
    error: 'invalid',
    errors: { reference: 'reference_invalid', email: 'email_invalid' },
  });
  app.limit.answer = false;
  expect((await ask(withHeaders(app, json), 'CS-0000-0000', 'zoe@exemple.fr')).status).toBe(429);
  app.limit.answer = true;
  app.breakCms(new Error('down'));
  expect((await ask(withHeaders(app, json), 'CS-0000-0000', 'zoe@exemple.fr')).status).toBe(503);
});

test('the page of the follow-up has a form that works without JavaScript', async () => {
  const app = createTestApp((url) => (url.pathname === '/api/pre-registrations' ? list() : answerFromSeed(url)));
  const page = await (await app.get('/en/suivi-de-demande')).text();
  expect(page).toMatch(/<form [^>]*method="post"[^>]*>/);
  expect(page).toContain('action="/formulaires/suivi"');
  expect(page).toContain('value="/en/suivi-de-demande"');
  const answered = await (await ask(app, 'CS-0000-0000', 'zoe@exemple.fr')).text();
  expect(answered).toContain('Aucune demande ne correspond');
  expect(answered).toContain('value="zoe@exemple.fr"');
});

test('parents note the day they asked an employer, and see it each time; a day to come or a stranger notes nothing', async () => {
  const app = createTestApp((url, init) => {
    if (init.method === 'POST') return new Response('', { status: 500 });
    return url.pathname === '/api/pre-registrations' ? list() : answerFromSeed(url);
  });
  await postForm(app, 'pre-inscription', { ...preRegistration, whole: '1' });
  const reference = String(rowOf(app)?.reference);
  const note = async (email: string, askedOn: string) => {
    const answer = await postForm(app, 'suivi', { page: '/suivi-de-demande', reference, email, askedOn });
    return answer.text();
  };
  expect(await note('zoe@exemple.fr', '2199-01-01')).toContain('Cette date n’existe pas');
  await note('other@exemple.fr', '2026-01-05');
  expect(rowOf(app)?.employer_asked_on).toBeNull();
  expect(await note('zoe@exemple.fr', '2026-01-05')).toContain('Vous avez demandé à votre employeur le 5 janvier 2026.');
  expect(await (await ask(app, reference, 'zoe@exemple.fr')).text()).toContain('5 janvier 2026');
});
