import { dayMilliseconds } from '../../domain/durations';
import { type FollowUpPart, followedRequestPath, followUpParts, followUpSubject } from '../../domain/placement/follow-up.ts';
import { signedQuery } from '../../links/signed-link';
import type { MailLanguage } from '../../mails/mail';

/** How long a link to a request works, in days: each mail brings another. */
const linkDays = 90;

interface FamilyLink {
  reference: string;
  language: MailLanguage;
  /** The part of the page that it leads to. */
  part?: FollowUpPart;
}

/** The address on which a family sees its request. Opening it changes nothing, since mail scanners open it first. */
export function familyLink(
  { reference, language, part }: FamilyLink,
  { siteUrl, linkSecret }: { siteUrl: string; linkSecret: string },
  now = Date.now(),
): string {
  const signed = signedQuery({ subject: followUpSubject(reference), until: now + linkDays * dayMilliseconds, secret: linkSecret });
  const query = new URLSearchParams({ dossier: reference, ...signed, ...(part && { vers: followUpParts[part] }) });
  return `${siteUrl}${language === 'en' ? '/en' : ''}${followedRequestPath}?${query}`;
}
