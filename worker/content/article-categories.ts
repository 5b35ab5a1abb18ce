import * as v from 'valibot';
import type { Locale } from '../../domain/locale.ts';
import { type Audience, audiences } from '../../routes.ts';
import { type ContentQuery, firstQuery, type TypeReader, type Version } from './content-query.ts';
import { optionalText, requiredText, type Seo, strapiSeo, toSeo } from './strapi/strapi-schemas.ts';

const strapiArticleCategory = v.object({
  documentId: v.string(),
  key: v.picklist(audiences),
  title: requiredText,
  intro: optionalText,
  seo: strapiSeo,
});

/** What editors say of a blog. */
export interface ArticleCategory {
  key: Audience;
  title: string;
  intro: string | null;
  seo: Seo;
}

const articleCategoryReader: TypeReader<v.InferOutput<typeof strapiArticleCategory>, ArticleCategory> = {
  type: 'article-category',
  schema: strapiArticleCategory,
  toValue: ({ key, title, intro, seo }) => ({ key, title, intro, seo: toSeo(seo) }),
};

const fixed = { populate: { seo: { populate: { image: true } } } };

export function articleCategoryQuery(key: Audience, locale: Locale): ContentQuery<Version<ArticleCategory> | null> {
  return firstQuery(articleCategoryReader, {
    path: '/article-categories',
    query: { filters: { key: { $eq: key } } },
    fixed,
    locale,
    policy: 'editorial',
  });
}
