import type { Core } from '@strapi/strapi';
import { entriesAt, isFixedPage, isMovedBySite } from '../addresses/entry-paths';
import { uidOf } from '../editorial/editorial-types';

export const redirectUid = uidOf('redirect');

export interface RedirectRow {
  documentId: string;
  from: string;
  to: string;
  /** 410: the page at `from` is gone, and nothing takes its place. */
  statusCode: number;
  /** The document that left such a rule. */
  entry: string | null;
}

export async function redirectRows(strapi: Core.Strapi): Promise<RedirectRow[]> {
  const rows = (await strapi.db.query(redirectUid).findMany({
    select: ['documentId', 'from', 'to', 'statusCode', 'entry'],
  })) as RedirectRow[];
  return rows.map((row) => ({ ...row, to: row.to ?? '' }));
}

/** Whether a French path leads to something on the site: a page, or a redirect that goes on to one. */
export async function leadsSomewhere(strapi: Core.Strapi, path: string, rules: readonly RedirectRow[]): Promise<boolean> {
  if (isFixedPage(path) || isMovedBySite(path)) return true;
  if (
    rules.some(
      ({ from, statusCode }) => statusCode !== 410 && (from === path || (from.endsWith('/*') && `${path}/`.startsWith(from.slice(0, -1)))),
    )
  )
    return true;
  for (const { type, ...fields } of entriesAt(path)) {
    const where = { ...fields, publishedAt: { $notNull: true } };
    if ((await strapi.db.query(uidOf(type)).count({ where })) > 0) return true;
  }
  return false;
}

/** The paths of content pages, for a link that was written without its slash. */
export async function pagePaths(strapi: Core.Strapi): Promise<ReadonlySet<string>> {
  const rows = (await strapi.db.query(uidOf('page')).findMany({ select: ['slug'], where: { publishedAt: { $notNull: true } } })) as {
    slug: string;
  }[];
  return new Set(rows.map(({ slug }) => `/${slug}`));
}
