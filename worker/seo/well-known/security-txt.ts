import { contentPath } from '../../../domain/addresses/fixed-path.ts';

const monthsValid = 6;

/** Where to report a weakness (RFC 9116). It is made anew for each reader, so that it never lapses; less than a year ahead, as the RFC asks. */
export function securityTxt({ siteOrigin, now }: { siteOrigin: string; now: number }): string {
  const today = new Date(now);
  // The first of a month, so that the file is the same for weeks.
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + monthsValid, 1));
  return [
    `Contact: ${siteOrigin}${contentPath('contact', 'fr')}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
