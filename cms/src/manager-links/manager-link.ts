import type { Core } from '@strapi/strapi';
import { dayMilliseconds } from '../domain/durations';
import { uidOf } from '../editorial/editorial-types';
import { signedQuery } from '../links/signed-link';

/** How long a link to the places of a nursery works; the mail says until when. */
export const linkLifetimeMilliseconds = 14 * dayMilliseconds;

/** A link that was written to the contact of a nursery: an entry of `manager-link`. */
export interface ManagerLink {
  id: number | string;
  documentId: string;
  nurseryId: string;
  /** Where it went. */
  email: string;
  /** Its end names a link beside its nursery: each week has another. */
  expiresAt: string | Date;
  sentAt?: string | Date | null;
  reminderDueAt?: string | Date | null;
  remindedAt?: string | Date | null;
  answeredAt?: string | Date | null;
  mailAttempts?: number | null;
}

/** What of a published nursery its links depend on. */
export interface LinkedNursery {
  id: number;
  documentId: string;
  name: string;
  contactEmail: string | null;
  approvedPlaces: number | null;
  minimumAgeMonths: number | null;
  maximumAgeMonths: number | null;
}

export const linkRows = (strapi: Core.Strapi) => strapi.db.query(uidOf('manager-link'));

/** Contact and names are the same in every language: the French entry has them, and every nursery has that one. */
export const isPublished = { publishedAt: { $notNull: true }, locale: 'fr' };

/** A nursery that families see; null where there is none. */
export function findNursery(strapi: Core.Strapi, documentId: string): Promise<LinkedNursery | null> {
  return strapi.db.query(uidOf('nursery')).findOne({ where: { documentId, ...isPublished } });
}

/** The address of a nursery's places for its contact; opening it changes nothing, since mail scanners open it first. */
export function buildManagerLink(
  { nurseryId, expiresAt }: Pick<ManagerLink, 'nurseryId' | 'expiresAt'>,
  { siteUrl, secret }: { siteUrl: string; secret: string },
): string {
  const signed = signedQuery({ subject: `manager-places:${nurseryId}`, until: new Date(expiresAt).getTime(), secret });
  return `${siteUrl}/gestionnaires/places/${nurseryId}?${new URLSearchParams(signed)}`;
}

/** `gone`: the nursery is not shown any more. `revoked`: a newer link has been sent, or the contact is another by now. */
export type LinkStanding = 'open' | 'revoked' | 'gone';

/** What a link that we have signed is still worth; `expires` in seconds since 1970, as in its address. */
export async function standingOf(
  strapi: Core.Strapi,
  { nurseryId, expires }: { nurseryId: string; expires: number },
): Promise<{ standing: LinkStanding; nursery: LinkedNursery | null; link: ManagerLink | null }> {
  const nursery = await findNursery(strapi, nurseryId);
  const sent: ManagerLink[] = await linkRows(strapi).findMany({
    where: { nurseryId, sentAt: { $notNull: true } },
    orderBy: { expiresAt: 'desc' },
    limit: 10,
  });
  const link = sent.find(({ expiresAt }) => secondsOf(expiresAt) === expires) ?? null;
  if (!nursery) return { standing: 'gone', nursery, link };
  const isNewest = link !== null && link === sent[0];
  return { standing: isNewest && link.email === nursery.contactEmail ? 'open' : 'revoked', nursery, link };
}

const secondsOf = (time: string | Date) => Math.floor(new Date(time).getTime() / 1000);
