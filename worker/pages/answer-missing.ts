import type { Context } from 'hono';
import { citySlugOf, hasValidSlug, matchRoute, pathTo } from '../../domain/addresses/paths.ts';
import type { RedirectTarget } from '../../domain/addresses/redirect-table.ts';
import { type Locale, localizePath } from '../../domain/locale.ts';
import { criteriaParameters, noCriteria } from '../../domain/places/criteria/read-criteria.ts';
import { type CmsRules, cmsRedirectsQuery, cmsRedirectTable } from '../content/redirects.ts';
import type { PageDependencies } from '../dependencies.ts';
import { answerRedirect } from '../render/answer-redirect.ts';
import { type AppEnvironment, contentOf, type PageRequest } from '../request-state.ts';
import type { CityAddress } from '../search/places/city-path.ts';
import { answerNotFound, type MissingPage } from './answer-not-found.ts';
import { loadRoute } from './load-route.ts';

/**
 * Answers where no page is: by a redirect of the CMS, which so loses against every real page, by the page of the city that an
 * address in another spelling means, else by the 404 screen, with 410 where a page was taken away. Where
 * the rules cannot be read this fails, since an address that has moved must not look like one that is gone.
 */
export async function answerMissing(c: Context<AppEnvironment>, dependencies: PageDependencies, missing: MissingPage): Promise<Response> {
  const { page } = missing;
  const rules = await contentOf(c).get(cmsRedirectsQuery);
  const moved = await followRules(c, dependencies, { page, rules });
  if (moved) return answerRedirect(c, page, { to: localizePath(moved.to, page.locale), status: moved.status });
  const slug = citySlugOf(page.path);
  const city = slug ? await dependencies.search.findCity(slug) : null;
  if (!city || city.path === page.path)
    return answerNotFound(c, dependencies, { ...missing, status: isGone(rules, page.path) ? 410 : 404 });
  return answerRedirect(c, page, cityRedirect(city, page));
}

/** A name that several towns have never leads to one of them for good; where several of them have a page, the finder asks. */
function cityRedirect({ path, sharedName }: CityAddress, { locale, search }: PageRequest) {
  const status = sharedName === null ? 301 : 302;
  if (path !== null) return { to: `${localizePath(path, locale)}${search}`, status } as const;
  const parameters = new URLSearchParams(criteriaParameters({ ...noCriteria, place: sharedName ?? '' }));
  return { to: `${pathTo('nursery-search', {}, locale)}?${parameters}`, status: 302 } as const;
}

/** Whether a page was taken away, here or where the rules lead: nobody needs to ask for it again. */
function isGone(rules: CmsRules, path: string): boolean {
  return rules.gone.includes(cmsRedirectTable(rules).chain(path, '').at(-1)?.to ?? path);
}

/** Where the rules of the editors lead: to the first page on the way. One that leads to no page at all is not followed. */
async function followRules(
  c: Context<AppEnvironment>,
  dependencies: PageDependencies,
  { page, rules }: { page: PageRequest; rules: CmsRules },
): Promise<RedirectTarget | null> {
  const stops = cmsRedirectTable(rules).chain(page.path, page.search);
  for (const stop of stops) if (await isThere(c, dependencies, { address: stop.to, locale: page.locale })) return stop;
  const end = stops.at(-1);
  if (end) dependencies.logger.warn('redirect-without-page', { id: c.get('requestId'), path: page.path, to: end.to });
  return null;
}

/** True for another site, for a page of ours that is there, and for one of which that cannot be told now. */
async function isThere(
  c: Context<AppEnvironment>,
  dependencies: PageDependencies,
  { address, locale }: { address: string; locale: Locale },
): Promise<boolean> {
  if (!address.startsWith('/')) return true;
  const { pathname, search } = new URL(address, dependencies.config.siteOrigin);
  const match = matchRoute(pathname);
  if (!match || !hasValidSlug(match)) return false;
  const loading = loadRoute(c, dependencies, { match, locale, search });
  const target = await contentOf(c).dispensable(loading, 'the page a redirect leads to');
  return target?.kind !== 'not-found';
}
