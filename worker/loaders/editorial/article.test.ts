import { expect, test } from 'vitest';
import { createLoaderContext } from '../../../test/app/loader-context.ts';
import type { QueryParameters } from '../../content/strapi/query-string.ts';
import { loadArticle } from './article.ts';

const entry = (slug: string) => ({ documentId: slug, title: `Titre ${slug}`, slug, category: 'famille' });

/** French only: the article `main`, for which an editor chose `chosen`, and the newest of its category. */
function answer(path: string, query: QueryParameters) {
  if (path !== '/articles' || query.locale !== 'fr') return { data: [] };
  const filters = query.filters as { slug?: { $eq?: string; $in?: string[] } };
  const slugs = filters.slug?.$eq ? [filters.slug.$eq] : (filters.slug?.$in ?? ['main', 'chosen', 'newest-1', 'newest-2', 'newest-3']);
  const body = '## Un\n\nTexte.\n\n### Détail\n\n## Deux\n';
  return { data: slugs.map((slug) => ({ ...entry(slug), body, related: slug === 'main' ? [{ slug: 'chosen' }] : [] })) };
}

const params = { category: 'famille', slug: 'main' } as const;

test('fills the related articles up with the newest, without the article itself', async () => {
  const { context } = createLoaderContext({ answer, params });
  const result = await loadArticle(context);
  if (result.kind !== 'page') throw new Error(result.kind);
  const related = await result.props.relatedArticles;
  expect(related?.map(({ title }) => title)).toEqual(['Titre chosen', 'Titre newest-1', 'Titre newest-2']);
  expect(result.props.contents).toEqual([
    { id: 'un', text: 'Un' },
    { id: 'deux', text: 'Deux' },
  ]);
});

test('does not wait for related articles that are not kept', async () => {
  const { context } = createLoaderContext({ answer, params, isCold: true });
  const result = await loadArticle(context);
  if (result.kind !== 'page') throw new Error(result.kind);
  expect(result.props.relatedArticles).toBeInstanceOf(Promise);
  await expect(result.props.relatedArticles).resolves.toHaveLength(3);
});

test('an article without an English version is marked as French', async () => {
  const { context } = createLoaderContext({ answer, params, locale: 'en' });
  const result = await loadArticle(context);
  if (result.kind !== 'page') throw new Error(result.kind);
  expect(result.languages).toEqual(['fr']);
  expect(result.props.lang).toBe('fr');
  expect((await result.props.relatedArticles)?.[0]).toMatchObject({ href: '/en/blog-famille/chosen', lang: 'fr' });
});

test('is not found where the CMS has no such article', async () => {
  const { context } = createLoaderContext({ answer: () => ({ data: [] }), params });
  expect((await loadArticle(context)).kind).toBe('not-found');
});
