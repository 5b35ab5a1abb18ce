import * as v from 'valibot';
import type { Locale } from '../../domain/locale.ts';
import { type Audience, audiences } from '../../routes.ts';
import type { StoredBlock } from './blocks/block-modules.ts';
import { blocksPopulate, readBlocks } from './blocks/read-blocks.ts';
import { type ContentQuery, firstQuery, listQuery, type Page, singleQuery, type TypeReader, type Version } from './content-query.ts';
import { optionalText, requiredText, type Seo, strapiSeo, toSeo } from './strapi/strapi-schemas.ts';

const strapiHome = v.object({ title: requiredText, blocks: v.nullish(v.array(v.unknown()), []), seo: strapiSeo });
const strapiPage = v.object({
  documentId: v.string(),
  slug: requiredText,
  audience: v.fallback(v.nullish(v.picklist(audiences), null), null),
  intro: optionalText,
  indexable: v.nullish(v.boolean(), true),
  ...strapiHome.entries,
});
const strapiPageLink = v.object({
  title: requiredText,
  slug: requiredText,
  audience: strapiPage.entries.audience,
  indexable: strapiPage.entries.indexable,
});

export interface Home {
  title: string;
  blocks: StoredBlock[];
  seo: Seo;
}

export interface ContentPage extends Home {
  documentId: string;
  slug: string;
  audience: Audience | null;
  intro: string | null;
  indexable: boolean;
}

export interface ContentPageLink {
  title: string;
  slug: string;
  audience: Audience | null;
  indexable: boolean;
}

const homeReader: TypeReader<v.InferOutput<typeof strapiHome>, Home> = {
  type: 'home',
  schema: strapiHome,
  toValue: (raw, locale, context) => ({ title: raw.title, blocks: readBlocks(raw.blocks ?? [], locale, context), seo: toSeo(raw.seo) }),
};

const pageReader: TypeReader<v.InferOutput<typeof strapiPage>, ContentPage> = {
  type: 'page',
  schema: strapiPage,
  toValue: (raw, locale, context) => ({
    documentId: raw.documentId,
    slug: raw.slug,
    audience: raw.audience,
    title: raw.title,
    intro: raw.intro,
    indexable: raw.indexable ?? true,
    blocks: readBlocks(raw.blocks ?? [], locale, context),
    seo: toSeo(raw.seo),
  }),
};

const pageLinkReader: TypeReader<v.InferOutput<typeof strapiPageLink>, ContentPageLink> = {
  type: 'page',
  schema: strapiPageLink,
  toValue: ({ title, slug, audience, indexable }) => ({ title, slug, audience, indexable: indexable ?? true }),
};

const fixed = { populate: { blocks: blocksPopulate, seo: { populate: { image: true } } } };

export function homeQuery(locale: Locale): ContentQuery<Version<Home> | null> {
  return singleQuery(homeReader, { path: '/home', query: fixed, locale, policy: 'editorial' });
}

export function contentPageQuery(slug: string, locale: Locale): ContentQuery<Version<ContentPage> | null> {
  return firstQuery(pageReader, { path: '/pages', query: { filters: { slug: { $eq: slug } } }, fixed, locale, policy: 'editorial' });
}

/** Title and address of every content page, by title. */
export function contentPageLinksQuery(locale: Locale): ContentQuery<Page<ContentPageLink>> {
  return listQuery(pageLinkReader, {
    path: '/pages',
    query: { fields: ['title', 'slug', 'audience', 'indexable'], sort: ['title:asc'], pagination: { pageSize: 500 } },
    locale,
    policy: 'editorial',
  });
}
