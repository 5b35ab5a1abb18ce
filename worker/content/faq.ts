import * as v from 'valibot';
import type { Html } from '../../client/components/content-types.ts';
import { pathTo } from '../../domain/addresses/paths.ts';
import type { Locale } from '../../domain/locale.ts';
import { type Audience, audiences } from '../../routes.ts';
import { type ContentQuery, firstQuery, languagesPopulate, listQuery, type Page, type TypeReader, type Version } from './content-query.ts';
import { listOf, optionalDate, optionalNumber, optionalText, requiredText, type Seo, strapiSeo, toSeo } from './strapi/strapi-schemas.ts';
import { toHtml } from './text/markdown.ts';

const strapiFaqEntry = v.object({
  documentId: v.string(),
  question: requiredText,
  slug: requiredText,
  category: v.picklist(audiences),
  group: optionalText,
  answer: requiredText,
  position: optionalNumber,
  updatedOn: optionalDate,
  related: listOf(v.object({ question: requiredText, slug: requiredText, category: v.picklist(audiences) })),
  seo: strapiSeo,
});

export interface FaqEntry {
  documentId: string;
  question: string;
  slug: string;
  category: Audience;
  group: string | null;
  answer: Html;
  href: string;
  updatedOn: string | null;
  related: { question: string; href: string }[];
  seo: Seo;
}

const faqReader: TypeReader<v.InferOutput<typeof strapiFaqEntry>, FaqEntry> = {
  type: 'faq-entry',
  schema: strapiFaqEntry,
  // The questions of the related entries are part of each entry.
  includes: ['faq-entry'],
  toValue: (raw, locale, context) => ({
    documentId: raw.documentId,
    question: raw.question,
    slug: raw.slug,
    category: raw.category,
    group: raw.group,
    answer: toHtml(raw.answer, { id: `answer-${raw.documentId}`, locale, context }),
    href: pathTo('faq-entry', { category: raw.category, slug: raw.slug }, locale),
    updatedOn: raw.updatedOn,
    related: raw.related.map(({ question, category, slug }) => ({ question, href: pathTo('faq-entry', { category, slug }, locale) })),
    seo: toSeo(raw.seo),
  }),
};

const populate = { related: { fields: ['question', 'slug', 'category'] }, seo: { populate: { image: true } } };

/** The entries of a category in their order. */
export function faqEntriesQuery(options: { category: Audience; limit: number }, locale: Locale): ContentQuery<Page<FaqEntry>> {
  return listQuery(faqReader, {
    path: '/faq-entries',
    query: {
      filters: { category: { $eq: options.category } },
      populate: { ...populate, ...languagesPopulate },
      sort: ['position:asc', 'question:asc'],
      pagination: { pageSize: options.limit },
    },
    locale,
    policy: 'editorial',
  });
}

const fixed = { populate };

export function faqEntryQuery(params: { category: Audience; slug: string }, locale: Locale): ContentQuery<Version<FaqEntry> | null> {
  const filters = { slug: { $eq: params.slug }, category: { $eq: params.category } };
  return firstQuery(faqReader, { path: '/faq-entries', query: { filters }, fixed, locale, policy: 'editorial' });
}
