import { expect, test } from 'vitest';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { entriesOf } from '../../../harness/cms-stand-in/seed.ts';
import { createTestApp, type TestApp } from '../../app/test-app.ts';
import { structuredDataProblems } from '../../helpers/machines/check-structured-data.ts';
import { samplePaths } from '../../helpers/sample-paths.ts';
import { createFedApp } from '../search/fed-app.ts';
import { allPaths } from './seed-pages.ts';

type Node = Record<string, unknown> & { '@type': string | string[] };

const origin = 'https://site.example';

function graphsIn(html: string): { '@context': string; '@graph': Node[] }[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));
}

async function read(path: string, app: TestApp = createTestApp(answerFromSeed)) {
  const html = await (await app.get(path)).text();
  const [graph, ...others] = graphsIn(html);
  expect(others, path).toEqual([]);
  const nodes = graph?.['@graph'] ?? [];
  const ofType = (type: string) => nodes.find((node) => [node['@type']].flat().includes(type));
  return {
    html,
    graph,
    nodes,
    ofType,
    page: ofType('WebPage'),
    body: html.slice(html.indexOf('<body'), html.indexOf('<script type="application/ld')),
  };
}

test('every page of the seed has one graph that is right by the vocabulary of schema.org', async () => {
  const app = createTestApp(answerFromSeed);
  const problems: string[] = [];
  for (const path of allPaths) {
    const { graph, page, html } = await read(path, app);
    problems.push(...structuredDataProblems(graph).map((problem) => `${path}: ${problem}`));
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(page, path).toMatchObject({ '@id': `${canonical}#webpage`, url: canonical, isPartOf: { '@id': `${origin}/#website` } });
  }
  await app.settle();
  expect(problems).toEqual([]);
  expect(allPaths.length).toBeGreaterThan(300);
  expect(app.logger.error.mock.calls).toEqual([]);
}, 180_000);

test('the checker finds what is wrong', () => {
  const check = (...nodes: unknown[]) => structuredDataProblems({ '@context': 'https://schema.org', '@graph': nodes });
  const child = { '@type': 'ChildCare', '@id': '#c', name: 'A' };
  expect(check(child)).toEqual([]);
  expect(check({ ...child, '@type': 'Creche' })[0]).toContain('there is no type Creche');
  expect(check({ ...child, capacity: 3 })).toEqual(['ChildCare: ChildCare has no capacity']);
  expect(check({ ...child, maximumAttendeeCapacity: '45 places' })).toHaveLength(1);
  expect(check({ ...child, maximumAttendeeCapacity: 4.5 })).toHaveLength(1);
  expect(check({ ...child, url: '/relative' })).toHaveLength(1);
  expect(check({ ...child, name: ' ' })).toHaveLength(1);
  expect(check({ ...child, geo: 'Paris' })).toHaveLength(1);
  expect(check({ ...child, geo: { '@type': 'Person', name: 'B' } })).toHaveLength(1);
  expect(check({ ...child, founder: { '@id': '#nobody' } })).toEqual(['ChildCare.founder: there is no #nobody']);
  expect(check({ ...child, founder: { '@id': '#c' } })).toEqual([]);
  expect(check({ ...child, geo: { '@id': '#c' } })).toHaveLength(1);
  expect(check({ ...child, branchOf: { '@id': '#c' } })[0]).toContain('deprecated');
  expect(check(child, child)).toEqual(['#c is there twice']);
  expect(check({ '@type': 'Article', datePublished: '2026-13-01' })).toHaveLength(1);
  expect(check({ '@type': 'OpeningHoursSpecification', opens: '7:30', dayOfWeek: 'Lundi' })).toHaveLength(2);
});

test('the home page is about us, and says how we are reached; other pages only name us', async () => {
  const home = await read('/');
  expect(home.page).toMatchObject({ '@type': 'WebPage', '@id': `${origin}/#webpage`, about: { '@id': `${origin}/#identity` } });
  expect(home.page?.potentialAction).toEqual({ '@type': 'ReadAction', target: [`${origin}/`] });
  expect(home.ofType('Organization')).toMatchObject({ telephone: '+33 2 61 91 00 00', email: 'bonjour@creche-sereine.example' });
  const search = home.ofType('WebSite')?.potentialAction as { target: { urlTemplate: string } };
  expect(search.target.urlTemplate).toBe(`${origin}/recherche?q={search_term_string}`);
  const team = await read('/equipe');
  expect(team.page).not.toHaveProperty('about');
  expect(team.ofType('Organization')).not.toHaveProperty('telephone');
  expect(team.ofType('BreadcrumbList')).toMatchObject({
    '@id': `${origin}/equipe#breadcrumb`,
    itemListElement: [
      { position: 1, item: { '@id': `${origin}/` } },
      { position: 2, name: 'L’équipe de Crèche Sereine' },
    ],
  });
});

test('the kind of a page comes from its address; only plain pages are there to be read', async () => {
  for (const [path, type] of [
    ['/contact', 'ContactPage'],
    ['/faq-famille', 'FAQPage'],
    [samplePaths['faq-entry'], 'FAQPage'],
    [samplePaths['site-search'], 'SearchResultsPage'],
  ] as const) {
    const { page } = await read(path);
    expect(page?.['@type'], path).toEqual(['WebPage', type]);
    expect(page, path).not.toHaveProperty('potentialAction');
  }
});

test('an article has author, publisher and dates, which its page has too', async () => {
  const path = samplePaths.article;
  const { ofType, page, body } = await read(path);
  const article = ofType('Article');
  expect(article).toMatchObject({
    '@id': `${origin}${path}#article`,
    publisher: { '@id': `${origin}/#identity` },
    author: { '@type': 'Person' },
    mainEntityOfPage: { '@id': `${origin}${path}#webpage` },
    inLanguage: 'fr',
  });
  expect(page).toMatchObject({ datePublished: article?.datePublished, dateModified: article?.dateModified });
  expect(String(article?.headline).length).toBeLessThanOrEqual(110);
  const author = article?.author as { name: string } | undefined;
  expect(body).toContain(author?.name);
});

test('an article without author or dates is ours, and claims none', async () => {
  const { ofType, page } = await read(
    samplePaths.article,
    createTestApp((url) => {
      const answer = answerFromSeed(url) as { data: Record<string, unknown>[] };
      if (url.pathname !== '/api/articles' || !Array.isArray(answer.data)) return answer;
      return { ...answer, data: answer.data.map((entry) => ({ ...entry, author: null, publishedOn: null, updatedOn: null, cover: null })) };
    }),
  );
  expect(ofType('Article')).toMatchObject({ author: { '@id': `${origin}/#identity` } });
  for (const node of [ofType('Article'), page]) {
    expect(node).not.toHaveProperty('datePublished');
    expect(node).not.toHaveProperty('image');
  }
});

test('a nursery says what is known, in the figures its page shows', async () => {
  const path = '/trouver-une-creche/la-verriere-aux-moineaux-paris';
  const { ofType, page } = await read(path);
  expect(ofType('ChildCare')).toMatchObject({
    name: 'La Verrière aux Moineaux',
    address: { streetAddress: '14 passage des Menuisiers', postalCode: '75011', addressLocality: 'Paris', addressCountry: 'FR' },
    geo: { '@type': 'GeoCoordinates' },
    areaServed: { '@type': 'City', name: 'Paris' },
    maximumAttendeeCapacity: 45,
  });
  expect(page?.mainEntity).toEqual({ '@id': `${origin}${path}#/schema/child-care/1` });
  const hours = ofType('ChildCare')?.openingHoursSpecification as { dayOfWeek: string[]; opens: string }[];
  expect(hours[0]).toMatchObject({ opens: '07:30', closes: '18:45' });
  // It takes no calls itself.
  expect(ofType('ChildCare')).not.toHaveProperty('telephone');
});

test('what is not known of a nursery is not claimed', async () => {
  const app = createTestApp((url) => {
    if (!/nurseries/.test(url.pathname)) return answerFromSeed(url);
    return { data: [{ documentId: 'n1', name: 'Sans rien', slug: 'sans-rien' }] };
  });
  const { ofType, graph } = await read('/trouver-une-creche/sans-rien', app);
  expect(structuredDataProblems(graph)).toEqual([]);
  expect(Object.keys(ofType('ChildCare') ?? {})).toEqual(['@type', '@id', 'name', 'url', 'address']);
});

test('a story of a client is a review that says what kind of text it is, rated from 1 to 5 where it is', async () => {
  const rated = entriesOf('testimonial').filter(({ data }) => typeof data.rating === 'number');
  expect(rated.length).toBeGreaterThan(0);
  for (const { key, data } of entriesOf('testimonial')) {
    const { ofType, body, html } = await read(pathTo('testimonial', { slug: key }));
    const review = ofType('Review');
    expect(review).toMatchObject({ genre: 'Récit d’exemple', publisher: { '@id': `${origin}/#identity` } });
    expect(body).toContain('Récit d’exemple');
    expect(review?.reviewRating).toEqual(
      typeof data.rating === 'number' ? { '@type': 'Rating', ratingValue: data.rating, bestRating: 5, worstRating: 1 } : undefined,
    );
    expect(html).not.toContain('AggregateRating');
  }
});

test('questions have the answers that stand on the page', async () => {
  const { page, html } = await read('/faq-famille');
  const questions = page?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions).toHaveLength(entriesOf('faq-entry').filter(({ data }) => data.category === 'famille').length);
  expect(questions[0]?.acceptedAnswer.text).not.toMatch(/[<>]|&\w+;/);
  expect(html).toContain(questions[0]?.acceptedAnswer.text.slice(0, 30));
});

test('every term of the lexicon has its anchor', async () => {
  const { ofType, html } = await read('/lexique');
  const terms = ofType('DefinedTermSet')?.hasDefinedTerm as { url: string }[];
  expect(terms).toHaveLength(entriesOf('lexicon-term').length);
  for (const { url } of terms) expect(html).toContain(` id="${url.split('#')[1]}"`);
});

test('lists name the pages they lead to', async () => {
  const app = await createFedApp();
  for (const id of [
    'blog-list',
    'white-paper-list',
    'testimonials',
    'cities',
    'city',
    'nursery-finder',
    'nursery-search',
    'team',
  ] as const) {
    const { ofType, page } = await read(samplePaths[id], app);
    const list = ofType('ItemList') as (Node & { itemListElement: { position: number }[]; numberOfItems: number }) | undefined;
    expect(
      list?.itemListElement.map(({ position }) => position),
      id,
    ).toEqual(list?.itemListElement.map((_, index) => index + 1));
    expect(list?.numberOfItems, id).toBeGreaterThan(0);
    expect(page?.mainEntity, id).toEqual({ '@id': list?.['@id'] });
  }
});

test('a graph cannot leave its element, whatever editors write', async () => {
  const { html, ofType } = await read(
    samplePaths.article,
    createTestApp((url) => {
      const answer = answerFromSeed(url) as { data: Record<string, unknown>[] };
      if (url.pathname !== '/api/articles' || !Array.isArray(answer.data)) return answer;
      return { ...answer, data: answer.data.map((entry) => ({ ...entry, title: '</script><script>alert(1)</script>\u2028' })) };
    }),
  );
  expect(html).not.toContain('<script>alert');
  expect(ofType('Article')?.headline).toContain('<script>alert(1)');
});

test('screens without a page, and payloads, have no graph', async () => {
  expect((await read('/nulle-part')).graph).toBeUndefined();
  expect((await read('/equipe/_payload.json?build-1')).graph).toBeUndefined();
});
