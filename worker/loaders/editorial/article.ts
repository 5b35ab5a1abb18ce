import { pathTo } from '../../../domain/addresses/paths.ts';
import { type Audience, audiences } from '../../../routes.ts';
import { type ArticleCard, articleList, articleQuery, articlesBySlugQuery } from '../../content/articles.ts';
import { languageMark, oftenAsked, secondaryList, shownIn, type Translated } from '../../content/lists.ts';
import { joinSecondary, mapSecondary, type Secondary } from '../../content/secondary.ts';
import { homeCrumb } from '../home-crumb.ts';
import { type Loader, type LoaderContext, notFound } from '../loader.ts';
import { blogFeed } from './blog-feed.ts';

const relatedCount = 3;
/** As many as are shown, besides those that an editor chose and the article itself, which may be among the newest. */
const newestOf = new Map(
  audiences.map((category) => [category, oftenAsked(articleList({ category, page: 1, pageSize: 2 * relatedCount + 1 }))]),
);

export const loadArticle: Loader<'article'> = async (context) => {
  const { content, locale, messages, params } = context;
  const key = { category: params.category, slug: params.slug };
  const article = await content.localized(locale, (language) => articleQuery(key, language));
  if (!article) return notFound;
  const { title, excerpt, cover, seo, documentId, headings, relatedSlugs, slug: _, ...shown } = article.value;
  const { value: related } = await readRelated({ category: key.category, slugs: relatedSlugs, documentId }, context);
  const listPath = pathTo('blog-list', { category: key.category }, locale);
  return {
    kind: 'page',
    head: {
      title: seo.title ?? title,
      description: seo.description ?? (excerpt || title),
      kind: 'article',
      image: seo.image ?? cover,
      feed: blogFeed(key.category),
    },
    props: {
      ...shown,
      title,
      excerpt,
      cover,
      lang: languageMark(locale, article.locale),
      contents: headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, text })),
      breadcrumbs: [
        homeCrumb(messages, locale),
        { label: messages.head.blog.title[key.category], href: listPath },
        { label: title, href: null },
      ],
      listPath,
      teamPath: pathTo('team', {}, locale),
      relatedArticles: related,
    },
    languages: article.languages,
  };
};

interface RelatedOptions {
  category: Audience;
  /** Those an editor chose. */
  slugs: string[];
  documentId: string;
}

/** The articles an editor chose, filled up with the newest of the category. Wrapped like all secondary content, since awaiting would flatten it. */
async function readRelated({ category, slugs, documentId }: RelatedOptions, { content, locale }: LoaderContext) {
  const identity = (card: ArticleCard) => card.documentId;
  const nothing: Secondary<Translated<ArticleCard>[]> = { value: null };
  const newest = newestOf.get(category);
  const lists = await Promise.all([
    slugs.length > 0 ? secondaryList(content, locale, { query: (language) => articlesBySlugQuery(slugs, language), identity }) : nothing,
    slugs.length < relatedCount && newest ? secondaryList(content, locale, newest) : nothing,
  ]);
  return mapSecondary(joinSecondary(lists), (allLists) => {
    const all = (allLists ?? []).flatMap((list) => list ?? []);
    const articles = new Map(all.map((article) => [identity(article.item), article]));
    articles.delete(documentId);
    const cards = [...articles.values()].slice(0, relatedCount).map((article) => shownIn(locale, article));
    return cards.length > 0 ? cards : null;
  });
}
