import { expect, test } from 'vitest';
import { locales, localizePath } from '../../../domain/locale.ts';
import { openSite, site } from '../../helpers/open-site.ts';
import { samplePaths } from '../../helpers/sample-paths.ts';

const article = '/blog-famille/cout-creche-tarif-psu';

openSite({ vars: { ENVIRONMENT: 'production' } });

test('an article is a streamed document in French with its text, its canonical address and one heading', async () => {
  const response = await site.fetch(article);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('transfer-encoding')).toBe('chunked');
  expect(html).toMatch(/^<!DOCTYPE html><html lang="fr"/);
  expect(html).toContain(`<link rel="canonical" href="https://site.example${article}"/>`);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('Cnaf');
  // Only what came later than the shell may wait hidden, never the text itself.
  expect(html.split('<div hidden id="S:')[0]).toContain('<footer');
});

test('the body of an article is in the document once', async () => {
  const html = await (await site.fetch(article)).text();
  const body = /<div id="article-[^"]+"[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? '';
  const sentence = /<p>([^<]{60,})/.exec(body)?.[1] ?? 'no paragraph';
  expect(html.split(sentence)).toHaveLength(2);
});

test('documents that are drawn at once are each their own, whole, in workerd', async () => {
  const addresses = Object.values(samplePaths).flatMap((path) => locales.map((locale) => localizePath(path, locale)));
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  const documents = await Promise.all(addresses.map(async (address) => (await site.fetch(address, { headers })).text()));
  const payloads = documents.map(
    (html) => /<script type="application\/json" id="payload">(.*?)<\/script><\/body><\/html>$/s.exec(html)?.[1] ?? '{}',
  );
  // Where an account leads back to is no part of its page.
  expect(payloads.map((json) => JSON.parse(json).path)).toEqual(addresses.map((address) => address.replace(/\?retour=.*/, '')));
});

test('its payload is JSON with the build id and the whole text', async () => {
  const response = await site.fetch(`${article}/_payload.json?build`);
  expect(response.headers.get('content-type')).toContain('application/json');
  const payload = (await response.json()) as Record<string, { body?: { html: string } }>;
  expect(payload.buildId).toMatch(/^\w{8,}$/);
  expect(payload.pageId).toBe('article');
  expect(payload.props?.body?.html).toContain('<h2');
  expect(payload).not.toHaveProperty('shell');
});

test('the second request is served from KV', async () => {
  await site.fetch('/faq-famille');
  const before = site.proxy.requests.length;
  const response = await site.fetch('/faq-famille');
  await response.text();
  expect(response.headers.get('x-cache')).toBe('HIT');
  expect(site.proxy.requests.length).toBe(before);
});

test('an English page is English, and one without a translation shows the French text under an English interface', async () => {
  const home = await (await site.fetch('/en')).text();
  expect(home).toMatch(/<html lang="en"/);
  expect(home).not.toMatch(/<main[^>]+lang=/);
  const translated = await site.fetch('/en/manifeste');
  const html = await translated.text();
  expect(html).toMatch(/<html lang="en"/);
  expect(html).toMatch(/<main[^>]+lang="fr"/);
  expect(html).toContain('<link rel="canonical" href="https://site.example/manifeste"/>');
  expect(translated.headers.get('x-robots-tag')).toBe('noindex, follow');
});

test.for([
  ['/Blog-Famille/', '/blog-famille'],
  ['//contact', '/contact'],
  ['/contact/?utm_source=a&b=c', '/contact?utm_source=a&b=c'],
  ['/en/', '/en'],
  ['/e%CC%81cole', '/%C3%A9cole'],
] as const)('%s is sent to its canonical address in one step', async ([address, target]) => {
  const response = await fetch(site.url + address, { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(target);
});

test('a fixed redirect takes one step in any spelling, keeps the query, and tells a payload request in JSON', async () => {
  for (const spelling of ['/inscription', '/inscription/', '/Inscription//']) {
    const page = await site.fetch(`${spelling}?utm_source=x`);
    expect([page.status, page.headers.get('location')]).toEqual([301, '/pre-inscription-enfant-creche?utm_source=x']);
  }
  const payload = await site.fetch('/inscription/_payload.json?build&utm_source=x');
  expect(await payload.json()).toEqual({ redirect: '/pre-inscription-enfant-creche?utm_source=x' });
});

test.for([
  ['/wp-login.php', 'Page not found: /wp-login.php'],
  ['/cette-page-n-existe-pas', 'Page Not Found: /cette-page-n-existe-pas'],
  ['/blog-famille/inconnu', 'Page Not Found: /blog-famille/inconnu'],
  ['/blog-xyz', 'Page Not Found: /blog-xyz'],
  ['/trouver-une-creche/rss.xml', 'Page Not Found: /trouver-une-creche/rss.xml'],
  ['/livres-blancs-gestionnaire', 'Page Not Found: /livres-blancs-gestionnaire'],
] as const)('%s is a 404, as a page and as a payload', async ([address, message]) => {
  const page = await site.fetch(address);
  const html = await page.text();
  expect(page.status).toBe(404);
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '');
  expect(heading).toBe('Oups ! La page que vous recherchez semble introuvable...');
  expect(html).toMatch(/href="\/"[^>]*>[^<]*(?:<[^>]+>)*Revenir sur la page d&#x27;accueil/);
  const payload = await site.fetch(`${address}/_payload.json?build`);
  expect(payload.status).toBe(404);
  expect(await payload.json()).toMatchObject({ error: { status: 404, message } });
});

test.for(['/a%2Fb', '/%00', '/%ZZ', '/a%5Cb'])('%s is refused without an error of ours', async (address) => {
  expect((await site.fetch(address)).status).toBe(400);
});

test('a very long address is refused', async () => {
  expect((await site.fetch(`/contact?q=${'x'.repeat(6000)}`)).status).toBe(414);
});

test('every kind of answer carries the security headers, each with a nonce of its own', async () => {
  const addresses = [
    '/',
    `${article}/_payload.json`,
    '/Contact/',
    '/inconnu',
    '/a%2Fb',
    '/assets/none.js',
    '/uploads/none.jpg',
    '/inscription',
  ];
  const policies = new Set<string>();
  for (const address of addresses) {
    const { headers } = await site.fetch(address);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, address).toContain("default-src 'none'");
    expect(headers.get('strict-transport-security'), address).toContain('max-age=31536000');
    expect(headers.get('x-content-type-options'), address).toBe('nosniff');
    policies.add(policy);
  }
  expect(policies.size).toBe(addresses.length);
  const html = await (await site.fetch('/')).text();
  expect(html).not.toMatch(/ style="/);
});

test('other methods than GET and HEAD are refused, and HEAD answers without a body', async () => {
  expect((await site.fetch('/', { method: 'DELETE' })).status).toBe(405);
  const head = await site.fetch('/', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

test('a bot gets the whole document, and one log line tells of it', async () => {
  site.takeLogs();
  const response = await site.fetch(article, {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  });
  expect(await response.text()).toContain('</html>');
  const lines = site.takeLogs().filter(({ event }) => event === 'bot');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ path: article, status: 200, cache: expect.stringMatching(/HIT|MISS/) });
});

test('uploads of the CMS are served from the site, and nothing else of it', async () => {
  const html = await (await site.fetch('/')).text();
  const picture = /\/uploads\/[\w.-]+/.exec(html)?.[0] ?? '';
  const response = await site.fetch(picture);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^image\//);
  expect((await site.fetch('/uploads/..%2fadmin')).status).toBe(404);
});
