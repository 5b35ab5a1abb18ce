import { pathTo } from '../../../domain/addresses/paths.ts';
import { type Audience, audiences } from '../../../routes.ts';
import { articleCategoryQuery } from '../../content/article-categories.ts';
import { articleList, articlesQuery } from '../../content/articles.ts';
import { languageMark, localizedList, shownIn } from '../../content/lists.ts';
import { inTime } from '../../with-deadline.ts';
import { homeCrumb } from '../home-crumb.ts';
import { type Loader, type LoaderContext, notFound } from '../loader.ts';
import { pageQuery, readPageNumber } from '../page-number.ts';
import { blogFeed } from './blog-feed.ts';
import { categoryChoices } from './category-choices.ts';

const articlesPerPage = 9;

export const loadBlogList: Loader<'blog-list'> = async (context) => {
  const { content, locale, messages, params, query } = context;
  const category = params.category;
  const page = readPageNumber(query);
  if (page === null) return notFound;
  const [description, list] = await Promise.all([
    content.dispensable(inTime(content.localized(locale, (language) => articleCategoryQuery(category, language))), 'the words of a blog'),
    readArticles(category, page, context),
  ]);
  if (!list) return notFound;
  const title = description?.value.title ?? messages.head.blog.title[category];
  const path = pathTo('blog-list', { category }, locale);
  const articles = list.items.map((article) => shownIn(locale, article));
  const hasFeatured = page === 1 && articles.length > 0;
  const seo = description?.value.seo;
  return {
    kind: 'page',
    head: {
      title: messages.head.pageTitle(seo?.title ?? title, page),
      description: messages.head.pageDescription(seo?.description ?? messages.head.blog.description[category], page),
      image: seo?.image ?? list.items[0]?.item.image,
      query: pageQuery(page),
      feed: blogFeed(category),
    },
    props: {
      category,
      title,
      intro: description?.value.intro ?? null,
      lang: languageMark(locale, description?.locale ?? locale),
      breadcrumbs: [
        homeCrumb(messages, locale),
        { label: title, href: page > 1 ? path : null },
        ...(page > 1 ? [{ label: messages.common.page(page), href: null }] : []),
      ],
      audiences: categoryChoices('blog-list', { categories: audiences, current: category }, context),
      featured: hasFeatured ? (articles[0] ?? null) : null,
      articles: hasFeatured ? articles.slice(1) : articles,
      path,
      page,
      pageCount: list.pageCount,
    },
    languages: list.languages,
    lists: ['articles'],
    marksLanguages: true,
  };
};

/** A page of the list, null beyond its end. The end is known from the first page: what no list holds is never asked for, nor kept. */
async function readArticles(category: Audience, page: number, { content, locale }: LoaderContext) {
  const first = page > 1 ? await content.get(articlesQuery({ category, page: 1, pageSize: articlesPerPage }, 'fr')) : null;
  if (first && page > first.pageCount) return null;
  return localizedList(content, locale, articleList({ category, page, pageSize: articlesPerPage }));
}
