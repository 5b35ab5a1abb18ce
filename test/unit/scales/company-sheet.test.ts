import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { printable, wrap } from '../../../worker/documents/draw-sheet.ts';
import { type Fields, postForm } from '../../app/form-post.ts';
import { createTestApp } from '../../app/test-app.ts';
import { readPdf } from '../../helpers/read-pdf.ts';

const companies = '/reserver-des-berceaux';
const typed: Fields = {
  page: companies,
  placePrice: '12 000',
  places: '2',
  intermediaryFee: '1500',
  subsidies: '0',
  vouchers: '0',
  placesInvoicedBy: 'nursery',
  taxRate: '0.25',
};

test('a company gets its estimate on one page, with what it advances, what returns and the contract that keeps the credit', async () => {
  const app = createTestApp(answerFromSeed);
  const response = await postForm(app, 'simulation-pdf', typed);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="creche-sereine-cout-berceau-\d{4}-\d\d-\d\d\.pdf"$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { text, pages } = await readPdf(response);
  expect(pages).toBe(1);
  for (const part of ['2 × 12 000 €', '25 500 €', '12 000 €', '6 375 €', '7 125 €', 'BOI-RES-BIC-000176', 'https://site.example/reserver'])
    expect(text).toContain(part);
});

test('where the intermediary invoices all there is no credit, and in English it says the same', async () => {
  const app = createTestApp(answerFromSeed);
  const response = await postForm(app, 'simulation-pdf', { ...typed, page: `/en${companies}`, placesInvoicedBy: 'intermediary' });
  const { text } = await readPdf(response);
  expect(text).toContain('Net cost of nursery places');
  expect(text).toMatch(/Family tax credit \(CIF\)\n€0/);
});

test('an amount that cannot be read comes back on the page, and another site gets no PDF', async () => {
  const app = createTestApp(answerFromSeed);
  const unread = await postForm(app, 'simulation-pdf', { ...typed, placePrice: 'cher' });
  expect(unread.headers.get('content-type')).toContain('text/html');
  expect(await unread.text()).toContain('Indiquez un montant en euros');
  const foreign = await app.send('/formulaires/simulation-pdf', {
    method: 'POST',
    body: 'placePrice=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://other.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
  expect((await app.get('/formulaires/simulation-pdf')).status).toBe(302);
  await app.settle();
});

test('signs that PDF fonts lack are written as near as can be', () => {
  expect(printable('Łukasz Đỗ, 3\u202f500\u00a0€ — « œuvre » 😀')).toBe('Lukasz ?o, 3\u00a0500\u00a0€ — « œuvre » ?');
});

test('lines break at spaces, and a word wider than a line is cut', () => {
  const widthOf = (text: string) => text.length;
  expect(wrap('un deux trois\nquatre', { widthOf, width: 7 })).toEqual(['un deux', 'trois', 'quatre']);
  expect(wrap('abcdefghij kl', { widthOf, width: 4 })).toEqual(['abcd', 'efgh', 'ij', 'kl']);
  expect(wrap('', { widthOf, width: 4 })).toEqual(['']);
});
