import { createMiddleware } from 'hono/factory';
import { canonicalPath, citySlugOf } from '../../domain/addresses/paths.ts';
import { localizePath, splitLocale } from '../../domain/locale.ts';
import type { Content } from '../content/content.ts';
import { type CmsRules, cmsRedirectsQuery, cmsRedirectTable } from '../content/redirects.ts';
import { BadInputError } from '../errors.ts';
import { type AppEnvironment, contentOf, urlOf } from '../request-state.ts';
import { withDeadline } from '../with-deadline.ts';
import { findFixedRedirect } from './redirects.ts';

/** What the address of a payload adds to that of its page. */
export const payloadSuffix = '/_payload.json';
/** Longest path with query that is read, in characters; Cloudflare itself takes 16 KB. */
const longestAddress = 4096;
/** How long the rules of the editors may keep another spelling from its canonical address, in milliseconds. */
const rulesMilliseconds = 1000;

/**
 * Finds locale, path, query and kind (page or payload) of a request, and sends every other spelling of an address to the
 * canonical one, its query kept. An old address is left to the redirects, so that it takes one step whatever its spelling.
 */
export const canonicalUrl = createMiddleware<AppEnvironment>(async (c, next) => {
  const { pathname: fullPath, search: query } = urlOf(c);
  if (fullPath.length + query.length > longestAddress) throw new BadInputError('address too long', 414);
  const isPayload = fullPath.endsWith(payloadSuffix);
  const pathname = isPayload ? fullPath.slice(0, -payloadSuffix.length) || '/' : fullPath;
  const canonical = canonicalPath(pathname);
  if (canonical === null) throw new BadInputError('address cannot be read');
  const { locale, path } = splitLocale(canonical);
  const search = isPayload ? withoutBuildId(query) : query;
  const page = { path, locale, search, isPayload };
  c.set('page', page);
  // A payload's address is made by our own client from a canonical one; another spelling is answered as it is.
  const isOther = !isPayload && canonical !== pathname;
  if (!isOther || findFixedRedirect(c, page)) return next();
  const address = `${localizePath(path, locale)}${search}`;
  // So is the address of a city: its name alone may do.
  const mayHaveMoved = citySlugOf(path) !== null || (await isMovedByEditors(contentOf(c), path));
  if (!mayHaveMoved) return c.redirect(address, 301);
  await next();
  if (c.res.headers.has('location')) return;
  // A page has come since, which wins over the rule and has one address; or there is none.
  await c.res.body?.cancel();
  c.res = undefined;
  c.res = new Response(null, { status: 301, headers: { location: address } });
});

/** True where a rule of the CMS is about a path. Rules that cannot be read now are asked for again at the canonical address. */
async function isMovedByEditors(content: Content, path: string): Promise<boolean> {
  const rules = await withDeadline(readRules(content), rulesMilliseconds, () => null);
  return rules !== null && cmsRedirectTable(rules).find(path, '') !== null;
}

async function readRules(content: Content): Promise<CmsRules | null> {
  return (await content.secondary(cmsRedirectsQuery)).value;
}

/** `?{buildId}&page=2` → `?page=2` */
export function withoutBuildId(search: string): string {
  const rest = search.replace(/^\?[^=&]*(?:&|$)/, '');
  return rest ? `?${rest.replace(/^\?/, '')}` : '';
}
