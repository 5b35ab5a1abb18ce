import fc from 'fast-check';
import { expect, test } from 'vitest';
import { familyFields, readNeed } from '../../../client/features/simulator/family-need.ts';
import { fromFragment, toFragment } from '../../../client/features/simulator/simulation-address.ts';
import { withTyped } from '../../../client/features/simulator/typed-values.ts';
import { formatsOf } from '../../../client/i18n/format.ts';
import { careWays, compareWays } from '../../../domain/childcare/costs/three-ways.ts';
import { familyCostScalesOn } from '../../../domain/childcare/scales/cost-scales.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
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

/** Line → figures of the three ways of a page: PSU, micro-nursery, childminder. */
function waysOf(html: string): Record<string, string[]> {
  const rows = [...plain(html).matchAll(/<tr[^>]*><th scope="row">([^<]+)<\/th>((?:<td>[^<]*<\/td>){3})<\/tr>/g)];
  return Object.fromEntries(
    rows.map(([, label = '', cells = '']) => [label, [...cells.matchAll(/<td>([^<]*)</g)].map(([, text = '']) => text)]),
  );
}

async function simulate(fields: Fields) {
  const app = createTestApp(answerFromSeed);
  const response = await postForm(app, 'simulation', fields);
  const html = await response.text();
  await app.settle();
  return { app, response, html, results: resultsOf(html), ways: waysOf(html) };
}

test('a family without JavaScript gets the estimate of what it typed, and its fields as it left them', async () => {
  const need = { resources: '4 000', children: '2', aeeh: '0', days: '5', hours: '10', weeks: '48', invoices: '12', ceiling: '' };
  const { response, html, ways } = await simulate({ page: families, ...need, nurseryPrice: '9,50', childminderCost: '4,91' });
  expect(response.status).toBe(200);
  expect(ways).toEqual({
    'Prix par mois': ['412 €', '1 900 €', '982 €'],
    'Aide de la CAF': ['déjà déduite', '855 €', '610 €'],
    'À payer par mois': ['412 €', '1 045 €', '372 €'],
    'Crédit d’impôt par an': ['1 750 €', '1 750 €', '1 750 €'],
    'Par mois, crédit déduit': ['266 €', '899 €', '226 €'],
  });
  expect(plain(html)).toContain('value="4 000"');
  expect(html).toMatch(/<option selected="">2<\/option>/);
});

test('AEEH and the ceiling of the commune count', async () => {
  const need = { page: families, children: '1', days: '5', hours: '10', weeks: '48', invoices: '12' };
  const withAeeh = await simulate({ ...need, resources: '3000', aeeh: '1' });
  expect(plain(withAeeh.html)).toContain('= 1,55 € de l’heure');
  const inNeuilly = await simulate({ ...need, resources: '10000', aeeh: '0', ceiling: '9162' });
  expect(inNeuilly.ways['À payer par mois']?.[0]).toBe('1 134 €');
});

test('a single parent has higher limits and amounts, and a birthday, a benefit or a dear hour is told', async () => {
  const need = {
    page: families,
    resources: '2800',
    children: '1',
    household: 'single',
    days: '5',
    hours: '9',
    weeks: '47',
    invoices: '12',
  };
  const { ways } = await simulate({ ...need, nurseryPrice: '9,90' });
  expect(ways['Aide de la CAF']).toEqual(['déjà déduite', '1 290 €', '590 €']);
  const grown = await simulate({ ...need, birthDate: '2023-03-15' });
  expect(plain(grown.html)).toContain('Plafond réduit de moitié à partir de 3 ans, après le 31 août.');
  const older = await simulate({ ...need, birthDate: '2018-03-15' });
  expect(older.ways['Aide de la CAF']?.[1]).toBe('0 €');
  expect(older.ways['Aide de la CAF']?.[2]).not.toBe('0 €');
  expect(older.ways['Crédit d’impôt par an']).toEqual(['0 €', '0 €', '0 €']);
  const onLeave = await simulate({ ...need, benefit: 'leave' });
  expect(onLeave.ways['Aide de la CAF']).toEqual(['déjà déduite', '0 €', '0 €']);
  const dear = await simulate({ ...need, nurseryPrice: '10,20' });
  expect(dear.ways['Aide de la CAF']?.[1]).toBe('0 €');
  expect(plain(dear.html)).toContain('pas de CMG au-delà de 10 € de l’heure');
  expect((await simulate({ ...need, birthDate: '2026-02-30' })).html).toContain('Indiquez une date');
});

test('other advantages of the household leave less of the credit, or none, and the step says so; a text that is no amount is refused', async () => {
  const need = { page: families, resources: '4 000', children: '1', days: '5', hours: '10', weeks: '48', invoices: '12' };
  const most = await simulate({ ...need, otherAdvantages: '8 250' });
  expect(most.ways['Crédit d’impôt par an']).toEqual(['1 750 €', '1 750 €', '1 750 €']);
  expect(plain(most.html)).not.toContain('d’autres avantages : il');
  const less = await simulate({ ...need, otherAdvantages: '9 000' });
  expect(less.ways['Crédit d’impôt par an']).toEqual(['1 000 €', '1 000 €', '1 000 €']);
  // 496 € a month, less a twelfth of the credit.
  expect(less.ways['Par mois, crédit déduit']?.[0]).toBe('413 €');
  expect(plain(less.html)).toContain('Plafond de 10 000 € par foyer, dont 9 000 € d’autres avantages : il en reste 1 000 €.');
  const none = await simulate({ ...need, otherAdvantages: '12000' });
  expect(none.ways['Crédit d’impôt par an']).toEqual(['0 €', '0 €', '0 €']);
  const wrong = await simulate({ ...need, otherAdvantages: 'beaucoup' });
  expect([wrong.ways, plain(wrong.html).includes('Indiquez un montant en euros')]).toEqual([{}, true]);
});

test('a reader who comes from a nursery finds its tariff filled in, and keeps it without JavaScript', async () => {
  const app = createTestApp(answerFromSeed);
  const page = `${families}?creche=petite-brindille-lyon`;
  const opened = plain(await (await app.get(page)).text());
  expect(opened).toContain('Petite Brindille fixe son tarif (PAJE)');
  expect(opened).toContain('value="9,90"');
  const { html } = await simulate({ page, resources: '3000', nurseryPrice: '9,90' });
  expect(plain(html)).toContain('Petite Brindille fixe son tarif (PAJE)');
  const unknown = await app.get(`${families}?creche=nulle-part`);
  expect(unknown.status).toBe(200);
  expect(await unknown.text()).toContain('value="9,50"');
  const nursery = await (await app.get('/trouver-une-creche/petite-brindille-lyon')).text();
  expect(nursery).toContain(`href="${page}#simulation"`);
  await app.settle();
});

test('the worker and a shared address give the same figures', { timeout: 60_000 }, async () => {
  const app = createTestApp(answerFromSeed);
  const day = todayInParis(app.dependencies.clock());
  const scales = familyCostScalesOn(day);
  const fields = familyFields(scales, { locale: 'fr', nurseryPrice: null });
  const texts = fc.record({
    resources: fc.integer({ min: 0, max: 15_000 }).map(String),
    children: fc.constantFrom('1', '2', '3', '8'),
    household: fc.constantFrom('couple', 'single'),
    birthDate: fc.constantFrom('', '2023-03-15', '2023-10-01', '2026-05-01', '2019-01-01'),
    aeeh: fc.constantFrom('0', '1'),
    disability: fc.constantFrom('', 'yes'),
    days: fc.constantFrom('1', '4', '5'),
    hours: fc.constantFrom('4', '9,5', '12'),
    invoices: fc.constantFrom('10', '11', '12'),
    nurseryPrice: fc.constantFrom('8', '9,90', '10,01'),
    benefit: fc.constantFrom('none', 'partial', 'full', 'leave'),
    netIncome: fc.constantFrom('', '24 000', '80000'),
    ceiling: fc.constantFrom('', '9162'),
    otherAdvantages: fc.constantFrom('', '9000', '12 000'),
  });
  const price = formatsOf('fr').price;
  await fc.assert(
    fc.asyncProperty(texts, async (typed) => {
      const posted = waysOf(await (await postForm(app, 'simulation', { page: families, ...typed })).text());
      const fragment = toFragment(withTyped(fields, typed), fields.initial, fields.names);
      const need = readNeed(withTyped(fields, fromFragment(`#${fragment}`, fields.names)), day);
      const ways = need && compareWays(need, scales);
      const figures = careWays.map((way) => plain(price(Math.round(ways?.[way].net ?? -1))));
      expect(posted['Par mois, crédit déduit']).toEqual(figures);
    }),
    { numRuns: 40 },
  );
  await app.settle();
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
  expect(results).toMatchObject({ 'Crédit d’impôt famille': '0 €', 'Coût net pour l’entreprise': '10 125 €' });
  expect(html).toContain('BOI-RES-BIC-000176');
});

test('it works in English', async () => {
  const { results } = await simulate({ page: `/en${companies}`, placePrice: '10000', taxRate: '0.15' });
  expect(results['Net cost in this example']).toBe('€3,500');
});

test('what cannot be read is said at its field, and what no field offers is as if it were not sent', async () => {
  const unread = await simulate({ page: families, resources: 'beaucoup' });
  expect(unread.html).toContain('Indiquez un montant en euros');
  expect(unread.ways).toEqual({});
  const odd = await simulate({ page: families, resources: '4000', children: '99', aeeh: '-1', invoices: '0', hours: 'x', weeks: '1e9' });
  expect(plain(odd.html)).toContain('= 2,48 € de l’heure');
  const long = await simulate({ page: families, resources: '1'.repeat(500) });
  expect(long.ways).toEqual(waysOf(await (await createTestApp(answerFromSeed).get(families)).text()));
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
