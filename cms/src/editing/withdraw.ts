import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type EntryName, isOnline, publishedPath } from './entry-address';
import { linksTo } from './links-to';
import { leaveGone } from './move-address';

/** Takes an entry off the site, or deletes it: its address is then one of a page that is gone. What links lead to is not deleted. */
export async function withdraw<Result>(
  strapi: Core.Strapi,
  { action, ...entry }: EntryName & { action: string },
  next: () => Promise<Result>,
): Promise<Result> {
  const path = (await isOnline(strapi, entry)) ? await publishedPath(strapi, entry) : null;
  const result = await next();
  if (path === null || (await isOnline(strapi, entry))) return result;
  // Looked for after it: a refusal undoes what was done.
  if (action === 'delete') await refuseWhereLinked(strapi, path, entry.documentId);
  await leaveGone(strapi, { path, documentId: entry.documentId });
  return result;
}

async function refuseWhereLinked(strapi: Core.Strapi, path: string, documentId: string): Promise<void> {
  const links = await linksTo(strapi, path, documentId);
  if (links.length === 0) return;
  throw new errors.ApplicationError(
    `Des liens mènent encore à ${path}, depuis : ${links.join(', ')}. Retirez-les d’abord, ou dépubliez l’entrée au lieu de la supprimer.`,
  );
}
