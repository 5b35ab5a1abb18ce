import type { Context } from 'hono';
import { messagesOf } from '../../client/i18n/all-messages.ts';
import type { RouteMatch } from '../../domain/addresses/paths.ts';
import type { Locale } from '../../domain/locale.ts';
import { fallbackViewport } from '../../domain/viewport.ts';
import type { RouteId } from '../../routes.ts';
import { accountAccessOf } from '../accounts/account-access.ts';
import type { Dependencies } from '../dependencies.ts';
import { readReceiptCookie } from '../forms/receipt.ts';
import type { Loader, LoaderContext, LoaderResult } from '../loaders/loader.ts';
import { loaders } from '../loaders/loaders.ts';
import { type AppEnvironment, contentOf } from '../request-state.ts';

export interface AskedRoute {
  match: RouteMatch;
  locale: Locale;
  search: string;
}

/** What a page of the site shows to who sends this request. */
export async function loadRoute(
  c: Context<AppEnvironment>,
  dependencies: Dependencies,
  { match, locale, search }: AskedRoute,
): Promise<LoaderResult<RouteId>> {
  const context: LoaderContext = {
    content: contentOf(c),
    locale,
    messages: messagesOf(locale),
    params: match.params,
    query: new URLSearchParams(search),
    config: dependencies.config,
    search: dependencies.search,
    now: dependencies.clock(),
    // A form that comes back to its page has not passed the step that looks for it.
    viewport: c.get('viewport') ?? (() => fallbackViewport),
    receipt: readReceiptCookie(c.req.header('cookie')),
    formReply: c.get('formReply') ?? null,
    account: accountAccessOf(c, dependencies),
  };
  // The table pairs each id with a loader of that id; a union of ids cannot say so.
  const loader: Loader<RouteId> = loaders[match.id] as Loader<RouteId>;
  return loader(context);
}
