import { connect } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { browserAgent } from '../../../harness/browser/browser-agent.ts';
import { startBuiltWorker } from '../../../harness/site/built-worker.ts';
import { testSecrets } from '../../../harness/site/template.ts';
import { publishArticle, removeArticle } from '../../helpers/articles.ts';
import { observatoryScore } from '../../helpers/observatory-score.ts';
import { openSite, site } from '../../helpers/open-site.ts';

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
const errors = () => site.takeLogs().filter(({ level }) => level === 'error');

async function purge(...models: string[]) {
  for (const model of models) {
    await site.fetch('/webhooks/cms', {
      method: 'POST',
      headers: { authorization: `Bearer ${testSecrets.WEBHOOK_SECRET}` },
      body: JSON.stringify({ event: 'entry.publish', model, entry: { documentId: 'none', publishedAt: 'now' } }),
    });
  }
}

/** Begins to read a page as a browser does, and leaves with the first bytes, or after a time where none come. */
function leave(address: string, { after = 0 } = {}): Promise<string> {
  return new Promise((resolve) => {
    let got = '';
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () =>
      socket.write(`GET ${address} HTTP/1.1\r\nhost: site\r\nuser-agent: ${browserAgent}\r\n\r\n`),
    );
    socket.on('data', (chunk) => {
      got += chunk;
      if (!after) socket.resetAndDestroy();
    });
    if (after) setTimeout(() => socket.resetAndDestroy(), after);
    socket.on('error', () => resolve(got));
    socket.on('close', () => resolve(got));
  });
}

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

test('of fifty readers of a cold page the first leaves at once, and the others are served by one request a question (row 8)', async () => {
  await purge('testimonial');
  await wait(50);
  site.proxy.requests.length = 0;
  site.proxy.slow = () => 500;
  const first = leave('/temoignages-clients', { after: 100 });
  await wait(20);
  const others = await Promise.all(Array.from({ length: 49 }, () => site.fetch('/temoignages-clients')));
  await first;
  site.proxy.slow = null;
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
  for (const page of others) expect(await page.text()).toContain('</html>');
  expect(new Set(site.proxy.requests).size).toBe(site.proxy.requests.length);
  expect(errors()).toEqual([]);
});

test('a reader who leaves in the middle ends the render, without an error in the log, and what was asked for is kept (row 16)', async () => {
  const address = '/blog-famille/cout-creche-tarif-psu';
  await purge('article');
  await wait(50);
  // The related articles come late, so that the page is still being sent.
  site.proxy.slow = (url) => (/\$in|pageSize%?5?D?=12|pageSize\]=12/.test(url) ? 1500 : 0);
  const got = await leave(address);
  expect(got).toContain('200 OK');
  expect(got).not.toContain('</html>');
  await expect.poll(() => site.proxy.pending, { timeout: 10_000 }).toBe(0);
  site.proxy.slow = null;
  /** What the next reader costs the CMS: nothing, once what was asked for is kept. */
  const cost = async () => {
    site.proxy.requests.length = 0;
    const next = await site.fetch(address);
    expect(await next.text()).toContain('</html>');
    return site.proxy.requests.length;
  };
  await expect.poll(cost, { timeout: 10_000 }).toBe(0);
  expect(errors()).toEqual([]);
});

test('a reader who leaves before the first byte leaves nothing in the log either (row 16)', async () => {
  await purge('faq-entry');
  await wait(50);
  site.proxy.slow = () => 600;
  await leave('/faq-gestionnaire', { after: 200 });
  await expect.poll(() => site.proxy.pending, { timeout: 10_000 }).toBe(0);
  site.proxy.slow = null;
  expect(errors()).toEqual([]);
  expect((await site.fetch('/faq-gestionnaire')).status).toBe(200);
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
  const asked = site.proxy.requests.length;
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
  expect(site.proxy.requests.length).toBe(asked);
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
