import { expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { entriesOf } from '../../../harness/cms-stand-in/seed.ts';
import { feedEntry } from '../../../worker/search/feed/feed-entry.ts';
import { indexOfEachTest } from './fed-index.ts';

const index = indexOfEachTest();

const count = (table: string) => Number(index.database.rows(`SELECT count(*) AS n FROM ${table}`)[0]?.n);
/** Everything readers could find, in an order of its own. */
const snapshot = () =>
  index.database
    .rows('SELECT kind, id, locale, path, title, note, body FROM documents ORDER BY kind, id, locale')
    .map((row) => JSON.stringify(row));

test('a pass takes in all of the CMS, and our own pages', async () => {
  expect(await index.pass()).toBe('complete');
  expect(count('nurseries')).toBe(entriesOf('nursery').length);
  for (const [type, kind] of [
    ['article', 'articles'],
    ['faq-entry', 'questions'],
    ['white-paper', 'white-papers'],
    ['lexicon-term', 'terms'],
    ['city', 'cities'],
  ]) {
    const fed = index.database.rows(`SELECT count(*) AS n FROM documents WHERE kind = '${kind}' AND locale = 'fr'`)[0]?.n;
    expect(fed, kind).toBe(entriesOf(type ?? '').length);
  }
  expect(count("documents WHERE kind = 'routes' AND locale = 'en'")).toBeGreaterThan(10);
  expect(count('document_words')).toBe(count('documents'));
  expect(count('index_changes')).toBe(0);
  expect(index.logger.info).toHaveBeenCalledWith('index-fed', expect.objectContaining({ generation: 1 }));
});

test('names of picture files are not part of what a page says', async () => {
  await index.pass();
  const bodies = index.database.rows("SELECT body FROM documents WHERE kind = 'pages'").map(({ body }) => String(body));
  expect(bodies.length).toBeGreaterThan(10);
  for (const body of bodies) expect(body).not.toMatch(/\.jpg|thumbnail_/);
});

test('a second pass writes nothing where nothing has changed', async () => {
  await index.pass();
  const before = index.database.rows('SELECT max(number) AS n FROM documents');
  expect(await index.pass()).toBe('complete');
  expect(index.database.rows('SELECT max(number) AS n FROM documents')).toEqual(before);
  expect(index.logger.info).toHaveBeenLastCalledWith('index-fed', { generation: 2, changes: 0 });
});

test('a pass that breaks leaves the index as it was, and the next run goes on from there', async () => {
  await index.pass();
  const before = snapshot();
  const edited = (url: URL) => JSON.parse(JSON.stringify(answerFromSeed(url)).replaceAll('crèche', 'cabane')) as unknown;
  index.cms.answer = (url) => {
    if (url.pathname.endsWith('/cities')) throw new Error('down');
    return edited(url);
  };
  await expect(index.pass()).rejects.toThrow('down');
  expect(snapshot()).toEqual(before);
  expect(count('index_changes')).toBeGreaterThan(0);

  index.cms.answer = edited;
  index.cms.calls = [];
  expect(await index.pass()).toBe('complete');
  expect(index.cms.calls.some((call) => call.includes('/articles'))).toBe(false);
  expect(snapshot()).not.toEqual(before);
  expect(snapshot().join()).toContain('cabane');
});

test('a pass goes on from run to run, however few pages each may read', async () => {
  let runs = 0;
  while ((await index.pass(2)) === 'more') runs += 1;
  expect(runs).toBeGreaterThan(2);
  expect(count('nurseries')).toBe(entriesOf('nursery').length);
});

test('only one pass runs at a time, and one that died does not hold the place for ever', async () => {
  index.database.fill([`INSERT INTO index_state VALUES ('lease', '{"until":${index.clock.now + 60_000}}')`]);
  expect(await index.pass()).toBe('busy');
  index.clock.now += 61_000;
  expect(await index.pass()).toBe('complete');
});

test('entries that are deleted or unpublished leave with the next pass', async () => {
  await index.pass();
  const [gone] = entriesOf('article');
  index.cms.answer = (url) => {
    const answer = answerFromSeed(url) as { data: { slug?: string }[] };
    return url.pathname.endsWith('/articles') ? { data: answer.data.filter(({ slug }) => slug !== gone?.data.slug) } : answer;
  };
  const before = count("documents WHERE kind = 'articles'");
  await index.pass();
  expect(count("documents WHERE kind = 'articles' AND locale = 'fr'")).toBe(entriesOf('article').length - 1);
  expect(count("documents WHERE kind = 'articles'")).toBeLessThan(before);
  expect(count('document_words')).toBe(count('documents'));
});

test('a CMS that has lost most of its content is not believed at once', async () => {
  await index.pass();
  const before = snapshot();
  index.cms.answer = (url) => (url.pathname.endsWith('/nurseries') ? { data: [] } : answerFromSeed(url));
  expect(await index.pass()).toBe('refused');
  expect(await index.pass()).toBe('refused');
  expect(snapshot()).toEqual(before);
  expect(index.logger.error).toHaveBeenCalledWith('index-pass-refused', expect.any(Error), { count: 1 });
  // It says so again and again: then somebody has meant it.
  expect(await index.pass()).toBe('complete');
  expect(count('nurseries')).toBe(0);
});

test('what the CMS answers is read strictly: nonsense breaks the pass and nothing else', async () => {
  await index.pass();
  const before = snapshot();
  index.cms.answer = () => ({ data: null });
  await expect(index.pass()).rejects.toThrow('unreadable');
  index.cms.answer = (url) => (url.pathname.endsWith('/articles') ? '<html>' : answerFromSeed(url));
  await expect(index.pass()).rejects.toThrow('unreadable');
  expect(snapshot()).toEqual(before);
});

test('an entry of the webhook is taken in at once, as it is in the CMS then', async () => {
  const [nursery] = entriesOf('nursery');
  const id = `nursery-${nursery?.key}`;
  const feed = () =>
    feedEntry({ kind: 'nurseries', id }, { client: index.client, database: index.database.d1, clock: () => index.clock.now });
  await feed();
  expect(index.database.rows('SELECT id, slug FROM nurseries')).toEqual([{ id, slug: nursery?.data.slug }]);
  await feed();
  expect(count('nurseries')).toBe(1);
  expect(count('documents')).toBe(1);
  // A draft is no published entry: the CMS does not answer it.
  index.cms.answer = () => ({ data: [] });
  await feed();
  expect(count('nurseries')).toBe(0);
  expect(count('document_words')).toBe(0);
  expect(count('index_entries')).toBe(0);
});

test('what the webhook brings is newer than what a pass under way has read', async () => {
  await index.pass();
  const rename = (name: string) => (url: URL) => {
    const answer = answerFromSeed(url) as { data: Record<string, unknown>[] };
    return url.pathname.endsWith('/articles') ? { ...answer, data: answer.data.map((entry) => ({ ...entry, title: name })) } : answer;
  };
  index.cms.answer = rename('Ancien');
  expect(await index.pass(5)).toBe('more');
  const [article] = entriesOf('article');
  const id = `article-${article?.key}`;
  index.cms.answer = rename('Nouveau');
  await feedEntry({ kind: 'articles', id }, { client: index.client, database: index.database.d1, clock: () => index.clock.now });
  while ((await index.pass(8)) === 'more');
  const titles = index.database.rows("SELECT id, title FROM documents WHERE kind = 'articles' AND locale = 'fr'");
  expect(titles.find((row) => row.id === id)?.title).toBe('Nouveau');
  expect(titles.filter(({ title }) => title === 'Ancien').length).toBe(titles.length - 1);
});

test('dirty entries of the directory stand where they can, and never break a pass', async () => {
  const dirty = {
    lost: { cityName: 'Nantes', postalCode: '44000', latitude: null, longitude: null },
    swapped: { cityName: '69003', postalCode: 'Lyon', latitude: 0, longitude: 0 },
    misplaced: { inseeCode: '59350', cityName: 'Lille', postalCode: '59000', latitude: 3.06, longitude: 50.63 },
    nowhere: { cityName: null, postalCode: '92025', latitude: null, longitude: null },
    bare: {},
  };
  index.cms.answer = (url) =>
    url.pathname.endsWith('/nurseries')
      ? {
          data: [
            { documentId: 'broken' },
            ...Object.entries(dirty).map(([slug, fields]) => ({ documentId: slug, slug, name: `La ${slug}`, ...fields })),
          ],
        }
      : answerFromSeed(url);
  expect(await index.pass()).toBe('complete');
  const rows = index.database.rows('SELECT slug, commune, latitude IS NULL AS is_nowhere, is_approximate FROM nurseries ORDER BY slug');
  expect(rows).toEqual([
    { slug: 'bare', commune: null, is_nowhere: 1, is_approximate: 1 },
    { slug: 'lost', commune: '44109', is_nowhere: 0, is_approximate: 1 },
    { slug: 'misplaced', commune: '59350', is_nowhere: 0, is_approximate: 1 },
    { slug: 'nowhere', commune: null, is_nowhere: 1, is_approximate: 1 },
    { slug: 'swapped', commune: '69123', is_nowhere: 0, is_approximate: 1 },
  ]);
});
