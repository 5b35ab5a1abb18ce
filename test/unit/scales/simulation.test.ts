import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { type Fields, postForm } from '../../app/form-post.ts';
import { createTestApp } from '../../app/test-app.ts';

const families = '/cout-place-en-creche';
const companies = '/reserver-des-berceaux';
const plain = (html: string) => html.replace(/[\u00a0\u202f]/g, ' ');

/** Label → figure of the estimate on a page. */
function resultsOf(html: string): Record<string, string> {
  const lines = [...plain(html).matchAll(/<dt>([^<]+)<\/dt><dd[^>]*>([^<]+)<\/dd>/g)];
  return Object.fromEntries(lines.map(([, label = '', value = '']) => [label, value]));
}

async function simulate(fields: Fields) {
  const app = createTestApp(answerFromSeed);
  const response = await postForm(app, 'simulation', fields);
  const html = await response.text();
  await app.settle();
  return { app, response, html, results: resultsOf(html) };
}

test('a family without JavaScript gets the estimate of what it typed, and its fields as it left them', async () => {
  const need = { resources: '4 000', children: '2', aeeh: '0', days: '5', hours: '10', weeks: '48', invoices: '12', ceiling: '' };
  const { response, html, results } = await simulate({ page: families, ...need });
  expect(response.status).toBe(200);
  expect(results).toMatchObject({
    'Tarif horaire': '2,06 €',
    'Participation par mois': '412 €',
    'Crédit d’impôt par an, au plus': '1 750 €',
  });
  expect(plain(html)).toContain('value="4 000"');
  expect(html).toMatch(/<option selected="">2<\/option>/);
});

test('AEEH and the ceiling of the commune count', async () => {
  const need = { page: families, children: '1', days: '5', hours: '10', weeks: '48', invoices: '12' };
  const withAeeh = await simulate({ ...need, resources: '3000', aeeh: '1' });
  expect(withAeeh.results['Tarif horaire']).toBe('1,55 €');
  const inNeuilly = await simulate({ ...need, resources: '10000', aeeh: '0', ceiling: '9162' });
  expect(inNeuilly.results['Participation par mois']).toBe('1 134 €');
});

test('a company without JavaScript is told that an intermediary’s invoice carries no credit', async () => {
  const { results, html } = await simulate({
    page: companies,
    placePrice: '12000',
    intermediaryFee: '1500',
    subsidies: '0',
    vouchers: '0',
    placesInvoicedBy: 'intermediary',
    taxRate: '0.25',
  });
  expect(results).toMatchObject({ 'Crédit d’impôt famille, rendu l’année suivante': '0 €', 'Coût net pour l’entreprise': '10 125 €' });
  expect(html).toContain('BOI-RES-BIC-000176');
});

test('it works in English', async () => {
  const { results } = await simulate({ page: `/en${companies}`, placePrice: '10000', taxRate: '0.15' });
  expect(results['Net cost to the company']).toBe('€3,500');
});

test('what cannot be read is said at its field, and what no field offers is as if it were not sent', async () => {
  const unread = await simulate({ page: families, resources: 'beaucoup' });
  expect(unread.html).toContain('Indiquez un montant en euros');
  expect(unread.results).toEqual({});
  const odd = await simulate({ page: families, resources: '4000', children: '99', aeeh: '-1', invoices: '0', hours: 'x', weeks: '1e9' });
  expect(odd.results['Tarif horaire']).toBe('2,48 €');
  const long = await simulate({ page: families, resources: '1'.repeat(500) });
  expect(long.results).toEqual(resultsOf(await (await createTestApp(answerFromSeed).get(families)).text()));
});

test('an estimate is its reader’s alone: it is not kept, not indexed and in no log', async () => {
  const { app, response } = await simulate({ page: families, resources: '4321' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toContain('noindex');
  expect([...app.fake.values.keys()].filter((key) => key.startsWith('page:'))).toEqual([]);
  expect(JSON.stringify([...app.fake.values.values()])).not.toContain('4321');
  expect(JSON.stringify([app.logger.info.mock.calls, app.logger.warn.mock.calls, app.logger.error.mock.calls])).not.toContain('4321');
});

test('another site’s page is refused, and the address itself leads to the simulator', async () => {
  const app = createTestApp(answerFromSeed);
  const foreign = await app.send('/formulaires/simulation', {
    method: 'POST',
    body: 'resources=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://other.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
  const opened = await app.get('/formulaires/simulation');
  expect([opened.status, opened.headers.get('location')]).toEqual([302, families]);
});
