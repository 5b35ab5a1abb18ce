import { expect, test } from 'vitest';
import { daySeconds } from '../../../domain/durations.ts';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { createFakeKv } from '../../app/fake-kv.ts';
import { createTestApp } from '../../app/test-app.ts';

const paths = [
  '/',
  '/equipe',
  '/lexique',
  '/plan-du-site',
  '/creches-par-ville',
  '/creches-par-ville/ile-de-france/paris/paris',
  '/trouver-une-creche',
  '/trouver-une-creche/la-verriere-aux-moineaux-paris',
  '/temoignages-clients',
  '/faq-famille',
  '/blog-famille',
  '/blog-famille/cout-creche-tarif-psu',
  '/livres-blancs-entreprise',
  '/en/blog-famille/cout-creche-tarif-psu',
  '/en/creches-par-ville/ile-de-france/paris/paris',
];

test('a page whose copy went after a week is rendered of what the CMS had said, however long that is down', async () => {
  const kv = createFakeKv();
  const time = { now: Date.parse('2026-11-27T10:00:00Z') };
  const start = () => createTestApp((url) => answerFromSeed(url), undefined, { kv, time });
  const before = start();
  for (const path of paths) {
    expect((await before.get(path)).status, path).toBe(200);
    await before.settle();
  }
  const pages = [...kv.values.keys()].filter((key) => key.startsWith('page:'));
  expect(pages).toHaveLength(paths.length);
  for (const key of pages) {
    expect(kv.lifetimes.get(key), key).toBe(7 * daySeconds);
    kv.values.delete(key);
  }

  time.now += 29 * daySeconds * 1000;
  const after = start();
  after.breakCms(new Error('down'));
  const statuses: [string, number][] = [];
  for (const path of paths) {
    const { status } = await after.get(path);
    statuses.push([path, status]);
    await after.settle();
  }
  expect(statuses).toEqual(paths.map((path) => [path, 200]));
});
