import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../../harness/cms-stand-in/answer-from-seed.ts';
import { type Fields, formReplyOf, postForm, preRegistration, withHeaders } from '../../../app/form-post.ts';
import { createTestApp, type TestApp } from '../../../app/test-app.ts';

const page = '/pre-inscription-enfant-creche';

/** A reader without JavaScript: keeps cookies, posts a step, follows. */
function createReader(app: TestApp) {
  let cookie = '';
  const keep = (response: Response) => {
    const draft = /__Host-draft=([0-9a-f]*)/.exec(response.headers.get('set-cookie') ?? '');
    if (draft) cookie = draft[1] ? `__Host-draft=${draft[1]}` : '';
    return response;
  };
  return {
    cookie: () => cookie,
    get: async (path: string) => keep(await app.get(path, { cookie })),
    post: async (step: number, action: string, fields: Fields) =>
      keep(
        await postForm(withHeaders(app, { cookie }), 'pre-inscription', {
          page: `${page}?step=${step}`,
          step: String(step),
          action,
          ...fields,
        }),
      ),
  };
}

function fieldsOf(...names: string[]): Fields {
  return Object.fromEntries(Object.entries(preRegistration).filter(([name]) => names.some((prefix) => name.startsWith(prefix))));
}
const steps = [
  fieldsOf('parents.0.employ'),
  fieldsOf('children.'),
  fieldsOf('startDate', 'flexibility', 'days', 'hours'),
  fieldsOf('place', 'home', 'radius'),
  fieldsOf('parents.0.firstName', 'parents.0.lastName', 'parents.0.email', 'parents.0.phone'),
];

test('five steps and a recap without JavaScript: each an address, kept at the edge until it is sent', async () => {
  const app = createTestApp((url, init) => (init.method === 'POST' ? { data: { documentId: 'd' } } : answerFromSeed(url)));
  const reader = createReader(app);
  for (const [index, fields] of steps.entries()) {
    const response = await reader.post(index + 1, 'save', fields);
    expect([response.status, response.headers.get('location')]).toEqual([303, `${page}?step=${index + 2}#etape`]);
  }
  const recap = await reader.get(`${page}?step=6`);
  expect(recap.headers.get('cache-control')).toBe('no-store');
  expect(recap.headers.get('x-robots-tag')).toContain('noindex');
  const { page: _page, ...values } = preRegistration;
  expect(await formReplyOf(recap)).toEqual({ form: 'pre-registration', values, errors: {}, error: null, step: 6 });
  expect(JSON.stringify(app.database.rows('SELECT id FROM form_drafts'))).not.toContain(reader.cookie().split('=')[1]);

  const end = await reader.post(6, 'send', { marketingEmail: 'on' });
  expect(end.headers.get('location')).toBe('/formulaires/pre-inscription/acceptee');
  expect(reader.cookie()).toBe('');
  expect(app.database.rows('SELECT * FROM form_drafts')).toEqual([]);
  const [row] = app.database.rows('SELECT * FROM submissions');
  expect(JSON.parse(String(row?.payload))).toMatchObject({
    marketingEmail: true,
    parents: [{ employer: 'Café & Cie' }],
    days: ['monday', 'tuesday'],
  });
});

test('without a script saved nurseries go from step to step, are told by name in the recap, and are dropped one by one', async () => {
  const app = createTestApp((url, init) => (init.method === 'POST' ? { data: { documentId: 'd' } } : answerFromSeed(url)));
  const reader = createReader(app);
  const [marée, îlot] = ['la-maree-basse-nantes', 'l-ilot-baleine-lyon'];
  const [situation = {}, child = {}, need = {}, place = {}, parents = {}] = steps;
  await reader.post(1, 'save', { ...situation, savedNurseries: [marée, îlot, marée, '../x', 'gone'] });
  for (const [index, fields] of [child, need].entries()) await reader.post(index + 2, 'save', fields);
  const boxes = [...(await (await reader.get(`${page}?step=4`)).text()).matchAll(/<input[^>]*name="savedNurseries"[^>]*>/g)].map(String);
  expect(boxes).toHaveLength(3);
  for (const [index, slug] of [marée, îlot, 'gone'].entries()) {
    expect(boxes[index]).toContain(`value="${slug}"`);
    expect(boxes[index]).toContain('checked=""');
  }
  await reader.post(4, 'save', { ...place, savedNurseries: [marée, 'gone'] });
  await reader.post(5, 'save', parents);
  const recap = await (await reader.get(`${page}?step=6`)).text();
  expect(recap).toMatch(/Vos autres crèches enregistrées.*La Marée Basse \(Nantes\)/s);
  expect(recap).not.toContain('L’Îlot Baleine');
  await reader.post(6, 'send', {});
  const [row] = app.database.rows('SELECT * FROM submissions');
  expect(JSON.parse(String(row?.payload))).toMatchObject({ savedNurseries: [marée, 'gone'] });
});

test('a wrong answer is kept and shown with its error; going back checks nothing; what was emptied is empty', async () => {
  const app = createTestApp(answerFromSeed);
  const reader = createReader(app);
  const wrong = await reader.post(2, 'save', { 'children.0.status': 'born', 'children.0.birthDate': '31/02/2026' });
  expect(wrong.status).toBe(422);
  expect(await formReplyOf(wrong)).toMatchObject({
    errors: { 'children.0.birthDate': 'date_invalid' },
    values: { 'children.0.birthDate': '31/02/2026' },
    step: 2,
  });
  await reader.post(2, 'save', {
    ...steps[1],
    'children.1.status': 'born',
    'children.1.birthDate': '2026-03-31',
    nurserySlug: 'les-lutins',
  });
  const back = await reader.post(3, 'back', { startDate: 'demain', days: ['monday'] });
  expect(back.headers.get('location')).toBe(`${page}?step=2#etape`);
  await reader.post(2, 'save', steps[1] ?? {});
  expect(await formReplyOf(await reader.get(`${page}?step=3`))).toMatchObject({
    values: { startDate: 'demain', days: ['monday'], nurserySlug: 'les-lutins', 'children.0.status': 'born' },
    step: 3,
  });
  expect(await formReplyOf(await reader.get(page))).not.toHaveProperty('values.["children.1.status"]');
});

test('sent too early, the first step with an error is shown', async () => {
  const app = createTestApp(answerFromSeed);
  const reader = createReader(app);
  await reader.post(1, 'save', steps[0] ?? {});
  const early = await reader.post(6, 'send', {});
  expect(early.status).toBe(422);
  expect(await formReplyOf(early)).toMatchObject({
    step: 2,
    errors: { 'children.0.status': 'required', startDate: 'required' },
    values: { 'parents.0.employer': 'Café & Cie' },
  });
});

test('a draft is its owner’s: others get the page that is kept for all, it ends after a day and by its button', async () => {
  const app = createTestApp(answerFromSeed);
  const reader = createReader(app);
  await reader.post(2, 'save', steps[1] ?? {});
  const mine = await reader.get(`${page}?step=2`);
  expect(await mine.text()).toContain('31/03/2026');
  await app.settle();
  const others = await app.get(`${page}?step=2`);
  expect(await formReplyOf(others)).toBeUndefined();
  expect(await formReplyOf(await app.get(page, { cookie: '__Host-draft=0123456789abcdef0123456789abcdef' }))).toBeUndefined();
  await app.settle();
  expect([...app.fake.values].some(([, value]) => value.includes('31/03/2026'))).toBe(false);
  app.pass(86_401);
  expect(await formReplyOf(await reader.get(page))).toBeUndefined();

  await reader.post(1, 'save', steps[0] ?? {});
  const erased = await reader.post(1, 'erase', {});
  expect([erased.headers.get('location'), reader.cookie()]).toEqual([`${page}?step=1#etape`, '']);
});

test('a draft that cannot be read is begun anew, and one of the future ends like any other', async () => {
  const app = createTestApp(answerFromSeed);
  const { drafts, submissions, clock } = app.dependencies;
  const secret = '0123456789abcdef0123456789abcdef';
  for (const payload of ['garbage', 'null', '{"homePlace":{"a":1}}', '[1]']) {
    await drafts.write(secret, {}, clock());
    app.database.fill([`UPDATE form_drafts SET payload = '${payload}'`]);
    expect(await drafts.read(secret, clock())).toBeNull();
  }
  await drafts.write(secret, { homePlace: 'Lyon' }, clock() + 365 * 86_400_000);
  await submissions.erase(clock());
  app.pass(86_401);
  expect(await drafts.read(secret, clock())).toBeNull();
  await submissions.erase(clock());
  expect(app.database.rows('SELECT * FROM form_drafts')).toEqual([]);
});

test('with JavaScript nothing but the whole is sent, and an old draft is not mixed in', async () => {
  const app = createTestApp(answerFromSeed);
  const reader = createReader(app);
  await reader.post(2, 'save', { ...steps[1], 'children.1.status': 'born', 'children.1.birthDate': '2026-03-31' });
  await reader.post(6, 'send', { ...preRegistration, whole: '1' });
  const [row] = app.database.rows('SELECT payload FROM submissions');
  expect(JSON.parse(String(row?.payload)).children).toHaveLength(1);
});

test('a database that fails shows the page without the draft, and keeps a step that is sent', async () => {
  const app = createTestApp(answerFromSeed);
  const reader = createReader(app);
  await reader.post(1, 'save', steps[0] ?? {});
  app.database.error = new Error('down');
  expect((await reader.get(page)).status).toBe(200);
  const failed = await reader.post(2, 'save', steps[1] ?? {});
  expect(failed.status).toBe(503);
  expect(await formReplyOf(failed)).toMatchObject({ error: 'unavailable', step: 2, values: steps[1] });
});
