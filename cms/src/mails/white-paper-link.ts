import { dayMilliseconds } from '../domain/durations';
import { signedQuery } from '../links/signed-link';
import type { MailLanguage } from './mail';

/** How long a link to a white paper works, in milliseconds; the mail says so. */
export const linkLifetimeMilliseconds = 30 * dayMilliseconds;

export interface WhitePaperLink {
  slug: string;
  locale: MailLanguage;
  /** Milliseconds since 1970. */
  now: number;
}

/** The address under which the site hands out a white paper. It may be opened as often as one likes: mail scanners open it first. */
export function buildWhitePaperLink({ slug, locale, now }: WhitePaperLink, settings: { siteUrl: string; secret: string }): string {
  const signed = signedQuery({ subject: `white-paper:${slug}:${locale}`, until: now + linkLifetimeMilliseconds, secret: settings.secret });
  return `${settings.siteUrl}/livres-blancs/telecharger/${slug}?${new URLSearchParams({ locale, ...signed })}`;
}
