import type { Core } from '@strapi/strapi';
import { dayMilliseconds } from '../../domain/durations';
import { uidOf } from '../../editorial/editorial-types';
import { signedQuery } from '../../links/signed-link';
import { isPublished, type LinkedNursery } from '../../manager-links/manager-link';
import { type ProposalRow, placementRows } from '../placement-rows';

/** How long a nursery can answer by its link, and read what it has answered; the mail says until when. */
const linkLifetimeMilliseconds = 14 * dayMilliseconds;
/** Who has not answered by then is reminded, once. */
const reminderMilliseconds = 2 * dayMilliseconds;

/** A proposal with what became of the mails about it. */
export interface AskedProposal extends ProposalRow {
  nurseryId: string | null;
  /** Where the link went. */
  nurseryEmail: string | null;
  linkExpiresAt: string | Date | null;
  nurseryAskedAt: string | Date | null;
  nurseryReminderDueAt: string | Date | null;
  nurseryRemindedAt: string | Date | null;
  visitOn: string | null;
  declinedBy: 'family' | 'nursery' | null;
}

/** What is noted with a proposal so that its nursery is asked; whole seconds, since the address of a link names its end. */
export function askingOf(now: Date): object {
  const linkExpiresAt = new Date(Math.floor(now.getTime() / 1000) * 1000 + linkLifetimeMilliseconds);
  return { linkExpiresAt, nextMailAt: now, mailAttempts: 0, mailError: null };
}

/** The published nursery of a proposal; null where there is none. Rows of before the desk kept its document have its address alone. */
export function findProposedNursery(
  strapi: Core.Strapi,
  { nurseryId, nurserySlug }: Pick<AskedProposal, 'nurseryId' | 'nurserySlug'>,
): Promise<LinkedNursery | null> {
  if (!nurseryId && !nurserySlug) return Promise.resolve(null);
  const named = nurseryId ? { documentId: nurseryId } : { slug: nurserySlug };
  return strapi.db.query(uidOf('nursery')).findOne({ where: { ...named, ...isPublished } });
}

/** The address where a nursery answers; opening it changes nothing, since mail scanners open it first. */
export function buildProposalLink(
  { documentId, linkExpiresAt }: { documentId: string; linkExpiresAt: string | Date },
  { siteUrl, secret }: { siteUrl: string; secret: string },
): string {
  const signed = signedQuery({ subject: `nursery-proposal:${documentId}`, until: new Date(linkExpiresAt).getTime(), secret });
  return `${siteUrl}/gestionnaires/propositions/${documentId}?${new URLSearchParams(signed)}`;
}

/** Has those reminded who have not answered for two days. One statement: whoever comes second finds nothing more to remind. */
export async function remindNurseries(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await placementRows(strapi, 'proposal').updateMany({
    where: {
      state: 'family_agreed',
      nurseryAskedAt: { $lte: new Date(now.getTime() - reminderMilliseconds) },
      nurseryReminderDueAt: { $null: true },
      linkExpiresAt: { $gt: now },
    },
    data: { nurseryReminderDueAt: now, nextMailAt: now, mailAttempts: 0 },
  });
}
