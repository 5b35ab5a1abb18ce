import { expect, test, vi } from 'vitest';
import { answerFromSeed } from '../../harness/cms-stand-in/answer-from-seed.ts';
import type { ContentCache } from '../../worker/cache/content-cache.ts';
import { createContent } from '../../worker/content/content.ts';
import type { Reporter } from '../../worker/observe/reporter.ts';
import { type Step, silentTransaction } from '../../worker/observe/transaction.ts';
import { testHosts } from '../app/read-context.ts';
import { createTestApp } from '../app/test-app.ts';

/** A reporter that keeps what it is told. */
function createRecorder() {
  const errors: { source: string; error: unknown }[] = [];
  const steps: Step[] = [];
  const statuses: number[] = [];
  const reporter: Reporter = {
    begin: () => ({
      captureError: (error, source) => void errors.push({ source, error }),
      transaction: {
        span(step, work) {
          steps.push(step);
          return work();
        },
        startSpan(step) {
          steps.push(step);
          return silentTransaction.startSpan(step);
        },
      },
      finish: (status) => void statuses.push(status),
    }),
  };
  return { reporter, errors, steps, statuses, sources: () => [...new Set(errors.map(({ source }) => source))] };
}

const down = new TypeError('Network connection lost.');

test('a page, a redirect, a wrong address and an address nobody has are no errors, and each has its status', async () => {
  const { reporter, errors, statuses } = createRecorder();
  const app = createTestApp(answerFromSeed, reporter);
  for (const path of ['/contact', '/Contact/', '/%E0%A4%A', '/nulle-part/du-tout']) await (await app.get(path)).text();
  expect(errors).toEqual([]);
  expect(statuses.filter((status) => status !== 200)).toEqual([301, 400, 404]);
});

test('a page tells of its CMS calls, of KV and of its render, by paths without queries', async () => {
  const { reporter, steps } = createRecorder();
  const app = createTestApp(answerFromSeed, reporter);
  await (await app.get('/recherche?q=Dupont')).text();
  await (await app.get('/contact')).text();
  await app.settle();
  expect(new Set(steps.map(({ op }) => op))).toEqual(new Set(['http.client', 'cache.get', 'cache.put', 'template.render']));
  expect(steps.filter(({ description }) => /Dupont|\?/.test(description))).toEqual([]);
});

test('a failure is reported where it is answered', async () => {
  const { reporter, errors, statuses, sources } = createRecorder();
  const app = createTestApp(answerFromSeed, reporter);
  app.breakCms(down);
  expect((await app.get('/contact')).status).toBe(503);
  expect(sources()).toEqual(['request-failed']);
  expect(errors[0]?.error).toMatchObject({ name: 'StrapiError', cause: down });
  expect(statuses).toEqual([503]);
});

test('a refresh that fails behind a stale page is reported', async () => {
  const { reporter, sources } = createRecorder();
  const app = createTestApp(answerFromSeed, reporter);
  // Searches are made of content each time.
  const search = '/lexique?q=psu';
  await (await app.get(search)).text();
  await app.settle();
  app.pass(3 * 3600);
  app.breakCms(down);
  expect((await app.get(search)).status).toBe(200);
  await app.settle();
  expect(sources()).toEqual(['cache-refresh-failed']);
});

test('content that a page can do without is reported when it fails', async () => {
  const { reporter, errors } = createRecorder();
  const report = reporter.begin({ id: 'x', method: 'GET', subject: () => ({ path: null, bot: null }), waitUntil() {} });
  const cache: ContentCache = { peek: async () => null, read: () => Promise.reject(down) };
  const client = { get: () => Promise.reject(down), post: () => Promise.reject(down) };
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const content = createContent({ cache, client, logger, shape: 'shape-1', hosts: testHosts, report }, () => {});
  const query = { path: '/testimonials', query: {}, policy: 'editorial', parse: () => ({ value: [], tags: [] }) } as const;
  expect(await (await content.secondary(query)).value).toBeNull();
  expect(errors).toEqual([{ source: 'secondary-content-failed', error: down }]);
});

test('KV that fails is reported, and nobody sees it', async () => {
  const { reporter, sources } = createRecorder();
  const app = createTestApp(answerFromSeed, reporter);
  app.fake.readError = new Error('KV is down');
  app.fake.writeError = new Error('KV is down');
  expect((await app.get('/contact')).status).toBe(200);
  await app.settle();
  expect(sources()).toEqual(['cache-unreadable', 'cache-unwritable']);
});
