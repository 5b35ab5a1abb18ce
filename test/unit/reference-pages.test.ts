import { expect, test } from 'vitest';
import { pathTo, pathWith } from '../../domain/addresses/paths.ts';
import { answerFromSeed } from '../../harness/cms-stand-in/answer-from-seed.ts';
import { entriesOf, type SeedEntry, textOf } from '../../harness/cms-stand-in/seed.ts';
import { type RouteId, routes } from '../../routes.ts';
import { createTestApp } from '../app/test-app.ts';

async function read(path: string) {
  const app = createTestApp(answerFromSeed);
  const response = await app.get(path);
  const html = (await response.text()).replaceAll('<!-- -->', '');
  await app.settle();
  expect(app.logger.error.mock.calls).toEqual([]);
  expect(app.logger.warn.mock.calls).toEqual([]);
  expect(response.status).toBe(200);
  const main = html.split('</main>')[0]?.split('<main')[1] ?? '';
  expect(main.match(/<h1/g)).toHaveLength(1);
  return {
    html,
    main,
    robots: response.headers.get('x-robots-tag'),
    hrefs: [...main.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href),
  };
}

const isHidden = (main: string, slug: string) => new RegExp(`<article id="${slug}"[^>]* hidden=""`).test(main);

test('the lexicon has an anchor for every term, and every link to one leads somewhere', async () => {
  const { main, hrefs, robots } = await read('/lexique');
  for (const { key } of entriesOf('lexicon-term')) expect(main).toContain(`<article id="${key}"`);
  const anchors = hrefs.flatMap((href) => (/^(?:\/lexique)?#(.+)/.exec(href) ?? []).slice(1));
  expect(anchors.length).toBeGreaterThan(150);
  for (const anchor of anchors) expect(main).toContain(` id="${anchor}"`);
  expect(main).toMatch(/agrément<\/span>, voir <a href="\/lexique#autorisation">Autorisation/);
  expect(main).not.toContain(' hidden=""');
  expect(robots).toBeNull();
});

test('a search of the lexicon works by its address, and is for people only', async () => {
  const { html, main, robots } = await read('/lexique?q=CR%C3%89DIT%20impot');
  expect(isHidden(main, 'cif')).toBe(false);
  expect(isHidden(main, 'berceau')).toBe(true);
  expect(main).toContain('2 termes trouvés sur 62');
  expect(robots).toBe('noindex, follow');
  expect(html).toContain('<link rel="canonical" href="https://site.example/lexique"/>');
  expect((await read('/lexique?q=girafe')).main).toContain('Aucun terme ne correspond');
});

test('the English lexicon shows what is not translated in French, and says so', async () => {
  const { main, html, hrefs } = await read('/en/lexique');
  expect(hrefs.filter((href) => href.startsWith('/lexique'))).toEqual([]);
  expect(html).toContain('<html lang="en"');
  expect(main).toContain('<h3>Berceau (reserved place)</h3>');
  expect(main).toContain('<h3 lang="fr">Réservataire</h3>');
  expect(main).toContain('<a href="/en/lexique#reservataire" lang="fr">Réservataire</a>');
});

test('the team page shows everyone', async () => {
  const { main } = await read('/equipe');
  for (const member of entriesOf('team-member')) expect(main).toContain(textOf(member, 'name'));
  expect((await read('/en/equipe')).main).not.toContain('lang="fr"');
});

/** The pages of the seed by route, as addresses. */
const withCategory = (entry: SeedEntry) => ({ category: textOf(entry, 'category'), slug: entry.key });
const addresses: Partial<Record<RouteId, string[]>> = {
  article: entriesOf('article').map((entry) => pathWith('article', withCategory(entry))),
  'faq-entry': entriesOf('faq-entry').map((entry) => pathWith('faq-entry', withCategory(entry))),
  'white-paper': entriesOf('white-paper').map((entry) => pathWith('white-paper', withCategory(entry))),
  testimonial: entriesOf('testimonial').map(({ key }) => pathWith('testimonial', { slug: key })),
  city: entriesOf('city').map(({ key }) => pathWith('city', { slug: key })),
  nursery: entriesOf('nursery').map(({ key }) => pathWith('nursery', { slug: key })),
  'content-page': entriesOf('page').flatMap(({ key, data }) => (data.indexable === false ? [] : [pathTo('content-page', { slug: key })])),
};

test.each(['', '/en'])('the site map names every indexable page, in its own language: %s/plan-du-site', async (prefix) => {
  const { hrefs } = await read(`${prefix}/plan-du-site`);
  const missing = routes
    .filter(({ indexable }) => indexable)
    .flatMap((route) => {
      const { id, pattern } = route;
      if (addresses[id]) return addresses[id];
      return 'categories' in route ? route.categories.map((category) => pathWith(id, { category })) : [pattern];
    })
    .map((path) => (prefix && path === '/' ? prefix : prefix + path))
    .filter((address) => !hrefs.includes(address));
  expect(missing).toEqual([]);
  const strange = hrefs.filter((href) => (prefix && href.startsWith('/') && !href.startsWith(prefix)) || /^\/en\/en(?:\/|$)/.test(href));
  expect(strange).toEqual([]);
});
