import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type EntryName, isOnline, publishedPath } from './entry-address';
import { fewNames, linksTo } from './links/links-to';
import { relatedTo } from './links/related-to';
import { leaveGone } from './move-address';

/** Takes an entry off the site, or deletes it: its address is then one of a page that is gone. What others lead to or name is not deleted. */
export async function withdraw<Result>(
  strapi: Core.Strapi,
  { action, ...entry }: EntryName & { action: string },
  next: () => Promise<Result>,
): Promise<Result> {
  if (!(await isOnline(strapi, entry))) return next();
  const isDeleted = action === 'delete';
  const path = await publishedPath(strapi, entry);
  // Asked before it: relations go with the entry.
  const related = isDeleted ? await relatedTo(strapi, entry) : [];
  const result = await next();
  if (await isOnline(strapi, entry)) return result;
  // Refused after it, when it is known that no version is left: a refusal undoes what was done.
  if (isDeleted) refuseWhereNamed({ path, related, links: path === null ? [] : await linksTo(strapi, path, entry.documentId) });
  if (path !== null) await leaveGone(strapi, { path, documentId: entry.documentId });
  return result;
}

function refuseWhereNamed({ path, links, related }: { path: string | null; links: readonly string[]; related: readonly string[] }): void {
  const sentences = [
    ...(links.length > 0 ? [`Des liens mènent encore à ${path}, depuis : ${fewNames(links).join(', ')}.`] : []),
    ...(related.length > 0 ? [`L’entrée est encore choisie dans : ${fewNames(related).join(', ')}.`] : []),
  ];
  if (sentences.length === 0) return;
  throw new errors.ApplicationError(`${sentences.join(' ')} Changez d’abord ces entrées, ou dépubliez celle-ci au lieu de la supprimer.`);
}
