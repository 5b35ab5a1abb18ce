import sharp from 'sharp';
import { expect, test } from 'vitest';
import { audiences, siteMapKinds } from '../../../routes.ts';
import { type HtmlPage, readHtmlPage } from '../../helpers/html-page.ts';
import { structuredDataProblems } from '../../helpers/machines/check-structured-data.ts';
import { feedProblems } from '../../helpers/machines/feed-problems.ts';
import { readSiteMap, readSiteMapIndex, type SiteMapUrl } from '../../helpers/machines/read-site-map.ts';
import { openSite, site } from '../../helpers/open-site.ts';
import { samplePaths } from '../../helpers/sample-paths.ts';

const origin = 'https://site.example';
/** Requests under way at a time. */
const width = 4;
/** A CMS that shares a busy machine may answer later than the site waits; its next answer counts. */
const attempts = 5;
openSite({ vars: { ENVIRONMENT: 'production' } });

const pathOf = (address: string) => address.slice(origin.length) || '/';

async function ask(path: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await site.fetch(path);
    if (response.status < 500 || attempt === attempts) return response;
    await response.body?.cancel();
  }
}

async function readFile(name: string): Promise<SiteMapUrl[]> {
  const response = await ask(`/${name}`);
  expect(response.status, name).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return readSiteMap(await response.text());
}

const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => ({ language, href }));

interface Visit {
  url: SiteMapUrl;
  status: number;
  robots: string | null;
  html: string;
  page: HtmlPage;
}

async function visit(url: SiteMapUrl): Promise<Visit> {
  const response = await ask(pathOf(url.address));
  const html = await response.text();
  return { url, status: response.status, robots: response.headers.get('x-robots-tag'), html, page: readHtmlPage(html) };
}

async function visitAll(urls: SiteMapUrl[]): Promise<Visit[]> {
  const queue = [...urls];
  const visits: Visit[] = [];
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) visits.push(await visit(next));
    }),
  );
  return visits;
}

test('every address of the site maps is a page that says the same of itself, and its graph is right', async () => {
  const index = readSiteMapIndex(await (await ask('/sitemap.xml')).text());
  expect(index.map(({ address }) => address)).toEqual(siteMapKinds.map((kind) => `${origin}/sitemap-${kind}.xml`));
  const urls = (await Promise.all(index.map(({ address }) => readFile(address.slice(origin.length + 1))))).flat();
  expect(urls.length).toBeGreaterThan(190);
  for (const { changedAt, address } of urls) expect(!changedAt, address).toBe(/\/(plan-du-site|demander-a-mon-employeur)$/.test(address));
  const problems = (await visitAll(urls)).flatMap(({ url, status, robots, html, page }) => {
    const english = alternatesIn(html).find(({ language }) => language === 'en')?.href;
    const graph = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
    const wrong = [
      status !== 200 && `status ${status}`,
      (robots || !page.isIndexable) && 'is not to be indexed',
      page.canonical !== url.address && `its canonical address is ${page.canonical}`,
      english !== url.alternates.en && `its English version is ${english}, or ${url.alternates.en}`,
      ...structuredDataProblems(JSON.parse(graph)),
    ];
    return wrong.filter((problem) => problem !== false).map((problem) => `${url.address}: ${problem}`);
  });
  expect(problems).toEqual([]);
}, 300_000);

test('a page that is published in English is named in both languages at the next request, and no longer when it is taken back', async () => {
  const path = '/blog-entreprise/cout-reel-berceau-entreprise';
  const id = await site.cms.documentId('articles', 'cout-reel-berceau-entreprise');
  const act = (action: string, body = {}) =>
    site.cms.request('POST', `/content-manager/collection-types/api::article.article/${id}/actions/${action}?locale=en`, body);
  const languages = async () => {
    const html = await (await ask(path)).text();
    const inHead = alternatesIn(html).map(({ language }) => language);
    const listed = (await readFile('sitemap-articles.xml')).find(({ address }) => address === origin + path);
    return { inHead, inSiteMap: Object.keys(listed?.alternates ?? {}) };
  };
  const both = { inHead: ['fr', 'en', 'x-default'], inSiteMap: ['fr', 'en', 'x-default'] };
  expect(await languages()).toEqual(both);
  await act('unpublish');
  await expect.poll(languages, { timeout: 15_000 }).toEqual({ inHead: ['fr', 'x-default'], inSiteMap: [] });
  const draft = (await site.cms.request('GET', `/content-manager/collection-types/api::article.article/${id}?locale=en`)) as {
    data: { title: string };
  };
  await act('publish', { title: draft.data.title });
  await expect.poll(languages, { timeout: 15_000 }).toEqual(both);
}, 60_000);

test('the feeds of the blogs are right by RSS 2.0', async () => {
  for (const category of audiences) {
    const path = `/blog-${category}/rss.xml`;
    expect(feedProblems(await (await ask(path)).text(), origin + path), path).toEqual([]);
  }
});

test('what is for people only says so in its document and in its headers', async () => {
  const closed = [
    samplePaths['site-search'],
    samplePaths['nursery-search'],
    samplePaths['component-preview'],
    '/lexique?q=berceau',
    '/creches-par-ville?q=lyon',
    '/temoignages-clients?public=famille',
    '/pre-inscription-enfant-creche?step=2',
    '/formulaires/contact/merci',
    '/suivi-de-demande',
    '/compte/connexion',
    '/en/manifeste',
    '/nulle-part',
  ];
  for (const path of closed) {
    const response = await ask(path);
    expect(response.headers.get('x-robots-tag'), path).toMatch(/^noindex/);
    const html = await response.text();
    expect(html.includes('<meta name="robots" content="noindex, follow"/>'), path).toBe(true);
    expect(alternatesIn(html), path).toEqual([]);
  }
});

test('the picture that a page names for being shared is there, in the size it says', async () => {
  for (const path of ['/', '/en', samplePaths.article, samplePaths['site-search'], '/en/manifeste', '/nulle-part']) {
    const html = await (await ask(path)).text();
    const named = (property: string) => new RegExp(`<meta property="${property}" content="([^"]+)"`).exec(html)?.[1] ?? '';
    const address = named('og:image');
    expect(address, path).toMatch(/^https:\/\/site\.example\/og\//);
    const picture = await ask(pathOf(address));
    expect(picture.headers.get('content-type'), address).toBe('image/png');
    const { width: size, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([`${size}`, `${height}`], address).toEqual([named('og:image:width'), named('og:image:height')]);
    expect(named('og:image:alt'), path).not.toBe('');
  }
});

test('pages of a list name themselves as canonical', async () => {
  const page = readHtmlPage(await (await site.fetch('/blog-famille?page=1&utm_source=x')).text());
  expect(page).toMatchObject({ canonical: `${origin}/blog-famille`, isIndexable: true });
});

test('robots.txt, security.txt and the manifest are served as what they are', async () => {
  const robots = await site.fetch('/robots.txt');
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await robots.text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const security = await site.fetch('/.well-known/security.txt');
  expect(security.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await security.text();
  expect(new Set([...text.matchAll(/^([\w-]+): /gm)].map(([, name]) => name))).toEqual(
    new Set(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']),
  );
  const contact = /^Contact: (.+)$/m.exec(text)?.[1] ?? '';
  expect((await site.fetch(pathOf(contact))).status).toBe(200);
  for (const response of [robots, security]) expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('every icon of the head and of the manifest is a picture of the size it says', async () => {
  const html = await (await site.fetch('/')).text();
  const manifest = await site.fetch('/manifest.webmanifest');
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string; type: string }[] };
  expect(icons.length).toBeGreaterThan(3);
  for (const { src, sizes, type } of icons) {
    const response = await site.fetch(src);
    expect(response.headers.get('content-type'), src).toContain(type);
    const { width: size, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    if (sizes !== 'any') expect(`${size}x${height}`, src).toBe(sizes);
  }
  const named = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(named).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']);
  for (const href of named) expect((await site.fetch(href)).status, href).toBe(200);
  const ico = Buffer.from(await (await site.fetch('/favicon.ico')).arrayBuffer());
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
  expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
