import type { Context } from 'hono';
import { messagesOf } from '../../client/i18n/all-messages.ts';
import { locales } from '../../domain/locale.ts';
import type { Dependencies } from '../dependencies.ts';
import { answerInJson, wantsJsonError } from '../render/answer-in-json.ts';
import { answerPage } from '../render/answer-page.tsx';
import type { AppEnvironment } from '../request-state.ts';
import { buildHead } from './page-head.ts';
import { loadShellOrEmpty } from './shell.ts';

/** `Page not found` where no route matches, `Page Not Found` where a route does and its content or a parameter does not. */
export type NotFoundMessage = 'Page not found' | 'Page Not Found';

/** The 404 screen, or for a payload the message in JSON. */
export async function answerNotFound(c: Context<AppEnvironment>, dependencies: Dependencies, message: NotFoundMessage): Promise<Response> {
  const locale = c.get('locale');
  const path = c.get('path');
  const cacheControl = 'private, no-cache';
  if (c.get('isPayload')) {
    const error = { status: 404, message: `${message}: ${path}` };
    return c.json({ buildId: dependencies.build.id, error }, 404, { 'cache-control': cacheControl });
  }
  if (wantsJsonError(c)) return answerInJson(c, { status: 404, message: `${message}: ${path}` });
  const messages = messagesOf(locale);
  const head = buildHead({
    head: { title: messages.head.notFound, description: messages.head.siteDescription, indexable: false },
    path,
    locale,
    languages: locales,
    siteOrigin: dependencies.config.siteOrigin,
    indexable: false,
  });
  const shell = await loadShellOrEmpty(c, dependencies);
  return answerPage(c, dependencies, { pageId: 'not-found', props: {}, head, shell, contentLocale: locale, status: 404, cacheControl });
}
