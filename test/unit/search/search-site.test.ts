import { beforeAll, expect, test } from 'vitest';
import type { Segment } from '../../../domain/search/site-search.ts';
import { applyNow } from '../../../worker/search/feed/apply-changes.ts';
import { changeOf } from '../../../worker/search/feed/entry-change.ts';
import type { SiteSearchRequest } from '../../../worker/search/site-search-result.ts';
import { createFedIndex, type FedIndex } from './fed-index.ts';
import { addNurseries, makeNursery } from './nursery-maker.ts';

let index: FedIndex;
beforeAll(async () => {
  index = createFedIndex();
  await index.pass();
});

const search = (text: string, more: Partial<SiteSearchRequest> = {}) =>
  index.search.searchSite({ text, locale: 'fr', kind: null, page: 1, ...more });
const placesOf = async (text: string) => (await search(text)).places.map(({ label }) => label);
const plain = (segments: Segment[]) => segments.map(({ text }) => text).join('');
const marked = (segments: Segment[]) => segments.filter(({ isMatch }) => isMatch).map(({ text }) => text);

test.for(['', '  ', 'ab', '  a ', '🙂🙂'])('« %s » is too short', async (text) => {
  expect(await search(text)).toMatchObject({ state: 'too-short', total: 0, groups: [] });
});

test.for(['%%%', '"*"', '***', '---', '🙂🙂🙂', '李李李', '(((', '^^^^'])('« %s » holds no word and finds nothing', async (text) => {
  expect(await search(text)).toMatchObject({ state: 'none', total: 0 });
});

test('operators of the index are words like others', async () => {
  const words = (await search('crèche berceau')).total;
  for (const text of ['crèche AND berceau', '"crèche" berceau', 'crèche* ^berceau', '{title} : crèche berceau'.replace('{title} : ', '')])
    expect((await search(text)).total, text).toBe(words);
  for (const text of [
    'NEAR(crèche berceau, 1)',
    'title : crèche',
    'crèche OR',
    'scope:frpages',
    "'; DROP TABLE documents; --",
    'a"b*c^d(e)f{g}h',
  ])
    expect(['found', 'none']).toContain((await search(text)).state);
  expect((await search('crèche')).state).toBe('found');
});

test('10 KB of text costs no more than a dozen words', async () => {
  expect((await search('crèche '.repeat(1500))).state).toBe('found');
  expect(['found', 'none']).toContain((await search(Array.from({ length: 2000 }, (_, number) => `mot${number}`).join(' '))).state);
});

test('accents, case, apostrophes, dashes and ligatures do not matter', async () => {
  const total = (await search('crédit d’impôt famille')).total;
  expect(total).toBeGreaterThan(5);
  for (const text of ["credit d'impot famille", 'CRÉDIT D‘IMPÔT FAMILLE', 'cre\u0301dit‑d’impo\u0302t famille'])
    expect((await search(text)).total, text).toBe(total);
  expect((await search('cœur')).total).toBe((await search('coeur')).total);
});

test('results are grouped by kind with all counts, and a few of each', async () => {
  const { groups, total } = await search('crèche');
  expect(new Set(groups.map(({ kind }) => kind)).size).toBe(groups.length);
  expect(groups.map(({ kind }) => kind).sort()).toEqual(['articles', 'cities', 'nurseries', 'pages', 'questions', 'terms', 'white-papers']);
  expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total);
  for (const { hits, total: count } of groups) expect(hits.length).toBe(Math.min(5, count));
  expect(groups.find(({ kind }) => kind === 'nurseries')?.total).toBe(64);
});

test('one kind is shown in pages of twenty, the others are counted', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => search('crèche', { kind: 'nurseries', page })));
  const hrefs = pages.flatMap(({ groups }) => groups.find(({ kind }) => kind === 'nurseries')?.hits.map(({ href }) => href) ?? []);
  expect(hrefs.length).toBe(64);
  expect(new Set(hrefs).size).toBe(64);
  expect(pages[0]).toMatchObject({ page: 1, pageCount: 4 });
  expect(pages[0]?.groups.find(({ kind }) => kind === 'articles')).toMatchObject({ hits: [], total: expect.any(Number) });
  expect(await search('crèche', { kind: 'nurseries', page: 99 })).toEqual(pages[3]);
});

test('what fits is marked in title and excerpt, as it is written there', async () => {
  const { groups } = await search('credit impot famille');
  const hit = groups[0]?.hits[0];
  expect(plain(hit?.title ?? [])).toContain('crédit d’impôt famille');
  expect(marked(hit?.title ?? [])).toEqual(['crédit', 'impôt', 'famille']);
  expect(plain(hit?.excerpt ?? []).length).toBeLessThan(200);
  expect(plain(hit?.excerpt ?? [])).not.toMatch(/[#*_<>]|\]\(/);
});

test('a nursery says its town, a term its other names', async () => {
  const nursery = (await search('verrière aux moineaux')).groups[0]?.hits[0];
  expect(plain(nursery?.note ?? [])).toBe('75011 Paris');
  const term = (await search('agrément')).groups.find(({ kind }) => kind === 'terms')?.hits[0];
  expect(marked(term?.note ?? [])).toContain('agrément');
});

test('an entry of the lexicon that is called so stands on top, by each of its names', async () => {
  expect((await search('PSU')).term).toMatchObject({
    term: 'PSU',
    href: '/lexique#psu',
    definition: expect.stringMatching(/^.{100,330}$/s),
  });
  expect((await search('agrément')).term?.href).toBe('/lexique#autorisation');
  expect((await search('prix psu')).term).toBeNull();
});

test('a place of that name is offered to look for nurseries at', async () => {
  expect(await placesOf('nantes')).toEqual(['Nantes (44)']);
  expect(await placesOf('crèche à Nantes')).toEqual(['Nantes (44)']);
  expect(await placesOf('paris 11')).toEqual(['Paris 11e']);
  expect(await placesOf('44000')).toEqual(['Nantes (44)']);
  for (const text of ['couches', 'crèche', 'contact', 'places']) expect(await placesOf(text), text).toEqual([]);
});

test('towns that share a name are all offered', async () => {
  expect(await placesOf('saint denis')).toEqual(['Saint-Denis (974)', 'Saint-Denis (93)']);
});

test('a letter that is wrong, missing, too many or swapped is corrected in words of five letters and more', async () => {
  for (const text of ['montesori', 'montessorri', 'montezsori', 'monetssori', 'berseau', 'bereau', 'crechhe'])
    expect(await search(text), text).toMatchObject({ state: 'found', isCorrected: true });
  expect((await search('berseau psu')).suggestion).toBe('berceau psu');
  // Four letters have too many neighbours.
  expect((await search('psux')).state).toBe('none');
});

test('where nothing has all the words, some are enough, and it says so', async () => {
  const { state, isPartial, groups } = await search('berceau xyzzy');
  expect({ state, isPartial }).toEqual({ state: 'found', isPartial: true });
  expect(marked(groups[0]?.hits[0]?.title ?? []).join()).toMatch(/berceaux?/i);
  expect((await search('berceau')).isPartial).toBe(false);
});

test('in English, English versions are found by English words, and French ones stand in where there are none', async () => {
  const english = await search('nursery', { locale: 'en' });
  const hit = english.groups.flatMap(({ hits }) => hits).find(({ lang }) => lang === undefined);
  expect(hit?.href).toMatch(/^\/en\//);
  expect((await search('nursery')).groups.flatMap(({ hits }) => hits).every(({ href }) => !href.startsWith('/en'))).toBe(true);
  const french = (await search('verrière aux moineaux', { locale: 'en' })).groups[0]?.hits[0];
  expect(french).toMatchObject({ href: '/en/trouver-une-creche/la-verriere-aux-moineaux-paris', lang: 'fr' });
  // No entry in both languages.
  const all = await search('crèche', { locale: 'en', kind: 'terms' });
  const hrefs = all.groups.find(({ kind }) => kind === 'terms')?.hits.map(({ href }) => href) ?? [];
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('no question reads a table as a whole', async () => {
  index.database.takeScans();
  for (const text of ['crèche', 'montesori', 'berceau xyzzy', 'nantes', 'paris 11']) {
    await search(text);
    await search(text, { kind: 'nurseries', page: 2 });
  }
  expect(index.database.takeScans()).toEqual([]);
});

test('of a word that very many documents hold, five hundred are listed and no more are counted', async () => {
  const numbers = Array.from({ length: 620 }, (_, number) => `zoulou-${number}`);
  await addNurseries(
    index.database,
    numbers.map((slug) => makeNursery(slug, { name: `Zoulou ${slug}` })),
  );
  const first = await search('zoulou');
  expect(first).toMatchObject({ total: 501, state: 'found' });
  const last = await search('zoulou', { kind: 'nurseries', page: 99 });
  expect(last).toMatchObject({ page: 25, pageCount: 25 });
  expect(last.groups[0]?.hits).toHaveLength(20);
  expect((await search('zoulou 619')).groups[0]?.hits[0]?.href).toBe('/trouver-une-creche/zoulou-619');
});

test('of a crowd five hundred are counted, and those whose titles hold the word come first', async () => {
  const crowdIndex = createFedIndex();
  await crowdIndex.pass();
  const changes = Array.from({ length: 620 }, (_, number) =>
    changeOf('nurseries', {
      id: `crowd-${number}`,
      nursery: null,
      texts: {
        fr: {
          path: `/c-${number}`,
          title: number === 610 ? 'Les Zibelines' : `Nid ${number}`,
          note: '',
          keywords: '',
          body: 'Une zibeline.',
        },
      },
    }),
  );
  await applyNow(crowdIndex.database.d1, await Promise.all(changes));
  const find = (text: string, more: Partial<SiteSearchRequest> = {}) =>
    crowdIndex.search.searchSite({ text, locale: 'fr', kind: null, page: 1, ...more });
  const all = await find('zibeline');
  expect(all).toMatchObject({ total: 501, groups: [{ kind: 'nurseries', total: 501 }] });
  expect(plain(all.groups[0]?.hits[0]?.title ?? [])).toBe('Les Zibelines');
  // The pages of one kind hold each of five hundred once.
  const hrefs: string[] = [];
  for (const page of [1, 2, 3, 25])
    hrefs.push(...((await find('zibeline', { kind: 'nurseries', page })).groups[0]?.hits ?? []).map(({ href }) => href));
  expect(new Set(hrefs).size).toBe(80);
  // A word of a few documents is scored as ever, and a kind that is only counted tells its number.
  expect(await find('zibeline', { kind: 'articles' })).toMatchObject({ total: 501, groups: [{ kind: 'nurseries', total: 501, hits: [] }] });
  const articles = async (from: typeof find) => (await from('crédit')).groups.find(({ kind }) => kind === 'articles')?.hits;
  expect(await articles(find)).toEqual(await articles(search));
});

test('where very many documents hold longer words, five hundred of a kind are counted, and the best come first all the same', async () => {
  const beginning = createFedIndex();
  await beginning.pass();
  const find = (text: string, more: Partial<SiteSearchRequest> = {}) =>
    beginning.search.searchSite({ text, locale: 'fr', kind: null, page: 1, ...more });
  const titles = async (text: string) => {
    const { groups } = await find(text, { kind: 'nurseries' });
    return groups.flatMap(({ hits }) => hits.map(({ title }) => plain(title)));
  };
  const makeMany = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => makeNursery(`zeb-${from + index}`, { name: `Zebulon${from + index}` }));
  await addNurseries(beginning.database, [...makeMany(0, 300), makeNursery('zebulon', { name: 'Zebulon' })]);
  const few = await titles('zebulon');
  expect(few[0]).toBe('Zebulon');
  expect(await find('zebulon')).toMatchObject({ total: 301 });
  // Too many to be scored in one statement.
  await addNurseries(beginning.database, makeMany(300, 450));
  expect(await find('zebulon')).toMatchObject({ total: 451, groups: [{ kind: 'nurseries', total: 451 }] });
  expect(await titles('zebulon')).toEqual(few);
  await addNurseries(beginning.database, makeMany(450, 620));
  expect(await find('zebulon')).toMatchObject({ total: 501, groups: [{ kind: 'nurseries', total: 501 }] });
  const articles = async (from: typeof find, text: string) => (await from(text)).groups.find(({ kind }) => kind === 'articles')?.hits;
  expect(await articles(find, 'crédit')).toEqual(await articles(search, 'crédit'));
});
