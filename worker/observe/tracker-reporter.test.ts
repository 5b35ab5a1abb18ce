import { expect, test, vi } from 'vitest';
import { parseEnvelope } from '../../test/app/parse-envelope.ts';
import { StrapiError } from '../content/strapi/strapi-call.ts';
import type { ReportSubject } from './reporter.ts';
import { createReporter } from './tracker-reporter.ts';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6NDJ9.s5v_Q0mE-x1';

function createTracked(subject: ReportSubject = { path: '/blog-famille/cout-creche', bot: null }, answer = () => new Response(null)) {
  let now = Date.parse('2026-11-27T10:00:00Z');
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const sent: { url: URL; body: string }[] = [];
  const work: Promise<unknown>[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push({ url: new URL(String(input)), body: String(init?.body) });
    return answer();
  };
  const reporter = createReporter({
    dsn: 'https://abc@errors.example/7',
    environment: 'production',
    release: 'build-1',
    trackerTimeoutMilliseconds: 3000,
    fetch,
    clock: () => now,
    logger,
  });
  return {
    logger,
    sent,
    begin: (id = 'request-1') => reporter.begin({ id, method: 'GET', subject: () => subject, waitUntil: (promise) => work.push(promise) }),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    async envelopes() {
      await Promise.all(work.splice(0));
      return sent.splice(0).map(({ body }) => parseEnvelope(new TextEncoder().encode(body)));
    },
  };
}

test('an error goes out with its request, route, build, bot, causes and the steps before it', async () => {
  const tracked = createTracked({ path: '/blog-famille/cout-creche', bot: 'Googlebot' });
  const report = tracked.begin();
  await report.transaction.span({ op: 'http.client', description: 'GET /api/articles' }, async () => tracked.pass(5));
  const error = new StrapiError(
    { status: 500, name: 'X', message: 'unexpected answer, status 500', details: {} },
    { cause: new TypeError('refused') },
  );
  report.captureError(error, 'request-failed');
  const [envelope] = await tracked.envelopes();
  expect(envelope?.type).toBe('event');
  expect(envelope?.event).toMatchObject({
    release: 'build-1',
    environment: 'production',
    transaction: 'GET /blog-{category}/{slug}',
    tags: { request_id: 'request-1', route_id: 'article', build: 'build-1', bot: 'Googlebot', source: 'request-failed' },
    breadcrumbs: [{ category: 'http.client', message: 'GET /api/articles' }],
  });
  expect(envelope?.event.exception?.values.map(({ type, value }) => [type, value])).toEqual([
    ['TypeError', 'refused'],
    ['StrapiError', 'cms: unexpected answer, status 500'],
  ]);
  expect(envelope?.event.exception?.values.at(-1)?.stacktrace?.frames.length).toBeGreaterThan(1);
});

test('error and transaction of a request are one trace', async () => {
  const tracked = createTracked();
  const report = tracked.begin();
  report.captureError(new Error('x'), 'render-failed');
  report.finish(503);
  const envelopes = await tracked.envelopes();
  expect(envelopes.map(({ type }) => type).sort()).toEqual(['event', 'transaction']);
  expect(new Set(envelopes.map(({ event }) => event.contexts?.trace?.trace_id)).size).toBe(1);
});

test('a transaction has a root span, its steps, and the status of the response', async () => {
  const tracked = createTracked();
  const report = tracked.begin();
  const endRender = report.transaction.startSpan({ op: 'template.render', description: 'article' });
  report.finish(404);
  tracked.pass(30);
  endRender();
  const [envelope] = await tracked.envelopes();
  expect(envelope?.event).toMatchObject({
    transaction: 'GET /blog-{category}/{slug}',
    contexts: { trace: { op: 'http.server', status: 'not_found' } },
    spans: [{ op: 'template.render', description: 'article', status: 'ok' }],
    tags: { request_id: 'request-1', path: '/blog-famille/cout-creche' },
  });
  expect((envelope?.event.timestamp ?? 0) - (envelope?.event.start_timestamp ?? 0)).toBeCloseTo(0.03);
});

test('envelopes go to the project of the DSN, with its key', async () => {
  const tracked = createTracked();
  tracked.begin().finish(200);
  await vi.waitFor(() => expect(tracked.sent).toHaveLength(1));
  const { url } = tracked.sent[0] ?? expect.fail();
  expect(url.origin + url.pathname).toBe('https://errors.example/api/7/envelope/');
  expect(url.searchParams.get('sentry_key')).toBe('abc');
  expect(url.searchParams.get('sentry_version')).toBe('7');
});

test('an error handed in twice is one report, and a hundred same ones are one a minute, counted', async () => {
  const tracked = createTracked();
  const failure = () => new Error('cms down');
  const report = tracked.begin();
  const once = failure();
  report.captureError(once, 'render-failed');
  report.captureError(once, 'request-failed');
  for (let index = 0; index < 99; index += 1) tracked.begin().captureError(failure(), 'request-failed');
  // The place that threw is the same, the line of `once` aside.
  expect(await tracked.envelopes()).toHaveLength(1);
  tracked.pass(60_000);
  tracked.begin().captureError(failure(), 'request-failed');
  const [next] = await tracked.envelopes();
  expect(next?.event.tags?.held_back).toBe('99');
});

test('an error that a tracker missed is told once the tracker is back', async () => {
  let isDown = true;
  const tracked = createTracked(undefined, () => new Response(null, { status: isDown ? 503 : 200 }));
  const failure = () => new Error('cms down');
  const capture = () => tracked.begin().captureError(failure(), 'request-failed');
  capture();
  expect(await tracked.envelopes()).toHaveLength(1);
  capture();
  expect(await tracked.envelopes()).toHaveLength(0);
  isDown = false;
  tracked.pass(11_000);
  capture();
  capture();
  const reports = await tracked.envelopes();
  expect(reports.map(({ event }) => event.tags?.held_back)).toEqual(['1']);
});

test('requests that run at once do not mix', async () => {
  const tracked = createTracked();
  const [first, second] = [tracked.begin('one'), tracked.begin('two')];
  await Promise.all([
    first.transaction.span({ op: 'http.client', description: 'GET /api/one' }, async () => {}),
    second.transaction.span({ op: 'http.client', description: 'GET /api/two' }, async () => {}),
  ]);
  second.finish(200);
  first.finish(200);
  const events = (await tracked.envelopes()).map(({ event }) => [
    event.tags?.request_id,
    event.spans?.map(({ description }) => description),
  ]);
  expect(events.sort()).toEqual([
    ['one', ['GET /api/one']],
    ['two', ['GET /api/two']],
  ]);
});

test('a tracker that is down is no failure', async () => {
  const tracked = createTracked(undefined, () => {
    throw new TypeError('refused');
  });
  const report = tracked.begin();
  report.captureError(new Error('x'), 'request-failed');
  report.finish(500);
  await tracked.envelopes();
  expect(tracked.logger.error).not.toHaveBeenCalled();
  expect(tracked.logger.warn).toHaveBeenCalledTimes(1);
});

test('what is no error is reported, too, and a deep stack and many steps are cut', async () => {
  const tracked = createTracked();
  const report = tracked.begin();
  for (let step = 0; step < 130; step += 1) await report.transaction.span({ op: 'cache.get', description: `step ${step}` }, async () => {});
  const dive = (depth: number): Error => (depth ? dive(depth - 1) : new Error('deep'));
  Object.assign(Error, { stackTraceLimit: 120 });
  report.captureError(dive(110), 'request-failed');
  Object.assign(Error, { stackTraceLimit: 10 });
  report.captureError('just text', 'request-failed');
  report.captureError({ nom: 'Dupont' }, 'request-failed');
  const [deep, text, thing] = await tracked.envelopes();
  expect(deep?.event.breadcrumbs).toHaveLength(100);
  expect(deep?.event.breadcrumbs?.at(-1)?.message).toBe('step 129');
  expect(deep?.event.exception?.values[0]?.stacktrace?.frames).toHaveLength(50);
  expect(text?.event.exception?.values[0]?.value).toBe('just text');
  expect(thing?.text).not.toContain('Dupont');
});

test('nothing of a reader leaves, whichever way it takes', async () => {
  const secrets = [
    'jean.dupont@exemple.fr',
    '06 12 34 56 78',
    '+33612345678',
    'Dupont',
    jwt,
    'session=s3cr3t',
    'q=cr%C3%A8che',
    '203.0.113.7',
  ];
  const form = 'nom=Dupont&prenom=Jean&email=jean.dupont@exemple.fr';
  const tracked = createTracked({ path: '/blog-famille/jean.dupont@exemple.fr', bot: 'bot (+mailto:jean.dupont@exemple.fr)' });
  const report = tracked.begin();
  const step = `GET /api/users?q=cr%C3%A8che&email=jean.dupont@exemple.fr`;
  await report.transaction.span({ op: 'http.client', description: step }, async () => {});
  await report.transaction.span({ op: 'cache.get', description: 'page 06 12 34 56 78' }, async () => {});
  const messages = [
    `refused for ${secrets[0]}, phone ${secrets[1]} or ${secrets[2]}`,
    `body was ${form}`,
    `body was ${JSON.stringify({ lastName: 'Dupont', phone: '06 12 34 56 78' })}`,
    `headers: cookie: session=s3cr3t; a=b`,
    `headers: authorization: Bearer ${jwt}`,
    `fetch of https://cms.example/api/x?q=cr%C3%A8che failed for 203.0.113.7`,
  ];
  for (const message of messages) {
    report.captureError(new Error(message), 'request-failed');
    report.captureError(new Error('outer', { cause: new Error(message) }), 'request-failed');
    report.captureError(
      Object.assign(new Error(`x ${message}`), { stack: `Error: x\n    at ${message} (index.js?q=cr%C3%A8che:1:2)` }),
      'other',
    );
    report.captureError(message, 'request-failed');
    report.captureError({ form, message }, 'request-failed');
  }
  report.finish(500);
  const envelopes = await tracked.envelopes();
  expect(envelopes.length).toBeGreaterThan(15);
  for (const { text } of envelopes) for (const secret of secrets) expect(text).not.toContain(secret);
});

test('a deep stack is reported fifty frames deep', async () => {
  const tracked = createTracked();
  const descend = (depth: number): Error => (depth ? descend(depth - 1) : new Error('deep'));
  tracked.begin().captureError(descend(120), 'request-failed');
  const [envelope] = await tracked.envelopes();
  expect(envelope?.event.exception?.values[0]?.stacktrace?.frames).toHaveLength(50);
});
