import type { Context } from 'hono';
import { citySlugOf } from '../../domain/addresses/paths.ts';
import { localizePath } from '../../domain/locale.ts';
import { cmsRedirectsQuery, cmsRedirectTable } from '../content/redirects.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';
import { answerNotFound, type NotFoundMessage } from './answer-not-found.ts';
import { answerRedirect } from './answer-redirect.ts';

/**
 * Answers where no page is: by a redirect of the CMS, which so loses against every real page, by the page of the city that an
 * address in another spelling means, else by the 404 screen. Where
 * the rules cannot be read this fails, since an address that has moved must not look like one that is gone.
 */
export async function answerMissing(c: Context<AppEnvironment>, dependencies: Dependencies, message: NotFoundMessage): Promise<Response> {
  const rules = await c.get('content').get(cmsRedirectsQuery);
  const moved = cmsRedirectTable(rules)(c.get('path'), c.get('search'));
  if (moved) return answerRedirect(c, { to: localizePath(moved.to, c.get('locale')), status: moved.status });
  const slug = citySlugOf(c.get('path'));
  const city = slug && (await dependencies.search.findCityPath(slug));
  if (!city || city === c.get('path')) return answerNotFound(c, dependencies, message);
  return answerRedirect(c, { to: `${localizePath(city, c.get('locale'))}${c.get('search')}`, status: 301 });
}
