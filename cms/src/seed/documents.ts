import type { Core, UID } from '@strapi/strapi';
import type { Fields } from './reading/fields';
import type { SeedEntry, SeedLocale } from './reading/seed-types';

/** The calls of Strapi's document service that the seed makes, without the types of a project that Strapi would have to generate. */
interface DocumentService {
  findFirst(params: Fields): Promise<{ documentId: string } | null>;
  findMany(params: Fields): Promise<({ documentId: string } & Fields)[]>;
  create(params: Fields): Promise<{ documentId: string }>;
  update(params: Fields): Promise<{ documentId: string } | null>;
}

export function documentsOf(strapi: Core.Strapi, uid: string): DocumentService {
  return strapi.documents(uid as UID.ContentType);
}

/** The id of the document that has the key of an entry, in one locale; its draft counts. */
export async function findDocumentId(strapi: Core.Strapi, { uid, keyField, key }: SeedEntry, locale: SeedLocale): Promise<string | null> {
  const filters = keyField ? { [keyField]: key } : {};
  const document = await documentsOf(strapi, uid).findFirst({ filters, fields: ['documentId'], ...localeOf(strapi, uid, locale) });
  return document?.documentId ?? null;
}

/**
 * Whether somebody has saved a document in the panel, in any language: translations share fields, which the file of one would
 * write into all. Only the panel notes who has saved.
 */
export async function isEdited(strapi: Core.Strapi, uid: string, documentId: string): Promise<boolean> {
  const where = { documentId, updatedBy: { id: { $notNull: true } } };
  return (await strapi.db.query(uid as UID.ContentType).count({ where })) > 0;
}

/** Types that are not localized refuse a locale. */
export function localeOf(strapi: Core.Strapi, uid: string, locale: SeedLocale): { locale?: SeedLocale } {
  return strapi
    .plugin('i18n')
    .service('content-types')
    .isLocalizedContentType(strapi.contentType(uid as never))
    ? { locale }
    : {};
}
