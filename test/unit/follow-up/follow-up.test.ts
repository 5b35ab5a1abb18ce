import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { contact, postForm, preRegistration } from '../../app/form-post.ts';
import { createTestApp, list, type TestApp } from '../../app/test-app.ts';

const rowOf = (app: TestApp) => app.database.rows('SELECT * FROM submissions')[0];

const ask = (app: TestApp, reference: unknown, email: string) =>
  postForm(app, 'suivi', { page: '/suivi-de-demande', reference: String(reference), email });

test('a request opens with its number and an address of its parents: at the edge before delivery, then in the CMS', async () => {
  const entries: unknown[] = [];
  const questions: URL[] = [];
  const app = createTestApp((url, init) => {
    if (init.method === 'POST') return new Response('', { status: 500 });
    if (url.pathname !== '/api/pre-registrations') return answerFromSeed(url);
    questions.push(url);
    return list(...entries);
  });
  await postForm(app, 'pre-inscription', { ...preRegistration, whole: '1' });
  const reference = String(rowOf(app)?.reference);
  const answers = async (number: string, email: string) => (await ask(app, number, email)).headers.get('location');
  const opened = '/suivi-de-demande/dossier';
  expect(await answers(reference, 'ZOE@exemple.fr ')).toBe(opened);
  expect(await answers(reference, 'autre@exemple.fr')).toBeNull();
  expect(await answers('cs 0000-0000', 'zoe@exemple.fr')).toBeNull();
  const parents = [{ email: 'autre@exemple.fr' }, { email: 'Zoe@exemple.fr' }];
  entries.push({ documentId: 'd', state: 'contacted', parents });
  expect(await answers('CS-0000-0000', 'z_e@exemple.fr')).toBeNull();
  expect(await answers('CS-0000-0000', 'zoe@exemple.fr')).toBe(opened);
  // The same questions for a reference that exists and one that does not, of which no log learns whose it is.
  expect(questions).toHaveLength(5);
  expect(questions[0]?.searchParams.get('filters[reference][$eq]')).toBe(reference);
  expect(String(questions[0])).not.toMatch(/exemple/i);
});

test('what is found opens on a page of its own, so that a refresh sends nothing again; before delivery the edge knows it', async () => {
  const app = createTestApp((url, init) => {
    if (init.method === 'POST') return new Response('', { status: 500 });
    if (url.pathname.startsWith('/api/follow-ups/')) return new Response('', { status: 500 });
    return url.pathname === '/api/pre-registrations' ? list() : answerFromSeed(url);
  });
  const sent = await postForm(app, 'pre-inscription', { ...preRegistration, whole: '1' });
  const reference = String(rowOf(app)?.reference);
  const answer = await ask(app, reference, 'zoe@exemple.fr');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/suivi-de-demande/dossier']);
  // The thank-you page leads there, too, with nothing to type again.
  for (const response of [answer, sent]) {
    const [cookie = ''] = /__Host-suivi=[^;]*/.exec(response.headers.getSetCookie().join('\n')) ?? [];
    const page = await (await app.get('/suivi-de-demande/dossier', { cookie })).text();
    for (const text of [
      `Dossier ${reference.replaceAll('-', '\u2011')}`,
      'aria-current="step"',
      'Votre demande est enregistrée et part vers notre équipe',
    ])
      expect(page).toContain(text);
    expect(page).not.toContain('value="withdraw"');
    app.pass(2 * 3600 + 1);
    expect((await app.get('/suivi-de-demande/dossier', { cookie })).status).toBe(410);
    app.pass(-2 * 3600 - 1);
  }
  const thanks = await app.get(String(sent.headers.get('location')), {
    cookie: sent.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  });
  expect(await thanks.text()).toContain('href="/suivi-de-demande/dossier"');
  expect((await ask(app, reference, 'autre@exemple.fr')).headers.get('set-cookie')).toBeNull();
});

test('a message is followed, too: how far it has come, and nothing more', async () => {
  const entry = { documentId: 'd', state: 'contacted', submittedAt: '2026-11-27T10:00:00.000Z', email: 'zoe@exemple.fr' };
  const app = createTestApp((url, init) => {
    if (init.method === 'POST') return { data: { documentId: 'd' } };
    return url.pathname === '/api/contact-requests' ? list(entry) : answerFromSeed(url);
  });
  await postForm(app, 'contact', contact);
  await app.settle();
  const answer = await ask(app, rowOf(app)?.reference, 'zoe@exemple.fr');
  const cookie = String(answer.headers.get('set-cookie')).split(';')[0] ?? '';
  const page = await (await app.get('/suivi-de-demande/dossier', { cookie })).text();
  expect(page).toContain('L’équipe a pris contact avec vous.');
  expect(page).not.toContain('name="action"');
});

test('the follow-up without JavaScript says on its page where nothing is found; wrong input says why', async () => {
  const app = createTestApp((url) => (url.pathname === '/api/pre-registrations' ? list() : answerFromSeed(url)));
  const html = await ask(app, 'CS-0000-0000', 'zoe@exemple.fr');
  expect([html.status, html.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await html.text()).toContain('Aucune demande ne correspond');
  const summary = await (await ask(app, 'CS-0000-0001', '')).text();
  expect(summary).toMatch(/role="alert"[\s\S]*href="#follow-up-reference"[\s\S]*href="#follow-up-email"/);
  const wrong = await ask(app, 'CS-0000-0001', 'zoe');
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('value="zoe"');
  app.limit.answer = false;
  expect((await ask(app, 'CS-0000-0000', 'zoe@exemple.fr')).status).toBe(429);
  app.limit.answer = true;
  app.breakCms(new Error('down'));
  expect((await ask(app, 'CS-0000-0000', 'zoe@exemple.fr')).status).toBe(503);
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

test.for([
  ['', 'Suivre ma demande'],
  ['/en', 'Follow my request'],
] as const)('the way to a request stands in the menu of every page, on its own line, and where %j signs in', async ([root, words]) => {
  const app = createTestApp(answerFromSeed);
  const page = async (path: string) => (await app.get(path)).text();
  const href = `href="${root}/suivi-de-demande"`;
  for (const path of [root || '/', `${root}/creches-par-ville`]) {
    const [, menu = ''] = /<nav id="menu"(.*?)<\/nav>/s.exec(await page(path)) ?? [];
    // In the menu of families, which opens, and beside the search and the account, which are there at once.
    expect(menu.split('</details>').at(-1)).toMatch(new RegExp(`<a [^>]*${href}[^>]*>.*?${words}</a>`, 's'));
    expect(menu.split(href)).toHaveLength(3);
  }
  expect((await page(`${root}/compte/connexion`)).split('<main')[1]).toContain(href);
  await app.settle();
});
