import type { Context } from 'hono';
import { messagesOf } from '../../client/i18n/all-messages.ts';
import { hasValidSlug, matchRoute } from '../../domain/addresses/paths.ts';
import { type Locale, splitLocale } from '../../domain/locale.ts';
import { type RouteId, routes } from '../../routes.ts';
import { pageCacheControl } from '../cache/policies.ts';
import type { PageDependencies } from '../dependencies.ts';
import { UnreadableEntryError, UpstreamError } from '../errors.ts';
import { type LoaderResult, notFound } from '../loaders/loader.ts';
import { answerPage, type PageStatus } from '../render/answer-page.tsx';
import { answerRedirect } from '../render/answer-redirect.ts';
import { type AppEnvironment, contentOf, type PageRequest } from '../request-state.ts';
import { withDeadline } from '../with-deadline.ts';
import { answerMissing } from './answer-missing.ts';
import { type AskedRoute, loadRoute } from './load-route.ts';
import { buildHead } from './page-head.ts';
import { askForShell, takeShell } from './shell.ts';

/** How long a page may take until its first byte, in milliseconds; what went before and an error screen have the rest of ten seconds. */
const pageMilliseconds = 8000;

interface AskedPage {
  page: PageRequest;
  /** Of a page that a form comes back to; else what its loader says. */
  status?: PageStatus;
}

/** The last step: route → loader → render, or a failure in time. A page that a form comes back to says so by its status. */
export function answerRoute(c: Context<AppEnvironment>, dependencies: PageDependencies, askedPage: AskedPage): Promise<Response> {
  const answer = findAnswer(c, dependencies, askedPage);
  return withDeadline(answer, pageMilliseconds, () => {
    answer.then(({ body }) => body?.cancel()).catch(() => {});
    throw new UpstreamError('page', `no first byte within ${pageMilliseconds} ms`);
  });
}

async function findAnswer(c: Context<AppEnvironment>, dependencies: PageDependencies, { page, status }: AskedPage): Promise<Response> {
  const { path, locale, search } = page;
  const match = matchRoute(path);
  if (!match) return answerMissing(c, dependencies, { page, message: 'Page not found' });
  const content = contentOf(c);
  const shell = askForShell(content, locale);
  const loading = hasValidSlug(match) ? loadShown(c, dependencies, { match, locale, search }) : null;
  const result = loading ? await c.get('timings').measure('content', loading) : notFound;
  if (result.kind === 'not-found') return answerMissing(c, dependencies, { page, message: 'Page Not Found' });
  if (result.kind === 'redirect') return answerRedirect(c, page, result);
  c.set('changesAt', result.changesAt);
  const isPersonal = result.isPersonal || c.get('formReply') !== undefined;
  const isTranslated = result.languages.includes(locale);
  const contentLocale = isTranslated || result.marksLanguages ? locale : 'fr';
  const head = buildHead({
    head: result.head,
    path: splitLocale(path).path,
    locale,
    languages: result.languages,
    siteOrigin: dependencies.config.siteOrigin,
    indexable: !isPersonal && (routes.find(({ id }) => id === match.id)?.indexable ?? false),
  });
  return answerPage(c, dependencies, {
    page,
    pageId: match.id,
    props: result.props,
    head,
    shell: await takeShell(content, shell),
    contentLocale,
    notice: noticeOf(result, { locale, sendsMail: dependencies.config.sendsMail }),
    status: status ?? result.status ?? 200,
    query: result.head.query,
    cacheControl: isPersonal ? 'no-store' : pageCacheControl,
  });
}

/** What stands above a page: what of it its reader cannot take as it is written. */
function noticeOf(
  { languages, marksLanguages, speaksOfMails }: Extract<LoaderResult<RouteId>, { kind: 'page' }>,
  { locale, sendsMail }: { locale: Locale; sendsMail: boolean },
): string | undefined {
  const { notTranslated, noMails } = messagesOf(locale).head;
  const language = languages.includes(locale) ? null : marksLanguages ? notTranslated.mostly : notTranslated.wholly;
  const mails = speaksOfMails && !sendsMail ? noMails : null;
  return [language, mails].filter(Boolean).join(' ') || undefined;
}

/** A draft may still lack what its page needs; to an editor who looks at it that is no failure. */
async function loadShown(c: Context<AppEnvironment>, dependencies: PageDependencies, route: AskedRoute): Promise<LoaderResult<RouteId>> {
  try {
    return await loadRoute(c, dependencies, route);
  } catch (error) {
    if (c.get('preview') && error instanceof UnreadableEntryError) return notFound;
    throw error;
  }
}
