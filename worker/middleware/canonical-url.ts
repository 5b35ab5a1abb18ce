import { createMiddleware } from 'hono/factory';
import { splitLocale, localizePath } from '../../domain/locale.ts';
import { canonicalPath } from '../../domain/paths.ts';
import { BadInputError } from '../errors.ts';
import type { AppEnvironment } from '../request-state.ts';

const payloadSuffix = '/_payload.json';
/** Longest path with query that is read, in characters; Cloudflare itself takes 16 KB. */
const longestAddress = 4096;

/**
 * Finds locale, path and kind (page or payload) of a request, and sends every other spelling of an address to the
 * canonical one in one step, its query kept.
 */
export const canonicalUrl = createMiddleware<AppEnvironment>(async (c, next) => {
  const url = new URL(c.req.url);
  if (url.pathname.length + url.search.length > longestAddress) throw new BadInputError('address too long', 414);
  const isPayload = url.pathname.endsWith(payloadSuffix);
  const pathname = isPayload ? url.pathname.slice(0, -payloadSuffix.length) || '/' : url.pathname;
  const canonical = canonicalPath(pathname);
  if (canonical === null) throw new BadInputError('address cannot be read');
  c.set('isPayload', isPayload);
  const { locale, path } = splitLocale(canonical);
  c.set('locale', locale);
  c.set('path', path);
  // A payload's address is made by our own client from a canonical one; another spelling is answered as it is.
  if (!isPayload && canonical !== pathname) return c.redirect(`${localizePath(path, locale)}${url.search}`, 301);
  await next();
});
