import * as v from 'valibot';
import type { ArticleCardProps } from '../../client/components/cards/article-card.tsx';
import type { Html, Image } from '../../client/components/content-types.ts';
import { pathTo } from '../../domain/addresses/paths.ts';
import type { Locale } from '../../domain/locale.ts';
import { type Audience, audiences } from '../../routes.ts';
import { type ContentQuery, firstQuery, languagesPopulate, listQuery, type Page, type TypeReader, type Version } from './content-query.ts';
import { allTranslations, type ListOptions } from './lists.ts';
import {
  listOf,
  optionalDate,
  optionalMedia,
  optionalText,
  requiredText,
  type Seo,
  strapiSeo,
  textList,
  toImage,
  toSeo,
} from './strapi/strapi-schemas.ts';
import { type Heading, renderMarkdown } from './text/markdown.ts';

const strapiArticleCard = v.object({
  documentId: v.string(),
  title: requiredText,
  slug: requiredText,
  category: v.picklist(audiences),
  excerpt: optionalText,
  cover: optionalMedia,
  publishedOn: optionalDate,
  /** The CMS keeps it with each text. */
  readingMinutes: v.fallback(v.number(), 1),
});

const strapiArticle = v.object({
  ...strapiArticleCard.entries,
  updatedOn: optionalDate,
  body: optionalText,
  tags: textList,
  author: v.fallback(v.nullish(v.object({ name: requiredText, slug: requiredText, role: optionalText, photo: optionalMedia }), null), null),
  related: listOf(v.object({ slug: requiredText })),
  seo: strapiSeo,
});

interface ArticleAuthor {
  name: string;
  slug: string;
  role: string | null;
  photo: Image | null;
}

export interface Article {
  documentId: string;
  title: string;
  slug: string;
  category: Audience;
  excerpt: string;
  cover: Image | null;
  author: ArticleAuthor | null;
  /** Plain dates. */
  publishedOn: string | null;
  updatedOn: string | null;
  readingMinutes: number;
  tags: string[];
  body: Html;
  headings: Heading[];
  relatedSlugs: string[];
  seo: Seo;
}

export interface ArticleCard extends ArticleCardProps {
  documentId: string;
}

const cardReader: TypeReader<v.InferOutput<typeof strapiArticleCard>, ArticleCard> = {
  type: 'article',
  schema: strapiArticleCard,
  toValue: (raw, locale) => ({
    documentId: raw.documentId,
    href: pathTo('article', { category: raw.category, slug: raw.slug }, locale),
    title: raw.title,
    excerpt: raw.excerpt ?? '',
    category: raw.category,
    image: toImage(raw.cover),
    publishedOn: raw.publishedOn ?? '',
    readingMinutes: raw.readingMinutes,
  }),
};

const articleReader: TypeReader<v.InferOutput<typeof strapiArticle>, Article> = {
  type: 'article',
  schema: strapiArticle,
  includes: ['team-member'],
  toValue(raw, locale, context) {
    const { body, headings } = renderMarkdown(raw.body ?? '', { id: `article-${raw.documentId}`, locale, context });
    return {
      documentId: raw.documentId,
      title: raw.title,
      slug: raw.slug,
      category: raw.category,
      excerpt: raw.excerpt ?? '',
      cover: toImage(raw.cover),
      author: raw.author && { name: raw.author.name, slug: raw.author.slug, role: raw.author.role, photo: toImage(raw.author.photo) },
      publishedOn: raw.publishedOn,
      updatedOn: raw.updatedOn,
      readingMinutes: raw.readingMinutes,
      tags: raw.tags,
      body,
      headings,
      relatedSlugs: raw.related.map(({ slug }) => slug),
      seo: toSeo(raw.seo),
    };
  },
};

const cardFields = ['title', 'slug', 'category', 'excerpt', 'publishedOn', 'readingMinutes'];
const newestFirst = ['publishedOn:desc', 'title:asc'];

interface ArticlesOptions {
  category: Audience | null;
  page: number;
  pageSize: number;
}

/** One page of the articles of a category, newest first. */
export function articlesQuery({ category, page, pageSize }: ArticlesOptions, locale: Locale): ContentQuery<Page<ArticleCard>> {
  return listQuery(cardReader, {
    path: '/articles',
    query: {
      filters: category ? { category: { $eq: category } } : undefined,
      fields: cardFields,
      populate: { cover: true, ...languagesPopulate },
      sort: newestFirst,
      pagination: { page, pageSize },
    },
    locale,
    policy: 'editorial',
  });
}

/** The same as a list in a locale: a translation may stand on another page than its original. */
export function articleList(options: ArticlesOptions): ListOptions<ArticleCard> {
  return {
    query: (locale) => articlesQuery(options, locale),
    translations: (locale) => articlesQuery({ ...options, ...allTranslations }, locale),
    identity: ({ documentId }) => documentId,
  };
}

const cardParameters = { fields: cardFields, populate: { cover: true }, sort: newestFirst, pagination: { pageSize: 12 } };

/** Articles by slug, newest first. */
export function articlesBySlugQuery(slugs: string[], locale: Locale): ContentQuery<Page<ArticleCard>> {
  return listQuery(cardReader, {
    path: '/articles',
    query: { filters: { slug: { $in: slugs } } },
    fixed: cardParameters,
    locale,
    policy: 'editorial',
  });
}

const articleParameters = {
  populate: { cover: true, author: { populate: { photo: true } }, related: { fields: ['slug'] }, seo: { populate: { image: true } } },
};

export function articleQuery(params: { category: Audience; slug: string }, locale: Locale): ContentQuery<Version<Article> | null> {
  return firstQuery(articleReader, {
    path: '/articles',
    query: { filters: { slug: { $eq: params.slug }, category: { $eq: params.category } } },
    fixed: articleParameters,
    locale,
    policy: 'editorial',
  });
}
