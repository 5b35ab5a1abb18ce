import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { type Fields, postForm } from '../../app/form-post.ts';
import { createTestApp } from '../../app/test-app.ts';
import { readPdf } from '../../helpers/read-pdf.ts';

const path = '/demander-a-mon-employeur';
const page = `${path}?creche=petite-brindille-lyon`;
const typed: Fields = {
  page,
  name: 'Zoé Le Goff',
  birth: '2026-05-12',
  start: '2027-03-01',
  days: '4',
  town: 'Villeurbanne',
  contact: 'zoe@exemple.fr',
  language: 'fr',
};

const plain = (html: string) => html.replace(/[\u00a0\u202f]/g, ' ');
/** The letter on a page, without what the fields hold. */
const letterOf = (html: string) => plain(html).split('id="lettre-titre"')[1]?.split('</section>')[0] ?? '';

async function send(segment: string, fields: Fields) {
  const app = createTestApp(answerFromSeed);
  const response = await postForm(app, segment, fields);
  return { app, response };
}

test('the letter says of the parent what is ticked and nothing else', async () => {
  const { app, response } = await send('lettre-employeur', { ...typed, tell: ['start', 'nursery'] });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const letter = letterOf(await response.text());
  expect(letter).toContain('à partir du 1er mars 2027.');
  expect(letter).toContain('Petite Brindille, Lyon');
  for (const secret of ['Zoé', 'Le Goff', '12 mai', 'zoe@exemple.fr', '4 jours', 'Villeurbanne']) expect(letter).not.toContain(secret);
  await app.settle();
  const kept = JSON.stringify([[...app.fake.values.values()], app.logger.info.mock.calls, app.logger.warn.mock.calls]);
  expect(kept).not.toMatch(/Zoé|exemple\.fr/);
});

test('it tells the net cost of the day, and which of three contracts keeps the credit', async () => {
  const app = createTestApp(answerFromSeed);
  const letter = letterOf(await (await app.get(path)).text());
  for (const part of [
    '5 000 €',
    '500 000 €',
    'Coût net : 2 500 € ; 3 500 € au taux de 15 % ; 5 000 € sans bénéfice imposable',
    'BOI-RES-BIC-000176',
  ])
    expect(letter).toContain(part);
  expect(letter).toContain('https://site.example/reserver-des-berceaux');
  await app.settle();
});

test('the letter may be in English on a French page, and the PDF says the same', async () => {
  const fields = { ...typed, tell: ['name', 'birth', 'start', 'days', 'town', 'nursery', 'contact'], language: 'en' };
  const { response } = await send('lettre-employeur-pdf', fields);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="letter-to-my-employer.pdf"');
  const { text, pages } = await readPdf(response);
  expect(pages).toBe(1);
  const flat = text.replaceAll('\n', ' ');
  for (const part of [
    'My name is Zoé Le Goff.',
    'birth on 12 May 2026',
    'from 1 March 2027',
    '4 days a week',
    'The place I wish for: Villeurbanne.',
    'Petite Brindille, Lyon',
    'zoe@exemple.fr',
  ])
    expect(flat).toContain(part);
});

test('bad input is left out: unknown facts, days that are none, a nursery nobody knows, another site', async () => {
  const { response } = await send('lettre-employeur', {
    ...typed,
    page: `${path}?creche=nulle-part`,
    tell: ['birth', 'days', 'nursery', 'salary'],
    birth: '2026-02-30',
    days: '9',
  });
  const letter = letterOf(await response.text());
  expect(letter).toContain('une place en crèche pour mon enfant, 5 jours par semaine.');
  const app = createTestApp(answerFromSeed);
  const foreign = await app.send('/formulaires/lettre-employeur-pdf', {
    method: 'POST',
    body: 'name=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://other.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
  expect((await app.get('/formulaires/lettre-employeur')).headers.get('location')).toBe(path);
});

test('a search hands its town to the letter, which says it only once it is ticked', async () => {
  const app = createTestApp(answerFromSeed);
  const search = await (await app.get('/trouver-une-creche/recherche?lieu=Villeurbanne')).text();
  expect(search).toContain(`href="${path}?lieu=Villeurbanne"`);
  const html = await (await app.get(`${path}?lieu=Villeurbanne`)).text();
  expect(html).toMatch(/<input[^>]*name="town"[^>]*value="Villeurbanne"/);
  expect(letterOf(html)).not.toContain('Villeurbanne');
  const english = plain(await (await app.get(`/en${page}`)).text());
  expect(english).toContain('The nursery: Petite Brindille, Lyon');
  const hostile = await (await app.get(`${path}?lieu=${encodeURIComponent('"><script>x</script>')}`)).text();
  expect(hostile).not.toContain('<script>x');
  await app.settle();
});

test('the follow-up hands on the address it was asked with, by a body and not in an address', async () => {
  const { response } = await send('lettre-employeur', { page: path, contact: 'zoe@exemple.fr' });
  const html = await response.text();
  expect(html).toMatch(/<input[^>]*name="contact"[^>]*value="zoe@exemple\.fr"/);
  expect(letterOf(html)).not.toContain('zoe@exemple.fr');
});
