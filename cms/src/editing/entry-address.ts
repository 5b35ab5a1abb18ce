import type { Core } from '@strapi/strapi';
import { pathOf } from '../addresses/entry-paths';

type Row = Record<string, unknown>;

/** An entry of a type that the site shows. */
export interface EntryName {
  uid: string;
  /** The name of the type. */
  name: string;
  documentId: string;
}

/** The address of a page by its French version, or by the only one it has; after a publication, by what was just published. */
export async function publishedPath(
  strapi: Core.Strapi,
  { uid, name, documentId }: EntryName,
  { isLatest = false } = {},
): Promise<string | null> {
  const where = { documentId, publishedAt: { $notNull: true } };
  const rows = (await strapi.db.query(uid as never).findMany({ where, orderBy: { publishedAt: 'desc' } })) as Row[];
  const row = isLatest ? rows[0] : (rows.find(({ locale }) => locale === 'fr') ?? rows[0]);
  return row ? pathOf(name, row) : null;
}

/** Whether an entry has a page: one without a French version has none. */
export async function isOnline(strapi: Core.Strapi, { uid, documentId }: EntryName): Promise<boolean> {
  const where = { documentId, locale: 'fr', publishedAt: { $notNull: true } };
  return (await strapi.db.query(uid as never).count({ where })) > 0;
}
