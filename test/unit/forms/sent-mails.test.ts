import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { contact, type Fields, postForm, preRegistration } from '../../app/form-post.ts';
import { createTestApp, type TestApp } from '../../app/test-app.ts';

const noMails = 'Ce site n’envoie pas d’e\u2011mail pour le moment';
const withoutMails = () => createTestApp(answerFromSeed, undefined, { config: { sendsMail: false } });

/** Sends a form, and opens what comes next with the cookie of its receipt. */
async function sendAndOpen(app: TestApp, segment: string, fields: Fields): Promise<string> {
  const sent = await postForm(app, segment, fields);
  const [cookie = ''] = (sent.headers.get('set-cookie') ?? '').match(/__Host-receipt=[^;]+/) ?? [];
  return (await app.get(sent.headers.get('location') ?? '', { cookie })).text();
}

const pages = ['/alerte-place', '/suivi-de-demande', '/suivi-de-demande/dossier', '/compte/mot-de-passe-oublie', '/compte/confirmation'];

test.for([...pages, '/livres-blancs-famille/chercher-une-place-en-creche-pas-a-pas'])(
  'a page that speaks of mails says where none are sent, and only there: %s',
  async (path) => {
    const answer = await withoutMails().get(path);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(noMails)]);
    expect(await (await createTestApp(answerFromSeed).get(path)).text()).not.toContain(noMails);
  },
);

test('an English page says so in English, a page without mails nothing', async () => {
  const app = withoutMails();
  expect(await (await app.get('/en/alerte-place')).text()).toContain('This site sends no emails for now');
  expect(await (await app.get('/equipe')).text()).not.toContain(noMails);
});

test('where no mails are sent, no screen says that one is on its way', async () => {
  const app = withoutMails();
  for (const [path, notice] of [
    ['/compte/mot-de-passe-oublie', 'lien-envoye'],
    ['/compte/inscription', 'inscription-envoyee'],
    ['/compte/confirmation', 'confirmation-envoyee'],
  ]) {
    const html = await (await app.get(`${path}?avis=${notice}`)).text();
    expect(html).not.toMatch(/lui est envoyé|Un message est envoyé/);
  }
  expect(await (await app.get('/formulaires/alerte/a-confirmer')).text()).toContain('votre alerte ne commencera donc pas');
  expect(await (await app.get('/formulaires/livre-blanc/en-cours')).text()).toContain('écrivez-nous, et nous trouverons');
});

test.for([
  ['contact', contact],
  ['pre-inscription', { ...preRegistration, whole: '1' }],
] as const)('without mails the screen after %s says what its number is for, and no address', async ([segment, fields]) => {
  const html = await sendAndOpen(withoutMails(), segment, fields);
  expect(html).toContain('Gardez ce numéro');
  expect(html).not.toContain('Nous vous l’envoyons');
  expect(html).not.toContain('zoe@exemple.fr');
});

test('a request that waits for the CMS is told the same as one that has arrived', async () => {
  const app = createTestApp(answerFromSeed);
  app.breakCms(new Error('no connection'));
  const sent = await postForm(app, 'contact', contact);
  app.breakCms(null);
  const [cookie = ''] = (sent.headers.get('set-cookie') ?? '').match(/__Host-receipt=[^;]+/) ?? [];
  const html = await (await app.get(sent.headers.get('location') ?? '', { cookie })).text();
  expect(html).toContain('Nous vous l’envoyons aussi par e\u2011mail, à');
});

test('whose address has had its mails of the day, or who looks like a robot, is promised none', async () => {
  const app = createTestApp(answerFromSeed);
  const screens: boolean[] = [];
  for (let index = 0; index < 11; index += 1) {
    const html = await sendAndOpen(app, 'contact', { ...contact, message: `Message ${index}` });
    screens.push(html.includes('Nous vous l’envoyons'));
  }
  expect(screens).toEqual([...Array(10).fill(true), false]);
  const trapped = await sendAndOpen(createTestApp(answerFromSeed), 'contact', { ...contact, website: 'https://x.example' });
  expect(trapped).toContain('Gardez ce numéro');
});
