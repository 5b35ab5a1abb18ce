import * as v from 'valibot';
import type { Locale } from '../../../domain/locale.ts';
import { type WhitePaperCategory, whitePaperCategories } from '../../../routes.ts';
import { type ContentQuery, firstQuery, type TypeReader, type Version } from '../content-query.ts';
import { requiredText } from '../strapi/strapi-schemas.ts';

const strapiFile = v.object({
  documentId: v.string(),
  category: v.picklist(whitePaperCategories),
  file: v.nullable(v.object({ url: requiredText })),
});

export interface WhitePaperFile {
  category: WhitePaperCategory;
  /** Absolute, or a path of the CMS; null where there is none. */
  url: string | null;
}

const fileReader: TypeReader<v.InferOutput<typeof strapiFile>, WhitePaperFile> = {
  type: 'white-paper',
  schema: strapiFile,
  toValue: ({ category, file }) => ({ category, url: file?.url ?? null }),
};

const fixed = { fields: ['category'], populate: { file: { fields: ['url'] } } };

/** Where the PDF of a white paper is; only for who has been sent a link to it. */
export function whitePaperFileQuery(slug: string, locale: Locale): ContentQuery<Version<WhitePaperFile> | null> {
  return firstQuery(fileReader, {
    path: '/white-papers',
    query: { filters: { slug: { $eq: slug } } },
    fixed,
    locale,
    policy: 'editorial',
  });
}
