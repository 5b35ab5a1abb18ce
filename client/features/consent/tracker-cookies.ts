import { type Purpose, purposes } from './consent-choice.ts';

/** Cookies that the tag manager's tools write on this site, by what they are for. */
const namesOf: Record<Purpose, RegExp> = {
  measure: /^_(?:ga|gid|gat)(?:_|$)/,
  marketing: /^_(?:gcl|gac)_/,
};

/** Lines for `document.cookie` that erase what has been written for purposes that are not accepted. */
export function erasures(cookies: string, { accepted, hostname }: { accepted: readonly Purpose[]; hostname: string }): string[] {
  const refused = purposes.filter((purpose) => !accepted.includes(purpose));
  const names = cookies.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  return names
    .filter((name) => refused.some((purpose) => namesOf[purpose].test(name)))
    .flatMap((name) => ['', ...domainsAbove(hostname)].map((domain) => `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`));
}

/** The tools write to the widest domain that takes their cookie, and only its own name erases it: `a.b.c` → `a.b.c`, `b.c`. */
function domainsAbove(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Erases what tools have written for purposes that are not accepted. */
export function eraseTrackers(accepted: readonly Purpose[]): void {
  for (const line of erasures(document.cookie, { accepted, hostname: location.hostname })) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and answers only later
    document.cookie = line;
  }
}
