import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '../../../domain/locale.ts';
import { noCriteria } from '../../../domain/places/criteria/read-criteria.ts';
import { storedEntries } from '../../../harness/cms-stand-in/documents.ts';
import { entriesOf } from '../../../harness/cms-stand-in/seed.ts';
import { makeGazetteerFile } from '../../../harness/local/gazetteer.ts';
import { type RouteId, routes, siteMapKinds } from '../../../routes.ts';
import { nurseriesOfIds, nurseriesOfSlugs } from '../../../worker/accounts/cms/nursery-names.ts';
import { findPreviewPage } from '../../../worker/preview/preview-page.ts';
import { createTestApp } from '../../app/test-app.ts';
import { createFedIndex, type FedIndex } from '../../unit/search/fed-index.ts';
import { allPaths, routeOf } from '../../unit/seo/seed-pages.ts';
import { type BothCms, startBothCms } from './both-cms.ts';
import { createQuestionRecorder, type QuestionRecorder } from './record-questions.ts';

let cms: BothCms;
let recorder: QuestionRecorder;
/** Questions, and the collections of the CMS that they are about. */
const coverage = { questions: 0, collections: new Set<string>() };

/** An entry of every type that has a page, by the id of the stand-in. */
const previewed = [
  ...['home', 'team-member', 'article-category', 'article', 'faq-entry', 'white-paper', 'testimonial'],
  ...['lexicon-term', 'city', 'nursery', 'page'],
].map((type) => [type, storedEntries(`api::${type}.${type}`, 'fr').at(-1)?.fields.documentId].map(String));

beforeAll(async () => {
  cms = await startBothCms();
  // Another app loads what renders a page: the first page would spend on that the second that it has for what it can do without.
  await (await createTestApp(cms.standIn).get('/')).text();
  recorder = createQuestionRecorder(cms.standIn);
});

/** Expects both to answer the new questions of addresses alike; returns how many there were. */
async function compare(addresses: readonly string[]): Promise<number> {
  const { app, source } = recorder;
  const questions = await recorder.questionsOf(addresses);
  for (const { key, load } of questions) {
    const expected = await load();
    source.answer = cms.real;
    const answered = await load().finally(() => {
      source.answer = cms.standIn;
    });
    const address = app.cmsCalls.at(-1) ?? key;
    coverage.collections.add(new URL(address, 'http://cms').pathname.slice('/api/'.length));
    expect.soft(answered, decodeURIComponent(address)).toEqual(expected);
  }
  expect(app.logger.warn).not.toHaveBeenCalled();
  expect(app.logger.error).not.toHaveBeenCalled();
  coverage.questions += questions.length;
  return questions.length;
}

const idsOfRoutes = routes.map(({ id }): RouteId => id);

test.for(idsOfRoutes)('what pages of the route « %s » ask is answered alike, in both languages', { timeout: 120_000 }, async (id) => {
  await compare(allPaths.filter((path) => routeOf(path) === id));
});

test('what further pages of lists, and lists of one audience, ask is answered alike', async () => {
  const lists = ['/blog-famille?page=2', '/blog-entreprise?page=2', '/temoignages-clients?public=famille'];
  expect(await compare(lists.flatMap((path) => [path, `/en${path}`]))).toBeGreaterThan(1);
});

test('what site maps and feeds ask is answered alike', async () => {
  const files = siteMapKinds.map((kind) => `/sitemap-${kind}.xml`);
  const feeds = ['famille', 'entreprise', 'gestionnaire'].map((category) => `/blog-${category}/rss.xml`);
  expect(await compare(['/sitemap.xml', ...files, ...feeds])).toBeGreaterThan(6);
});

test('what addresses that are not there ask is answered alike: no entry, and the redirects of editors', async () => {
  const missing = ['/nulle-part', '/blog-famille/nulle-part', '/trouver-une-creche/nulle-part', '/creches-par-ville/nulle-part'];
  expect(await compare(missing.flatMap((path) => [path, `/en${path}`]))).toBe(4);
  expect(coverage.collections).toContain('redirects');
});

test('where the PDFs of white papers are is answered alike', async () => {
  const files = entriesOf('white-paper').map(({ key }) => `/livres-blancs/telecharger/${key}`);
  expect(await compare(files.flatMap((path) => [path, `${path}?locale=en`]))).toBeGreaterThan(4);
});

test('no type that the site shows was left out', () => {
  const types = ['articles', 'article-categories', 'cities', 'faq-entries', 'home', 'lexicon-terms', 'navigation', 'nurseries', 'pages'];
  const others = ['manifesto-signatures', 'redirects', 'site-setting', 'team-members', 'testimonials', 'white-papers'];
  expect([...coverage.collections].toSorted()).toEqual([...types, ...others].toSorted());
  expect(coverage.questions).toBeGreaterThan(400);
});

test('the page of an entry that an editor looks at is the same', async () => {
  const { app, source } = recorder;
  const targets = [...previewed, ['article', 'article-none'], ['city', 'city-none']];
  for (const [type = '', documentId = ''] of targets) {
    for (const locale of ['fr', 'en']) {
      const link = { uid: `api::${type}.${type}`, documentId, locale, status: 'published' as const };
      const expected = await findPreviewPage(link, app.dependencies.client);
      source.answer = cms.real;
      const answered = await findPreviewPage(link, app.dependencies.client).finally(() => {
        source.answer = cms.standIn;
      });
      expect(answered, `${documentId} ${locale}`).toBe(expected);
      if (!documentId.endsWith('-none')) expect(expected, documentId).not.toBeNull();
    }
  }
});

test('saved nurseries are named the same', async () => {
  const { app, source } = recorder;
  const slugs = entriesOf('nursery').map(({ key }) => key);
  const ids = slugs.map((slug) => `nursery-${slug}`);
  const ask = async () => [
    await nurseriesOfSlugs(app.dependencies, slugs.slice(0, 5)),
    await nurseriesOfIds(app.dependencies, [...ids.slice(3, 8), 'nursery-none']),
  ];
  const expected = await ask();
  source.answer = cms.real;
  const answered = await ask().finally(() => {
    source.answer = cms.standIn;
  });
  const byId = (lists: typeof expected) => lists.map((list) => list.toSorted((one, other) => (one.documentId < other.documentId ? -1 : 1)));
  expect(byId(answered)).toEqual(byId(expected));
});

describe('a search that was fed', () => {
  let fed: FedIndex;
  let expected: FedIndex;
  beforeAll(async () => {
    await makeGazetteerFile();
    expected = createFedIndex();
    fed = createFedIndex();
    fed.cms.answer = cms.real;
    expect([await expected.pass(), await fed.pass()]).toEqual(['complete', 'complete']);
  });

  /** The index, in an order of its own: that of the ids differs. */
  const rowsOf = (index: FedIndex) => [
    index.database.rows('SELECT kind, id, locale, path, title, note, body, place FROM documents ORDER BY kind, id, locale'),
    index.database.rows('SELECT * FROM nurseries ORDER BY slug').map(({ number, ...row }) => row),
  ];

  test('holds the same documents and nurseries', () => {
    const rows = rowsOf(fed);
    expect(rows).toEqual(rowsOf(expected));
    expect(rows[0]?.length).toBeGreaterThan(200);
    expect(rows[1]?.length).toBe(entriesOf('nursery').length);
  });

  test.for(['Lyon', '69003', 'Nantes', 'Paris 11', 'Marseille', 'nulle part'])('finds the same nurseries in « %s »', async (place) => {
    const criteria = { ...noCriteria, place, radius: 10 as const };
    expect(await fed.search.findNurseries(criteria)).toEqual(await expected.search.findNurseries(criteria));
    expect(await fed.search.mapPoints(criteria)).toEqual(await expected.search.mapPoints(criteria));
  });

  test.for(['berceau', 'crédit d’impôt', 'PSU', 'contact', 'creche lyon', 'bercau', 'xyzzy'])('finds the same for « %s »', async (text) => {
    for (const locale of locales) {
      const request = { text, locale, kind: null, page: 1 };
      expect(await fed.search.searchSite(request)).toEqual(await expected.search.searchSite(request));
    }
  });
});
