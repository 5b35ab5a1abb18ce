import type { Core } from '@strapi/strapi';
import { typesWithRows } from '../database/types-with-rows';
import { productConfig } from '../setup/product-config';
import type { Submission } from './submission';
import { documentsOf, rowsOf } from './submission-documents';
import { type MailedType, mailedTypes } from './submissions';

/** How long somebody who has taken on the mails of an entry may take, in milliseconds; longer than the mail server is waited for. */
const claimMilliseconds = 60_000;
const longestWaitMilliseconds = 6 * 3_600_000;

/** Takes on the mails of an entry, so that nobody else sends them meanwhile; null where they are sent or taken. */
export async function claimMails(strapi: Core.Strapi, type: MailedType, documentId: string): Promise<Submission | null> {
  const now = Date.now();
  // One statement: of two at the same moment, one changes the row.
  const { count } = await rowsOf(strapi, type).updateMany({
    where: { documentId, nextMailAt: { $lte: new Date(now) } },
    data: { nextMailAt: new Date(now + claimMilliseconds) },
  });
  if (count === 0) return null;
  return documentsOf(strapi, type).find(documentId);
}

/** Notes what became of the mails of an entry. */
export async function noteMails(
  strapi: Core.Strapi,
  type: MailedType,
  { documentId, data }: { documentId: string; data: object },
): Promise<void> {
  await rowsOf(strapi, type).updateMany({ where: { documentId }, data });
}

/** Types with entries whose mails are due. */
export function typesWithDueMails(strapi: Core.Strapi): Promise<MailedType[]> {
  return typesWithRows(strapi, { types: mailedTypes, condition: 'next_mail_at <= :now', bindings: { now: new Date() } });
}

/** Ids of entries whose mails are due, the oldest first. */
export async function dueMails(strapi: Core.Strapi, type: MailedType, most: number): Promise<string[]> {
  const rows = await rowsOf(strapi, type).findMany({
    select: ['documentId'],
    where: { nextMailAt: { $lte: new Date() } },
    orderBy: { nextMailAt: 'asc' },
    limit: most,
  });
  return rows.map(({ documentId }: { documentId: string }) => documentId);
}

/** When to try again after so many attempts: later each time. */
export function nextAttempt(strapi: Core.Strapi, attempts: number): Date {
  const first = productConfig(strapi).mailRetrySeconds * 1000;
  return new Date(Date.now() + Math.min(first * 2 ** Math.max(0, attempts - 1), longestWaitMilliseconds));
}
