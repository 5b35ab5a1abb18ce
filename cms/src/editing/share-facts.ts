import type { Core } from '@strapi/strapi';

interface ContentTypes {
  isLocalizedContentType(model: unknown): boolean;
  getNestedPopulateOfNonLocalizedAttributes(uid: string): string[];
}

interface Localizations {
  syncNonLocalizedAttributes(entry: unknown, model: unknown): Promise<void>;
}

/**
 * Gives the published versions of an entry in other languages the facts that were just published in one. Strapi does so only
 * where the draft differs from them, which it never does once it is saved.
 */
export async function shareFacts(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locale }: { documentId: string; locale: string },
): Promise<void> {
  const model = strapi.contentType(uid as never);
  const contentTypes = strapi.plugin('i18n').service('content-types') as ContentTypes;
  if (!contentTypes.isLocalizedContentType(model)) return;
  const populate = contentTypes.getNestedPopulateOfNonLocalizedAttributes(uid);
  const where = { documentId, locale, publishedAt: { $notNull: true } };
  const published = await strapi.db.query(uid as never).findOne({ where, populate });
  if (published) await (strapi.plugin('i18n').service('localizations') as Localizations).syncNonLocalizedAttributes(published, model);
}
