import type { Context } from 'hono';
import { hasValidSlug, matchRoute, type RouteMatch } from '../../domain/addresses/paths.ts';
import { splitLocale } from '../../domain/locale.ts';
import { type RouteId, routes } from '../../routes.ts';
import { pageCacheControl } from '../cache/policies.ts';
import type { Dependencies } from '../dependencies.ts';
import { UnreadableEntryError, UpstreamError } from '../errors.ts';
import { type LoaderResult, notFound } from '../loaders/loader.ts';
import { answerPage, type PageStatus } from '../render/answer-page.tsx';
import { answerRedirect } from '../render/answer-redirect.ts';
import type { AppEnvironment } from '../request-state.ts';
import { withDeadline } from '../with-deadline.ts';
import { answerMissing } from './answer-missing.ts';
import { loadRoute } from './load-route.ts';
import { buildHead } from './page-head.ts';
import { askForShell, takeShell } from './shell.ts';

/** How long a page may take until its first byte, in milliseconds; what went before and an error screen have the rest of ten seconds. */
const pageMilliseconds = 8000;

/** The last step: route → loader → render, or a failure in time. A page that a form comes back to says so by its status. */
export function answerRoute(c: Context<AppEnvironment>, dependencies: Dependencies, status: PageStatus = 200): Promise<Response> {
  const answer = findAnswer(c, dependencies, status);
  return withDeadline(answer, pageMilliseconds, () => {
    answer.then(({ body }) => body?.cancel()).catch(() => {});
    throw new UpstreamError('page', `no first byte within ${pageMilliseconds} ms`);
  });
}

async function findAnswer(c: Context<AppEnvironment>, dependencies: Dependencies, status: PageStatus): Promise<Response> {
  const match = matchRoute(c.get('path'));
  if (!match) return answerMissing(c, dependencies, 'Page not found');
  const shell = askForShell(c.get('content'), c.get('locale'));
  const result = hasValidSlug(match) ? await c.get('timings').measure('content', loadShown(c, dependencies, match)) : notFound;
  if (result.kind === 'not-found') return answerMissing(c, dependencies, 'Page Not Found');
  if (result.kind === 'redirect') return answerRedirect(c, result);
  const locale = c.get('locale');
  c.set('changesAt', result.changesAt);
  const isPersonal = result.isPersonal || c.get('formReply') !== undefined;
  const contentLocale = result.languages.includes(locale) ? locale : 'fr';
  const head = buildHead({
    head: result.head,
    path: splitLocale(c.get('path')).path,
    locale,
    languages: result.languages,
    siteOrigin: dependencies.config.siteOrigin,
    indexable: !isPersonal && (routes.find(({ id }) => id === match.id)?.indexable ?? false),
  });
  return answerPage(c, dependencies, {
    pageId: match.id,
    props: result.props,
    head,
    shell: await takeShell(c.get('content'), shell),
    contentLocale,
    status,
    query: result.head.query,
    cacheControl: isPersonal ? 'no-store' : pageCacheControl,
  });
}

/** A draft may still lack what its page needs; to an editor who looks at it that is no failure. */
async function loadShown(c: Context<AppEnvironment>, dependencies: Dependencies, match: RouteMatch): Promise<LoaderResult<RouteId>> {
  try {
    return await loadRoute(c, dependencies, { match, search: c.get('search') });
  } catch (error) {
    if (c.get('isPreview') && error instanceof UnreadableEntryError) return notFound;
    throw error;
  }
}
