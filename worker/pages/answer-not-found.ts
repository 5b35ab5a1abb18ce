import type { Context } from 'hono';
import { messagesOf } from '../../client/i18n/all-messages.ts';
import { locales } from '../../domain/locale.ts';
import type { PageDependencies } from '../dependencies.ts';
import { answerInJson, wantsJsonError } from '../render/answer-in-json.ts';
import { answerPage } from '../render/answer-page.tsx';
import type { AppEnvironment, PageRequest } from '../request-state.ts';
import { buildHead } from './page-head.ts';
import { loadShellOrEmpty } from './shell.ts';

/** `Page not found` where no route matches, `Page Not Found` where a route does and its content or a parameter does not. */
type NotFoundMessage = 'Page not found' | 'Page Not Found';

export interface MissingPage {
  page: PageRequest;
  message: NotFoundMessage;
}

/** The 404 screen, or for a payload the message in JSON; 410 where a page was there and was taken away. */
export async function answerNotFound(
  c: Context<AppEnvironment>,
  dependencies: PageDependencies,
  { page, message, status }: MissingPage & { status: 404 | 410 },
): Promise<Response> {
  const { locale, path } = page;
  const cacheControl = 'private, no-cache';
  if (page.isPayload) {
    const error = { status, message: `${message}: ${path}` };
    return c.json({ buildId: dependencies.build.id, error }, status, { 'cache-control': cacheControl });
  }
  if (wantsJsonError(c)) return answerInJson(c, { status, message: `${message}: ${path}` });
  const messages = messagesOf(locale);
  const head = buildHead({
    head: { title: messages.head.notFound, description: messages.head.siteDescription, indexable: false },
    path,
    locale,
    languages: locales,
    siteOrigin: dependencies.config.siteOrigin,
    indexable: false,
  });
  const shell = await loadShellOrEmpty(c, dependencies, locale);
  const answer = { pageId: 'not-found', props: {}, head, shell, contentLocale: locale, status, cacheControl } as const;
  return answerPage(c, dependencies, { page, ...answer });
}
