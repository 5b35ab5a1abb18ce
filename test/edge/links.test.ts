import { beforeAll, expect, test } from 'vitest';
import { pathWith } from '../../domain/addresses/paths.ts';
import { localizePath, splitLocale } from '../../domain/locale.ts';
import { siteFor, type TestSite } from '../../harness/site/site.ts';
import { type RouteId, routes } from '../../routes.ts';
import { crawl, type Visit } from '../helpers/crawl.ts';
import type { HtmlPage } from '../helpers/html-page.ts';

const origin = 'https://site.example';
/** The account of a reader who is not signed in: the header of every page leads there, and it leads on to these. */
const accounts = ['/compte', '/en/compte'];
const entrances = ['/compte/connexion', '/en/compte/connexion'];
let site: TestSite;
let visits: Visit[];
let pages: { path: string; page: HtmlPage }[];

beforeAll(async () => {
  site = await siteFor({ cms: 'real' });
  visits = await crawl(site, ['/', '/plan-du-site', '/en', ...entrances]);
  pages = visits.flatMap(({ path, page }) => (page ? [{ path, page }] : []));
}, 300_000);

/** The paths of the pages of which something is wrong, with what it is. */
function problems(problemOf: (page: HtmlPage, path: string) => string | false | null | undefined): string[] {
  return pages.flatMap(({ path, page }) => {
    const problem = problemOf(page, path);
    return problem ? [`${path}: ${problem}`] : [];
  });
}

/** The values that several pages share. */
function repeated(readValue: (page: HtmlPage) => string): string[][] {
  const byValue = Map.groupBy(
    pages.filter(({ path, page }) => page.isIndexable && page.canonical === origin + path),
    ({ page }) => readValue(page),
  );
  return [...byValue].filter(([, sharing]) => sharing.length > 1).map(([value, sharing]) => [value, ...sharing.map(({ path }) => path)]);
}

test('every link inside the site leads somewhere, without a redirect', () => {
  expect(pages.length).toBeGreaterThan(300);
  // The way to a service that signs people in leads out of the site.
  const lost = visits.filter(({ path, status }) => status !== 200 && !accounts.includes(path) && !path.startsWith('/connect/'));
  expect(lost.map(({ path, from, status }) => `${status} ${path} from ${from}`)).toEqual([]);
});

test('the account in the header leads who is not signed in to the entrance', async () => {
  for (const [index, path] of accounts.entries()) {
    expect(pages.filter(({ page }) => page.links.includes(path)).length).toBeGreaterThan(100);
    const response = await site.fetch(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, `${entrances[index]}?retour=%2Fcompte`]);
  }
});

test('every anchor that is linked to is there', () => {
  const byPath = new Map(pages.map(({ path, page }) => [path, page]));
  expect(
    problems(({ links }, path) => {
      const lost = links.filter((href) => {
        if (!/^[/#].*#|^#/.test(href)) return false;
        const { pathname, search, hash } = new URL(href, origin + path);
        const page = byPath.get(pathname + search) ?? byPath.get(pathname);
        return !page?.ids.has(decodeURIComponent(hash.slice(1)));
      });
      return [...new Set(lost)].join(', ');
    }),
  ).toEqual([]);
});

test.for([
  { id: 'content-page', collection: 'pages' },
  { id: 'article', collection: 'articles' },
  { id: 'faq-entry', collection: 'faq-entries' },
  { id: 'white-paper', collection: 'white-papers' },
  { id: 'testimonial', collection: 'testimonials' },
  { id: 'city', collection: 'cities' },
  { id: 'nursery', collection: 'nurseries' },
] as const satisfies { id: RouteId; collection: string }[])('no $id of the CMS is an orphan', async ({ id, collection }) => {
  const reached = new Set(visits.map(({ path }) => path));
  const { data, meta } = (await site.cms.read(`/api/${collection}?pagination[pageSize]=100`)) as {
    data: { slug: string; category?: string }[];
    meta: { pagination: { total: number } };
  };
  expect(data).toHaveLength(meta.pagination.total);
  const expected = data.flatMap(({ slug, category = '' }) => [pathWith(id, { slug, category }), pathWith(id, { slug, category }, 'en')]);
  expect(expected.filter((path) => !reached.has(path))).toEqual([]);
});

/** Reached from the account, from mails and from a form, which is followed where they are tested. */
const ofWhoIsKnown: RouteId[] = ['account', 'account-new-password', 'account-password', 'account-data', 'followed-request'];

test('every fixed page is reached in both languages, and every list of a category', () => {
  const reached = new Set(visits.map(({ path }) => path.split('?')[0]));
  const expected = routes.flatMap((route) => {
    if (route.id === 'component-preview' || ofWhoIsKnown.includes(route.id) || /\{slug/.test(route.pattern)) return [];
    return 'categories' in route ? route.categories.map((category) => route.pattern.replace('{category}', category)) : [route.pattern];
  });
  expect(expected.flatMap((path) => [path, localizePath(path, 'en')]).filter((path) => !reached.has(path))).toEqual([]);
});

test('every page has one h1, a title and a description of its own', () => {
  expect(problems(({ headings }) => headings.length !== 1 && `${headings.length} h1`)).toEqual([]);
  expect(problems(({ title }) => title.length < 15 && `title ${title}`)).toEqual([]);
  expect(problems(({ description }) => description.length < 50 && `description ${description}`)).toEqual([]);
  expect(repeated(({ title }) => title)).toEqual([]);
  expect(repeated(({ description }) => description)).toEqual([]);
});

test('no list is empty, and no text is a filler, a key or a value that was forgotten', () => {
  expect(problems(({ emptyLists }) => emptyLists > 0 && 'an empty list')).toEqual([]);
  const leftover =
    /lorem ipsum|\bundefined\b|\[object |\bNaN\b|\bnull\b|\bTODO\b|\{\{|(?<![\w.@/-])(?!www\.)[a-z]+(?:\.[a-z]+){2,}(?![\w.])/i;
  expect(problems(({ texts }) => texts.find((text) => leftover.test(text)))).toEqual([]);
});

test('every image has its size, and a text or none on purpose', () => {
  const isComplete = (image: Record<string, string>) => image.alt !== undefined && Number(image.width) > 0 && Number(image.height) > 0;
  expect(problems(({ images }) => images.find((image) => !isComplete(image))?.src)).toEqual([]);
});

test('every page names its language, and one without a translation is French inside, canonical to the French one and not indexed', () => {
  expect(problems(({ lang }, path) => lang !== splitLocale(path).locale && `lang ${lang}`)).toEqual([]);
  const untranslated = pages.filter(({ page }) => page.mainLang !== null);
  expect(untranslated.length).toBeGreaterThan(20);
  for (const { path, page } of untranslated) {
    const { locale, path: french } = splitLocale(path);
    expect([locale, page.mainLang, page.canonical, page.isIndexable], path).toEqual(['en', 'fr', origin + french, false]);
  }
  const isOf = (canonical: string, path: string) => [path, path.split('?')[0]].some((address) => canonical === origin + address);
  // A list whose entries are French for the most part is one, too, though each of them is marked by itself.
  const isOfItself = ({ canonical, isIndexable }: (typeof pages)[number]['page'], path: string) =>
    isOf(canonical, path) || (path.startsWith('/en') && !isIndexable && isOf(canonical, splitLocale(path).path));
  expect(problems((page, path) => page.mainLang === null && !isOfItself(page, path) && `canonical ${page.canonical}`)).toEqual([]);
});
