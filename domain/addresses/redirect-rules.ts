import { externalRedirectHosts, type Redirect } from '../../redirects/redirect.ts';
import { splitLocale } from '../locale.ts';
import { canonicalPath, hasValidSlug, matchRoute, oneSpelling } from './paths.ts';

/** Letters and digits of any alphabet, so that an old path is written as people read it. */
const sourcePattern = /^(?:\/[\p{L}\p{N}][\p{L}\p{N}._~'-]*)+$/u;
const pathPattern = /^(?:\/|(?:\/[\w.~%-]+)+)$/;
const queryPattern = /^\?[\w.~%&=+,:;@/-]+$/;
const anchorPattern = /^#[\w-]+$/;
const externalPattern = /^https:\/\/([a-z0-9.-]+)(?:\/[\w.~%+-]*)+$/;
const statuses: readonly number[] = [301, 302];

export interface TargetParts {
  /** A path of this site, or an absolute address up to its query. */
  path: string;
  /** With its `?`; null where the rule sets none, so that the reader's own is kept. */
  query: string | null;
  /** With its `#`, or empty. */
  anchor: string;
}

export function splitTarget(to: string): TargetParts {
  const [address = '', anchor] = splitAt(to, '#');
  const [path = '', query = null] = splitAt(address, '?');
  return { path, query, anchor: anchor ?? '' };
}

function splitAt(text: string, mark: string): [string, string?] {
  const index = text.indexOf(mark);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index)];
}

/** The path a rule is about, and whether it takes everything below it as well. */
export function splitSource(from: string): { path: string; isWildcard: boolean } {
  return from.endsWith('/*') ? { path: from.slice(0, -2), isWildcard: true } : { path: from, isWildcard: false };
}

/** What is wrong with a rule for itself, or null; whether it fits the others is found when the table is built. */
export function ruleProblem({ from, to, status }: Pick<Redirect, 'from' | 'to'> & { status: number }): string | null {
  if (!statuses.includes(status)) return `has the status ${status}`;
  return sourceProblem(from) ?? targetProblem(to);
}

function sourceProblem(from: string): string | null {
  const { path, isWildcard } = splitSource(from);
  if (path.includes('*')) return 'has a wildcard that is not its last segment';
  if (path === '' || path === '/') return 'would take the home page';
  if (path.length > 1 && path.endsWith('/')) return 'ends in a slash';
  if (path !== oneSpelling(path)) return 'is not in lower case';
  if (!sourcePattern.test(path)) return 'is no plain path';
  if (splitLocale(path).locale !== 'fr') return 'carries a locale prefix';
  const match = matchRoute(path);
  if (match && !('slug' in match.params)) return isWildcard ? 'lies below a page of the site' : 'is a page of the site';
  return null;
}

function targetProblem(to: string): string | null {
  const { path, query, anchor } = splitTarget(to);
  if (query !== null && !queryPattern.test(query)) return 'leads to a query that cannot be read';
  if (anchor && !anchorPattern.test(anchor)) return 'leads to an anchor that cannot be read';
  if (!path.startsWith('/')) {
    const host = externalPattern.exec(path)?.[1];
    if (!host) return 'leads neither to a path nor to a plain https address';
    return externalRedirectHosts.includes(host) ? null : `leads to ${host}, which is no host of the closed list`;
  }
  if (!pathPattern.test(path) || canonicalPath(path) !== path) return 'leads to a path that is not canonical';
  if (splitLocale(path).locale !== 'fr') return 'leads to a path with a locale prefix';
  const match = matchRoute(path);
  return match && hasValidSlug(match) ? null : 'leads to a path that is no route';
}
