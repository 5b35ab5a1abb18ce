import { expect, test } from 'vitest';
import type { Locale } from '../../../domain/locale.ts';
import { createLoaderContext } from '../../../test/app/loader-context.ts';
import type { QueryParameters } from '../../content/strapi/query-string.ts';
import { loadBlogList } from './blog-list.ts';

const entry = (number: number) => ({
  documentId: `a${number}`,
  title: `Article ${number}`,
  slug: `article-${number}`,
  category: 'famille',
});

/** A CMS with twelve articles in French, the first of them in English too. */
function answer(path: string, query: QueryParameters) {
  if (path !== '/articles') return { data: [] };
  const { page, pageSize } = query.pagination as { page: number; pageSize: number };
  const all = Array.from({ length: query.locale === 'fr' ? 12 : 1 }, (_, index) => entry(index + 1));
  const pageCount = Math.ceil(all.length / pageSize);
  return {
    data: all.slice((page - 1) * pageSize, page * pageSize),
    meta: { pagination: { page, pageSize, pageCount, total: all.length } },
  };
}

const load = async (search = '', locale: Locale = 'fr') => {
  const { context, questions } = createLoaderContext({ answer, locale, params: { category: 'famille' }, search });
  return { result: await loadBlogList(context), questions };
};

test.each(['', 'page=1'])('shows the featured article and eight others for %j', async (search) => {
  const { result } = await load(search);
  if (result.kind !== 'page') throw new Error(result.kind);
  expect(result.props.featured?.title).toBe('Article 1');
  expect(result.props.articles).toHaveLength(8);
  expect(result.head.query).toBeUndefined();
  expect(result.head.title).toBe('Le blog des familles');
});

test.each(['page=deux', 'page=0', 'page=02'])('%s is not found', async (search) => {
  const { result, questions } = await load(search);
  expect([result.kind, questions]).toEqual(['not-found', []]);
});

test('the second page has its own address and title, and features nothing', async () => {
  const { result } = await load('page=2');
  if (result.kind !== 'page') throw new Error(result.kind);
  expect(result.props.featured).toBeNull();
  expect(result.props.articles.map(({ title }) => title)).toEqual(['Article 10', 'Article 11', 'Article 12']);
  expect(result.head).toMatchObject({ title: 'Le blog des familles, page 2', query: { page: '2' } });
});

test.each(['page=3', 'page=999999', 'page=99999999999999999999'])('%s is not found, and never asked for', async (search) => {
  const { result, questions } = await load(search);
  expect(result.kind).toBe('not-found');
  const pages = questions.filter(({ path }) => path === '/articles').map(({ query }) => query.pagination);
  expect(pages).toEqual([{ page: 1, pageSize: 9 }]);
});

test('an English page shows what is not translated in French, under English addresses', async () => {
  const { result } = await load('', 'en');
  if (result.kind !== 'page') throw new Error(result.kind);
  expect(result.props.featured).toMatchObject({ href: '/en/blog-famille/article-1' });
  expect(result.props.featured?.lang).toBeUndefined();
  expect(result.props.articles[0]).toMatchObject({ href: '/en/blog-famille/article-2', lang: 'fr' });
  // One article of many: search engines find it at its own address, and the list in French.
  expect(result.languages).toEqual(['fr']);
  expect(result.marksLanguages).toBe(true);
});
