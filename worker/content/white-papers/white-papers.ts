import * as v from 'valibot';
import type { Html, Image } from '../../../client/components/content-types.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import type { Locale } from '../../../domain/locale.ts';
import { type WhitePaperCategory, whitePaperCategories } from '../../../routes.ts';
import { type ContentQuery, firstQuery, languagesPopulate, listQuery, type Page, type TypeReader, type Version } from '../content-query.ts';
import {
  listOf,
  optionalDate,
  optionalMedia,
  optionalNumber,
  optionalText,
  requiredText,
  type Seo,
  strapiSeo,
  toImage,
  toSeo,
} from '../strapi/strapi-schemas.ts';
import { toHtml } from '../text/markdown.ts';

const strapiWhitePaperCard = v.object({
  documentId: v.string(),
  title: requiredText,
  slug: requiredText,
  category: v.picklist(whitePaperCategories),
  summary: optionalText,
  pageCount: optionalNumber,
  publishedOn: optionalDate,
  cover: optionalMedia,
});

const strapiWhitePaper = v.object({
  ...strapiWhitePaperCard.entries,
  contents: optionalText,
  keyPoints: listOf(v.object({ text: requiredText })),
  seo: strapiSeo,
});

export interface WhitePaperCard {
  documentId: string;
  slug: string;
  href: string;
  title: string;
  summary: string;
  category: WhitePaperCategory;
  /** Null where it is not known. */
  pageCount: number | null;
  /** A plain date. */
  publishedOn: string | null;
  cover: Image | null;
}

export interface WhitePaper extends WhitePaperCard {
  contents: Html;
  keyPoints: string[];
  seo: Seo;
}

function toCard(raw: v.InferOutput<typeof strapiWhitePaperCard>, locale: Locale): WhitePaperCard {
  const { documentId, title, slug, category, summary, pageCount, publishedOn, cover } = raw;
  const href = pathTo('white-paper', { category, slug }, locale);
  return { documentId, slug, href, title, summary: summary ?? '', category, pageCount, publishedOn, cover: toImage(cover) };
}

const cardReader: TypeReader<v.InferOutput<typeof strapiWhitePaperCard>, WhitePaperCard> = {
  type: 'white-paper',
  schema: strapiWhitePaperCard,
  toValue: toCard,
};

// The PDF itself is never part of a page: it is sent to who asks for it.
const whitePaperReader: TypeReader<v.InferOutput<typeof strapiWhitePaper>, WhitePaper> = {
  type: 'white-paper',
  schema: strapiWhitePaper,
  toValue: (raw, locale, context) => ({
    ...toCard(raw, locale),
    contents: toHtml(raw.contents ?? '', { id: `contents-${raw.documentId}`, locale, context }),
    keyPoints: raw.keyPoints.map(({ text }) => text),
    seo: toSeo(raw.seo),
  }),
};

/** The white papers of a category, newest first. */
export function whitePapersQuery(
  options: { category: WhitePaperCategory; limit: number },
  locale: Locale,
): ContentQuery<Page<WhitePaperCard>> {
  return listQuery(cardReader, {
    path: '/white-papers',
    query: {
      filters: { category: { $eq: options.category } },
      fields: ['title', 'slug', 'category', 'summary', 'pageCount', 'publishedOn'],
      populate: { cover: true, ...languagesPopulate },
      sort: ['publishedOn:desc', 'title:asc'],
      pagination: { pageSize: options.limit },
    },
    locale,
    policy: 'editorial',
  });
}

const fixed = { populate: { cover: true, keyPoints: true, seo: { populate: { image: true } } } };

export function whitePaperQuery(
  params: { category: WhitePaperCategory; slug: string },
  locale: Locale,
): ContentQuery<Version<WhitePaper> | null> {
  return firstQuery(whitePaperReader, {
    path: '/white-papers',
    query: { filters: { slug: { $eq: params.slug }, category: { $eq: params.category } } },
    fixed,
    locale,
    policy: 'editorial',
  });
}
