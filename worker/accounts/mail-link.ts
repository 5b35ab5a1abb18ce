import { createHostCookie } from '../host-cookie.ts';

/**
 * The code of a mail's link is as good as a password. It leaves the address at once, for a cookie: else it would stand in the
 * history of the browser, and in what other services on the page are told.
 */
const cookie = createHostCookie('lien');
const lifetimeSeconds = 3600;

/** The parameter of the link, as the CMS writes it into its mails. */
export const mailLinks = { 'new-password': 'code', confirmation: 'confirmation' } as const;
export type MailLink = keyof typeof mailLinks;

/** What Strapi makes: 128 and 40 hexadecimal digits. */
const codePattern = /^[0-9a-f]{32,256}$/;

/** The `Set-Cookie` value that keeps the code of a link; null where the link has none that Strapi could have made. */
export function createLinkCookie(link: MailLink, query: URLSearchParams): string | null {
  const code = query.get(mailLinks[link]) ?? '';
  return codePattern.test(code) ? cookie.set(`${link}.${code}`, lifetimeSeconds) : null;
}

/** The `Set-Cookie` value that forgets a code that was used. */
export function endedLinkCookie(): string {
  return cookie.end();
}

/** The code a reader has opened a link with, or null. */
export function readLinkCookie(link: MailLink, header: string | undefined): string | null {
  const [kind, code = ''] = (cookie.read(header) ?? '').split('.');
  return kind === link && codePattern.test(code) ? code : null;
}
