import { pathTo } from '../../domain/paths.ts';
import type { Audience } from '../../routes.ts';
import { articleQuery, articlesBySlugQuery } from '../content/articles.ts';
import { type Loader, notFound } from './loader.ts';

export const loadArticle: Loader<'article'> = async ({ content, locale, messages, params }) => {
  const key = { category: params.category as Audience, slug: params.slug ?? '' };
  const article = await content.localized(locale, (language) => articleQuery(key, language));
  if (!article) return notFound;
  const { title, excerpt, cover, seo, relatedSlugs, ...shown } = article.value;
  const related = relatedSlugs.length ? (await content.secondary(articlesBySlugQuery(relatedSlugs, 'fr'))).value : null;
  const relatedArticles = related instanceof Promise ? related.then((page) => page?.items ?? null) : (related?.items ?? null);
  const breadcrumbs = [
    { label: messages.common.home, href: pathTo('home', {}, locale) },
    { label: messages.blog.title[key.category], href: pathTo('blog-list', { category: key.category }, locale) },
    { label: title, href: null },
  ];
  return {
    kind: 'page',
    head: { title: seo.title ?? title, description: seo.description ?? excerpt, kind: 'article', image: seo.image ?? cover },
    props: { ...shown, title, excerpt, cover, breadcrumbs, relatedArticles },
    contentLocale: article.locale,
  };
};
