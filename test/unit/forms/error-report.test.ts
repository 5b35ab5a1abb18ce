import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { type Fields, formReplyOf, postForm } from '../../app/form-post.ts';
import { createTestApp } from '../../app/test-app.ts';

const slug = 'petite-brindille-lyon';
const page = `/signaler-une-erreur?creche=${slug}`;
const typed: Fields = { nurserySlug: slug, problem: 'wrong_hours', message: 'Ouvre à 7 h 30' };
const report: Fields = { page, ...typed };

/** An app whose CMS takes reports and keeps what it was sent. */
function appWithReports() {
  const sent: unknown[] = [];
  const app = createTestApp((url, init) => {
    if (init.method !== 'POST') return answerFromSeed(url);
    sent.push([url.pathname, JSON.parse(String(init.body)).data]);
    return { data: { documentId: 'd' } };
  });
  return { app, sent };
}

test('the page of a nursery leads to a form that knows it, and both are read without a script', async () => {
  const { app } = appWithReports();
  const nursery = await (await app.get(`/trouver-une-creche/${slug}`)).text();
  expect(nursery).toContain(`href="${page}"`);
  const html = await (await app.get(page)).text();
  expect(html).toContain('Vous signalez une erreur sur la page de Petite Brindille, Lyon.');
  expect(html).toMatch(
    /<form[^>]* method="post"[^>]* action="\/formulaires\/erreur"|<form[^>]* action="\/formulaires\/erreur"[^>]* method="post"/,
  );
  expect(html).not.toContain('name="nurseryName"');
  expect(html).not.toContain('marketingEmail');
  await app.settle();
});

test('a report reaches the CMS, with an address or without', async () => {
  for (const email of ['', 'zoe@exemple.fr']) {
    const { app, sent } = appWithReports();
    const response = await postForm(app, 'erreur', { ...report, email });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/formulaires/erreur/merci']);
    await app.settle();
    expect(sent).toMatchObject([
      [
        '/api/error-reports',
        { nurserySlug: slug, nurseryName: null, problem: 'wrong_hours', message: 'Ouvre à 7 h 30', email: email || null },
      ],
    ]);
    const thanks = await (await app.get('/formulaires/erreur/merci')).text();
    expect(thanks).toContain('Merci, votre signalement est bien arrivé');
  }
});

test('where the address names no nursery the reader does, and is asked where they do not', async () => {
  const { app, sent } = appWithReports();
  for (const address of ['/signaler-une-erreur', '/signaler-une-erreur?creche=../etc', '/signaler-une-erreur?creche=']) {
    expect(await (await app.get(address)).text()).toContain('name="nurseryName"');
  }
  const unnamed = { ...report, page: '/signaler-une-erreur', nurserySlug: '' };
  const refused = await postForm(app, 'erreur', unnamed);
  expect(refused.status).toBe(422);
  expect(await formReplyOf(refused)).toMatchObject({ errors: { nurseryName: 'required' } });
  expect((await postForm(app, 'erreur', { ...unnamed, nurseryName: 'Le Nid, Us' })).status).toBe(303);
  await app.settle();
  expect(sent).toMatchObject([['/api/error-reports', { nurserySlug: null, nurseryName: 'Le Nid, Us' }]]);
});

test.for<[Fields, Record<string, string>]>([
  [{ problem: '' }, { problem: 'required' }],
  [{ problem: 'everything' }, { problem: 'choice_invalid' }],
  [{ problem: 'other_problem', message: ' ' }, { message: 'required' }],
  [{ email: 'zoe@' }, { email: 'email_invalid' }],
  [{ nurserySlug: '../etc/passwd' }, { nurserySlug: 'choice_invalid' }],
])('%j is refused on the page it came from, with what was typed', async ([fields, errors]) => {
  const { app, sent } = appWithReports();
  const response = await postForm(app, 'erreur', { ...report, ...fields });
  expect(response.status).toBe(422);
  expect(await formReplyOf(response)).toMatchObject({ form: 'error-report', errors, values: { ...typed, ...fields } });
  expect(sent).toEqual([]);
});

test('a nursery that cannot be read is reported by its address all the same', async () => {
  const { app } = appWithReports();
  app.breakCms(new Error('down'));
  const response = await postForm(app, 'erreur', report);
  expect(response.status).toBe(303);
  await app.settle();
  expect(app.database.rows('SELECT * FROM submissions')).toMatchObject([{ form: 'error-report', delivered_at: null }]);
});
