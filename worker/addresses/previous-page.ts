import type { Context } from 'hono';
import { canonicalPath } from '../../domain/addresses/paths.ts';
import { type Locale, splitLocale } from '../../domain/locale.ts';
import { type AppEnvironment, pageOf } from '../request-state.ts';

interface PreviousPage {
  locale: Locale;
  /** French path. */
  path: string;
  search: string;
}

/** The page of ours that a reader comes from, by the Referer; null where they come from elsewhere, or nobody says. */
export function previousPage(c: Context<AppEnvironment>): PreviousPage | null {
  const referer = URL.parse(c.req.header('referer') ?? '');
  if (!referer || referer.origin !== new URL(c.req.url).origin) return null;
  const path = canonicalPath(referer.pathname);
  return path === null ? null : { ...splitLocale(path), search: referer.search };
}

/**
 * The query of the search a reader comes from, within their language: a document of its own for who has no script. What a script asks
 * for is everybody's: the browser knows the step back by itself.
 */
export function searchBefore(c: Context<AppEnvironment>, locale: Locale): URLSearchParams | null {
  const previous = pageOf(c).isPayload ? null : previousPage(c);
  const isSearch = previous?.path === '/trouver-une-creche/recherche' && previous.locale === locale && previous.search !== '';
  return isSearch ? new URLSearchParams(previous.search) : null;
}
