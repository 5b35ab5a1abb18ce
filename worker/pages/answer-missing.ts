import type { Context } from 'hono';
import { citySlugOf, hasValidSlug, matchRoute, pathTo } from '../../domain/addresses/paths.ts';
import type { RedirectTarget } from '../../domain/addresses/redirect-table.ts';
import { type Locale, localizePath } from '../../domain/locale.ts';
import { noCriteria } from '../../domain/places/criteria.ts';
import { criteriaParameters } from '../../domain/places/read-criteria.ts';
import type { Redirect } from '../../redirects/redirect.ts';
import { cmsRedirectsQuery, cmsRedirectTable } from '../content/redirects.ts';
import type { Dependencies } from '../dependencies.ts';
import { answerRedirect } from '../render/answer-redirect.ts';
import type { AppEnvironment } from '../request-state.ts';
import type { CityAddress } from '../search/places/city-path.ts';
import { answerNotFound, type NotFoundMessage } from './answer-not-found.ts';
import { loadRoute } from './load-route.ts';

/**
 * Answers where no page is: by a redirect of the CMS, which so loses against every real page, by the page of the city that an
 * address in another spelling means, else by the 404 screen. Where
 * the rules cannot be read this fails, since an address that has moved must not look like one that is gone.
 */
export async function answerMissing(c: Context<AppEnvironment>, dependencies: Dependencies, message: NotFoundMessage): Promise<Response> {
  const rules = await c.get('content').get(cmsRedirectsQuery);
  const moved = await followRules(c, dependencies, rules);
  if (moved) return answerRedirect(c, { to: localizePath(moved.to, c.get('locale')), status: moved.status });
  const slug = citySlugOf(c.get('path'));
  const city = slug ? await dependencies.search.findCity(slug) : null;
  if (!city || city.path === c.get('path')) return answerNotFound(c, dependencies, message);
  return answerRedirect(c, cityRedirect(city, { locale: c.get('locale'), search: c.get('search') }));
}

/** A name that several towns have never leads to one of them for good; where several of them have a page, the finder asks. */
function cityRedirect({ path, sharedName }: CityAddress, { locale, search }: { locale: Locale; search: string }) {
  const status = sharedName === null ? 301 : 302;
  if (path !== null) return { to: `${localizePath(path, locale)}${search}`, status } as const;
  const parameters = new URLSearchParams(criteriaParameters({ ...noCriteria, place: sharedName ?? '' }));
  return { to: `${pathTo('nursery-search', {}, locale)}?${parameters}`, status: 302 } as const;
}

/** Where the rules of the editors lead: to the first page on the way. One that leads to no page at all is not followed. */
async function followRules(c: Context<AppEnvironment>, dependencies: Dependencies, rules: Redirect[]): Promise<RedirectTarget | null> {
  const stops = cmsRedirectTable(rules).chain(c.get('path'), c.get('search'));
  for (const stop of stops) if (await isThere(c, dependencies, stop.to)) return stop;
  const end = stops.at(-1);
  if (end) dependencies.logger.warn('redirect-without-page', { id: c.get('requestId'), path: c.get('path'), to: end.to });
  return null;
}

/** True for another site, for a page of ours that is there, and for one of which that cannot be told now. */
async function isThere(c: Context<AppEnvironment>, dependencies: Dependencies, address: string): Promise<boolean> {
  if (!address.startsWith('/')) return true;
  const { pathname, search } = new URL(address, dependencies.config.siteOrigin);
  const match = matchRoute(pathname);
  if (!match || !hasValidSlug(match)) return false;
  const found = await c.get('content').dispensable(loadRoute(c, dependencies, { match, search }), 'the page a redirect leads to');
  return found?.kind !== 'not-found';
}
