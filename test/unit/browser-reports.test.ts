import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createErrorSender } from '../../client/features/error-reporter/send-errors.ts';
import { parseEnvelope } from '../app/parse-envelope.ts';

const config = {
  siteOrigin: 'https://site.example',
  mapStyleUrl: null,
  environment: 'production',
  sentryDsn: 'https://abc@errors.example/7',
  tagManager: null,
  turnstileSiteKey: null,
  release: 'build-1',
  buildCheckMilliseconds: 3_600_000,
};
let requests: { url: URL; body: string | Uint8Array }[];
let isDown: boolean;

beforeEach(() => {
  requests = [];
  isDown = false;
  vi.stubGlobal('location', {
    pathname: '/en/blog-famille/cout-creche',
    href: 'https://site.example/en/blog-famille/cout-creche?q=Dupont',
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url: new URL(url), body: init.body as string | Uint8Array });
    if (isDown) throw new TypeError('refused');
    return new Response(null);
  });
});
afterEach(() => vi.unstubAllGlobals());

async function envelopes(count: number) {
  await vi.waitFor(() => expect(requests).toHaveLength(count));
  return requests.map(({ body }) => parseEnvelope(typeof body === 'string' ? new TextEncoder().encode(body) : body));
}

test('an error goes to the project of the DSN, with build, environment, route and cause, and nothing of the reader', async () => {
  const send = createErrorSender(config);
  const cause = new Error('asked /recherche?q=Dupont for jean.dupont@exemple.fr');
  send({
    error: new TypeError('cannot read nom=Dupont', { cause }),
    source: 'window',
    detail: 'at Article (https://site.example/a.js?q=Dupont)',
  });
  const [envelope] = await envelopes(1);
  expect(requests[0]?.url.origin).toBe('https://errors.example');
  expect(requests[0]?.url.pathname).toBe('/api/7/envelope/');
  expect(requests[0]?.url.searchParams.get('sentry_key')).toBe('abc');
  expect(envelope?.event).toMatchObject({
    release: 'build-1',
    environment: 'production',
    tags: { source: 'window', route_id: 'article', locale: 'en', path: '/blog-famille/cout-creche', build: 'build-1' },
  });
  expect(envelope?.event.exception?.values.map(({ type }) => type)).toContain('TypeError');
  expect(envelope?.event.exception?.values).toHaveLength(2);
  expect(envelope?.text).not.toMatch(/Dupont|dupont/);
  expect(Object.keys(envelope?.event ?? {})).not.toContain('request');
  expect(Object.keys(envelope?.event ?? {})).not.toContain('user');
});

test('the tracker is told to infer no address', async () => {
  createErrorSender(config)({ error: new Error('x'), source: 'window' });
  const [envelope] = await envelopes(1);
  expect(envelope?.text).toContain('"infer_ip":"never"');
  expect(envelope?.text).not.toContain('"auto"');
});

test('a failure that a bot meets names the bot', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  createErrorSender(config)({ error: new Error('met by a bot'), source: 'react' });
  const [envelope] = await envelopes(1);
  expect(envelope?.event.tags).toMatchObject({ bot: 'Googlebot', source: 'react' });
});

test('the same error is sent once, errors of extensions never', async () => {
  const send = createErrorSender(config);
  const failure = () => new Error('same');
  for (let times = 0; times < 50; times += 1) send({ error: failure(), source: 'window' });
  send({ error: Object.assign(new Error('x'), { stack: 'Error: x\n    at f (chrome-extension://abc/content.js:1:2)' }), source: 'window' });
  send({ error: 'a text', source: 'rejection' });
  send({ error: { nom: 'Dupont' }, source: 'rejection' });
  const [first, text, thing] = await envelopes(3);
  expect(first?.event.exception?.values[0]?.value).toBe('same');
  expect(text?.text).toContain('a text');
  expect(thing?.text).not.toContain('Dupont');
});

test('a tracker that is down throws nothing', async () => {
  isDown = true;
  const send = createErrorSender(config);
  send({ error: new Error('x'), source: 'window' });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
});
