import type { RedirectMatcher } from '../../domain/addresses/redirect-matcher.ts';
import { localizePath, splitLocale } from '../../domain/locale.ts';

/** Paths that need no folding of letters to be looked up; what folds them is not worth its size in the browser. */
const plainPath = /^(?:\/[a-z0-9_.~'-]+)+$/;

/** Where an address of this site has moved to, in the same language, as the server would answer; null where that is left to the server. */
export function followMatcher(matcher: RedirectMatcher, address: URL): URL | null {
  const { locale, path } = splitLocale(address.pathname.replace(/\/$/, ''));
  const targetPath = plainPath.test(path) ? findTarget(matcher, path) : null;
  if (targetPath === null) return null;
  const target = new URL(localizePath(targetPath, locale), address);
  target.search ||= address.search;
  target.hash ||= address.hash;
  return /^https?:$/.test(target.protocol) ? target : null;
}

function findTarget({ static: exact, wildcard }: RedirectMatcher, path: string): string | null {
  let rule = exact[path];
  for (let above = path; above && !rule; above = above.slice(0, above.lastIndexOf('/'))) rule = wildcard[above];
  return rule?.redirect ?? null;
}
