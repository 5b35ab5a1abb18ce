import type { Core } from '@strapi/strapi';
import { uidOf } from './editorial-types';

/** Words a minute of an adult who reads French prose on a screen. */
const wordsPerMinute = 220;

const articleUid = uidOf('article');

/** How long the text of an article takes to read; numbers of lists, addresses of links and HTML tags are not read. */
export function readingMinutes(body: unknown): number {
  if (typeof body !== 'string') return 1;
  const words = body
    .replace(/^\s*\d+[.)]\s/gm, '')
    .replace(/\]\([^()]*\)/g, '] ')
    .replace(/<[^<>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

/** Keeps with each article how long it takes to read: lists of articles show it and need not read their texts. */
export function keepReadingTimes(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { data } = context.params as { data?: Record<string, unknown> };
    if (context.uid === articleUid && data) {
      if ('body' in data) data.readingMinutes = readingMinutes(data.body);
      else delete data.readingMinutes;
    }
    return next();
  });
}

/** Fills it in for articles that were saved before it was kept. No date changes: the page says the same as before. */
export async function fillReadingTimes(strapi: Core.Strapi): Promise<void> {
  const rows = await strapi.db.query(articleUid).findMany({ select: ['id', 'body'], where: { readingMinutes: null } });
  for (const { id, body } of rows)
    await strapi.db
      .connection('articles')
      .where({ id })
      .update({ reading_minutes: readingMinutes(body) });
  if (rows.length > 0) strapi.log.info(`Reading time of ${rows.length} articles filled in`);
}
