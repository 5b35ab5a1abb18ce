import { beforeEach, expect, test } from 'vitest';
import { startBuiltWorker } from '../../../harness/site/built-worker.ts';
import { testSecrets } from '../../../harness/site/template.ts';
import { publishArticle, removeArticle } from '../../helpers/articles.ts';
import { observatoryScore } from '../../helpers/observatory-score.ts';
import { openSite, site } from '../../helpers/open-site.ts';
import { purge } from '../../helpers/webhooks/purge.ts';

// Titles name the row of the list of faults (the specification has it). Rows not found here are where their subject is.
// Nothing is remembered by the isolate: what a test puts into KV is read at once.
// The first suite with these options: what another has put into KV would be told in the log.
openSite({ vars: { MEMORY_SECONDS: '0', CMS_TIMEOUT_MILLISECONDS: '2500' } });
beforeEach(() => {
  site.proxy.mode = 'up';
  site.proxy.slow = null;
  site.takeLogs();
});

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('an entry that is deleted is gone at the first request after the webhook, and is not kept for when the CMS fails (row 7)', async () => {
  const { documentId: id, address } = await publishArticle(site, { slug: 'bientot-supprime', title: 'Bientôt supprimé' });
  await expect.poll(async () => (await site.fetch(address)).headers.get('x-cache')).toBe('HIT');
  await removeArticle(site, id);
  await expect.poll(() => site.takeLogs().some(({ event, tags }) => event === 'purged' && String(tags).includes(id))).toBe(true);
  expect((await site.fetch(address)).status).toBe(410);
  expect(await (await site.fetch('/blog-entreprise')).text()).not.toContain(address);
  site.proxy.mode = 'refusing';
  expect((await site.fetch(address)).status).not.toBe(200);
});

// How long it takes at most is in `test/unit/slow-cms.test.ts`, by a clock of its own.
test('every page is answered, however slow the CMS is (row 5)', async () => {
  await purge('nursery', 'city', 'page', 'article');
  await wait(50);
  site.proxy.slow = () => 3500;
  const answers = await Promise.all(
    ['/plan-du-site', '/trouver-une-creche', '/recherche?q=berceau', '/inconnu-et-lent', '/en/contact'].map((address) =>
      site
        .fetch(address, { headers: { 'user-agent': 'Googlebot/2.1' } })
        .then(async (response) => [response.status, (await response.text()).length]),
    ),
  );
  site.proxy.slow = null;
  for (const [status] of answers) expect([200, 404, 503]).toContain(status);
});

test('a cookie or a token of a reader reaches neither the CMS nor what is kept for others (row 12)', async () => {
  await purge('team-member');
  await wait(50);
  const personal = {
    cookie: 'locale=xx; viewport=__proto__; session=geheim',
    authorization: 'Bearer geheim',
    'accept-language': '-;q=x,,*;q=9',
  };
  const theirs = await (await site.fetch('/equipe', { headers: personal })).text();
  await isKept('/equipe');
  const { CACHE } = await site.worker.bindings();
  for (const { name } of (await CACHE.list({ prefix: '' })).keys) {
    expect(name).not.toContain('geheim');
    expect(await CACHE.get(name)).not.toContain('geheim');
  }
  const others = await site.fetch('/equipe');
  expect(others.headers.get('cache-control')).toMatch(/^private/);
  expect(withoutNonce(await others.text())).toBe(withoutNonce(theirs));
});

/** Visits a page until it is served from what is kept of it. */
const isKept = (address: string) => expect.poll(async () => (await site.fetch(address)).headers.get('x-cache')).toBe('HIT');

const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '');

test('queries that mean the same share what is kept, and no payload is kept as a page (row 13)', async () => {
  await isKept('/mentions-legales');
  const requestCount = site.proxy.requests.length;
  for (const query of [
    '?utm_source=a&b=c',
    '?b=c&utm_source=a',
    '?gclid=1',
    '?/_payload.json',
    '?a=%23fragment',
    '?x=/_payload.json',
    '?',
  ]) {
    const response = await site.fetch(`/mentions-legales${query}`);
    expect([response.status, response.headers.get('content-type')], query).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('x-cache'), query).toBe('HIT');
    await response.text();
  }
  const payload = await site.fetch('/mentions-legales/_payload.json?b&utm_source=a');
  expect(payload.headers.get('content-type')).toContain('application/json');
  expect(await (await site.fetch('/mentions-legales')).text()).toMatch(/^<!DOCTYPE html>/);
  expect(site.proxy.requests.length).toBe(requestCount);
  expect((await site.fetch(`/mentions-legales?${'q'.repeat(15_000)}`)).status).toBe(414);
});

test('values in KV that are garbage, of another form or very large count as none, and pages are served (row 9)', async () => {
  const { CACHE } = await site.worker.bindings();
  await isKept('/cgu');
  const garbage = ['garbage', '', 'null', '{"format":0}', '[]', '{"format":1,"tags":"x"}', '{}\n<html>', 'x'.repeat(24 * 1024 * 1024)];
  const { keys } = await CACHE.list({ prefix: '' });
  expect(keys.length).toBeGreaterThan(3);
  for (const [index, { name }] of keys.entries()) await CACHE.put(name, garbage[index % 7] ?? '');
  const page = keys.find(({ name }) => name.endsWith('/cgu'));
  if (page) await CACHE.put(page.name, garbage[7] ?? '');
  for (const address of ['/cgu', '/equipe', '/en', '/contact/_payload.json?b', '/Cgu']) {
    expect((await site.fetch(address)).status, address).toBeLessThan(400);
  }
});

test('variables that are missing, empty or wrong make every request a clear 503, and one line of the log names them all (row 46)', async () => {
  const { WEBHOOK_SECRET } = testSecrets;
  const vars = { ENVIRONMENT: 'elsewhere', SITE_ORIGIN: 'https://site.example', CMS_ORIGIN: '' };
  const worker = await startBuiltWorker({ bindings: { ...vars, CMS_TOKEN: 'short', WEBHOOK_SECRET, PREVIEW_SECRET: '' } });
  for (const address of ['/', '/contact/_payload.json', '/webhooks/cms', '/uploads/a.png', '/apercu']) {
    const response = await fetch(worker.url + address);
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([503, '30', 'no-store']);
    expect(observatoryScore(response)).toBeGreaterThanOrEqual(125);
    expect(await response.text()).not.toMatch(/CMS|SECRET|TOKEN|ENVIRONMENT/);
  }
  const lines = worker.logs.flatMap((line) => (line.includes('"configuration"') ? [JSON.parse(line).message] : []));
  expect(new Set(lines)).toEqual(new Set(['missing or wrong: ENVIRONMENT, CMS_ORIGIN, CMS_TOKEN, PREVIEW_SECRET, LINK_SECRET']));
  await worker.stop();
});
