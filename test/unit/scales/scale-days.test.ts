import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { createTestApp, type TestApp } from '../../app/test-app.ts';

const families = '/cout-place-en-creche';
const companies = '/reserver-des-berceaux';
const lastSecond = Date.parse('2026-12-31T22:59:59Z');

async function read(app: TestApp, path: string) {
  const response = await app.get(path);
  const html = (await response.text()).replace(/[\u00a0\u202f]/g, ' ');
  await app.settle();
  return { cache: response.headers.get('x-cache'), html };
}

function passTo(app: TestApp, time: number) {
  app.pass((time - app.dependencies.clock()) / 1000);
}

test('a kept page shows the figures of the new year from midnight in Paris on, and those of the old one until then', async () => {
  const app = createTestApp(answerFromSeed);
  passTo(app, lastSecond - 60_000);
  await read(app, families);
  passTo(app, lastSecond);
  const before = await read(app, families);
  expect(before.cache).toBe('HIT');
  expect(before.html).toContain('plancher et plafond au 1er janvier 2026');
  app.pass(1);
  const after = await read(app, families);
  expect(after.html).toContain('plancher et plafond au 1er janvier 2027');
  expect(after.html).toContain('Montants prévus');
  expect((await read(app, families)).cache).toBe('HIT');
});

test('a page that grew stale before midnight is not served after it, and pages without a figure are', async () => {
  const app = createTestApp(answerFromSeed);
  passTo(app, lastSecond - 20 * 60_000);
  await read(app, families);
  await read(app, '/contact');
  passTo(app, lastSecond);
  expect((await read(app, '/contact')).cache).toBe('STALE');
  app.pass(1);
  expect((await read(app, families)).html).toContain('au 1er janvier 2027');
  expect((await read(app, '/contact')).cache).toBe('HIT');
});

test('where the CMS is down at midnight, the page of the old year is better than none', async () => {
  const app = createTestApp(answerFromSeed);
  passTo(app, lastSecond);
  await read(app, families);
  app.pass(86_400 * 2);
  app.breakCms(new Error('Network connection lost.'));
  expect((await read(app, families)).html).toContain('Comparer trois modes d’accueil');
});

test('the document holds what the browser computes with: the row of the day, once', async () => {
  const app = createTestApp(answerFromSeed);
  for (const [path, amount] of [
    [families, '496 €'],
    [companies, '400 000 €'],
  ] as const) {
    const { html } = await read(app, path);
    expect(html).toContain(amount);
    expect(html).toContain('"readOn":"2026-11-28"');
  }
  const { html } = await read(app, families);
  expect(html).toContain('"floor":814.62');
  expect(html).not.toContain('821.13');
});
