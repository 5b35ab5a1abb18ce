import { dayMilliseconds } from '../domain/durations';
import { signedQuery } from '../links/signed-link';
import type { MailLanguage } from '../mails/mail';

/** How long an alert may be confirmed, in days; the mail says so, and then its address is erased. */
export const confirmationDays = 7;
/** A mail that is opened long after its alert has ended still leads to a page that says so. */
const endedDays = 60;

/** How the addresses of the site call what a mail offers. */
const names = { confirm: 'confirmer', end: 'arreter' } as const;

interface AlertLink {
  answer: keyof typeof names;
  alert: string;
  language: MailLanguage;
  /** Milliseconds since 1970. */
  until: number;
}

/** The address on which an alert is confirmed or ended: a page whose button does it, since programs open links, too. */
function buildAlertLink(
  { answer, alert, language, until }: AlertLink,
  { siteUrl, linkSecret }: { siteUrl: string; linkSecret: string },
): string {
  const signed = signedQuery({ subject: `place-alert:${answer}:${alert}`, until, secret: linkSecret });
  const query = new URLSearchParams({ alerte: alert, ...signed });
  return `${siteUrl}${language === 'en' ? '/en' : ''}/alerte-place/${names[answer]}?${query}`;
}

type LinkSettings = Parameters<typeof buildAlertLink>[1];

/** Where an alert is confirmed. */
export function confirmationLink(alert: string, language: MailLanguage, settings: LinkSettings): string {
  return buildAlertLink({ answer: 'confirm', alert, language, until: Date.now() + confirmationDays * dayMilliseconds }, settings);
}

/** Where an alert is ended: for as long as it may write, and a while longer. */
export function endLink({ alert, endsOn }: { alert: string; endsOn: string }, language: MailLanguage, settings: LinkSettings): string {
  return buildAlertLink({ answer: 'end', alert, language, until: Date.parse(endsOn) + endedDays * dayMilliseconds }, settings);
}
