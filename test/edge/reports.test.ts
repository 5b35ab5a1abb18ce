import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserAgent } from '../../harness/browser/browser-agent.ts';
import type { BuiltWorker } from '../../harness/site/built-worker.ts';
import { siteFor, startTestWorker, type TestSite } from '../../harness/site/site.ts';
import type { Envelope } from '../app/parse-envelope.ts';
import { type FakeErrorTracker, startFakeErrorTracker, type TrackerMode } from '../helpers/fakes/fake-error-tracker.ts';

let tracker: FakeErrorTracker;
let site: TestSite;
let worker: BuiltWorker;

beforeAll(async () => {
  [tracker, site] = await Promise.all([startFakeErrorTracker(), siteFor({ cms: 'real' })]);
  await startAnew();
});
afterAll(async () => {
  await worker?.stop();
  await tracker?.close();
});
beforeEach(() => {
  site.proxy.mode = 'up';
  tracker.mode = 'up';
  tracker.requests = 0;
  tracker.takeEnvelopes();
});
afterEach(() => {
  expect(tracker.malformed).toEqual([]);
  expect(worker.logs.filter((line) => /unhandled|uncaught|report-failed/i.test(line))).toEqual([]);
});

/** Goes on with a new isolate: how often an error was reported, and whether the tracker asked for a pause, is kept by each. */
async function startAnew(trackerTimeoutMilliseconds = 5000) {
  await worker?.stop();
  const timeout = String(trackerTimeoutMilliseconds);
  worker = await startTestWorker({ CMS_ORIGIN: site.proxy.url, SENTRY_DSN: tracker.dsn, TRACKER_TIMEOUT_MILLISECONDS: timeout });
}

/** Waits for envelopes of a kind about a request. */
async function envelopesOf(type: Envelope['type'], requestId: string | null) {
  const envelopes: Envelope[] = [];
  await expect
    .poll(() => {
      envelopes.push(...tracker.takeEnvelopes());
      return envelopes.some((envelope) => envelope.type === type && envelope.event.tags?.request_id === requestId);
    })
    .toBe(true);
  return envelopes.filter((envelope) => envelope.type === type && envelope.event.tags?.request_id === requestId);
}

async function visit(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(worker.url + address, { redirect: 'manual', headers: { 'user-agent': browserAgent, ...headers } });
  const body = await response.text();
  return { status: response.status, id: response.headers.get('x-request-id'), body, headers: response.headers };
}

test('a page is one transaction with its CMS calls, KV and render, and without a query', async () => {
  const { status, id } = await visit('/blog-famille?utm_source=lettre&email=jean.dupont@exemple.fr');
  expect(status).toBe(200);
  const [{ event, header, text }] = (await envelopesOf('transaction', id)) as [Envelope];
  expect(header.trace).toMatchObject({ sample_rate: '1', environment: 'development' });
  expect(event).toMatchObject({
    transaction: 'GET /blog-{category}',
    environment: 'development',
    tags: { route_id: 'blog-list', path: '/blog-famille' },
    contexts: { trace: { op: 'http.server', status: 'ok' } },
  });
  const operations = new Set(event.spans?.map(({ op }) => op));
  expect(operations).toEqual(new Set(['http.client', 'cache.get', 'cache.put', 'template.render']));
  expect(event.spans?.map(({ description }) => description)).toContain('GET /api/articles');
  expect(text).not.toMatch(/utm_source|dupont/i);
});

test('a status is told in the words of the tracker', async () => {
  const missing = await visit('/blog-famille/disparu');
  expect(missing.status).toBe(404);
  expect((await envelopesOf('transaction', missing.id))[0]?.event.contexts?.trace?.status).toBe('not_found');
  const gone = await visit('/%E0%A4%A');
  expect(gone.status).toBe(400);
  expect((await envelopesOf('transaction', gone.id))[0]?.event.contexts?.trace?.status).toBe('invalid_argument');
});

test('a failing CMS is one error, with the request the reader sees and the bot it was, in the trace of its request', async () => {
  // Another failure than that of the storm below, which this isolate must not have seen.
  site.proxy.mode = 'html';
  const { status, id, body } = await visit('/temoignages-clients/en-panne', { 'user-agent': 'Googlebot/2.1', cookie: 'session=s3cr3t' });
  expect(status).toBe(503);
  expect(body).not.toContain('StrapiError');
  const [error, ...others] = (await envelopesOf('event', id)) as [Envelope];
  expect(others).toEqual([]);
  expect(error.event.tags).toMatchObject({ route_id: 'testimonial', bot: 'Googlebot', source: 'request-failed' });
  expect(error.event.exception?.values.at(-1)?.type).toBe('StrapiError');
  expect(error.event.breadcrumbs?.some(({ category }) => category === 'http.client')).toBe(true);
  expect(error.event.release).toBe(error.event.tags?.build);
  expect(error.text).not.toMatch(/s3cr3t|cookie|127\.0\.0\.1/);
});

test('a storm of one error is one report, and the browser is told the same release', async () => {
  const page = await visit('/contact');
  const config = /"config":(\{[^}]*\})/.exec(page.body)?.[1] ?? '{}';
  const { sentryDsn, release } = JSON.parse(config) as { sentryDsn: string; release: string };
  expect(sentryDsn).toBe(tracker.dsn);
  expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${new URL(tracker.dsn).origin};`);
  const [transaction] = await envelopesOf('transaction', page.id);
  expect(transaction?.event.release).toBe(release);

  site.proxy.mode = 'failing';
  const pages = await Promise.all(Array.from({ length: 100 }, (_, index) => visit(`/temoignages-clients/panne-${index}`)));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([503]));
  const envelopes: Envelope[] = [];
  const later = new Set<unknown>();
  /** The report, and the trace of a request after the hundred: by then more reports would be there as well. */
  const isTracedLater = async () => {
    // A trace may come after its answer.
    later.add((await visit('/contact')).id);
    envelopes.push(...tracker.takeEnvelopes());
    return envelopes.some(({ type }) => type === 'event') && envelopes.some(({ event }) => later.has(event.tags?.request_id));
  };
  await expect.poll(isTracedLater, { timeout: 15_000 }).toBe(true);
  const events = envelopes.filter(({ type }) => type === 'event');
  const kinds = events.map(({ event }) => event.exception?.values.map(({ type, value }) => `${type} ${value}`).join());
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds).toHaveLength(1);
});

test.for(['too-large', 'down', 'slow', 'limited'] as TrackerMode[])('a tracker that is %s changes nothing for the reader', async (mode) => {
  // To the first, the isolate of the tests before is a new one: nothing was left unsent there.
  if (mode !== 'too-large') await startAnew(500);
  // What the isolate before had under way, and the first request of the new one, are no part of this.
  tracker.requests = 0;
  tracker.mode = mode;
  const page = await visit('/blog-famille');
  expect(page.status).toBe(200);
  expect(page.body).toContain('<h1');
  site.proxy.mode = 'failing';
  const failed = await visit('/temoignages-clients/en-panne');
  expect(failed.status).toBe(503);
  expect(failed.body).toContain(failed.id);
  const unsent = () => worker.logs.filter((line) => line.includes('"report-unsent"')).length;
  await expect.poll(unsent).toBe(1);
  site.proxy.mode = 'up';
  const visits = 20;
  for (let times = 0; times < visits; times += 1) expect((await visit('/blog-famille')).status).toBe(200);
  // Where it is down, slow or asks for it, the tracker is left alone: some reports were under way before it said so, and one may follow a pause.
  if (mode === 'too-large') await expect.poll(() => tracker.requests).toBeGreaterThan(visits);
  else expect(tracker.requests).toBeLessThan(visits / 2);
  expect(unsent()).toBe(1);
});
