import type { Context } from 'hono';
import type { RouteMatch } from '../../domain/addresses/paths.ts';
import type { Locale } from '../../domain/locale.ts';
import type { RouteId } from '../../routes.ts';
import { accountAccessOf } from '../accounts/account-access.ts';
import { searchBefore } from '../addresses/previous-page.ts';
import type { PageDependencies } from '../dependencies.ts';
import { readReceiptCookie } from '../forms/receipt/receipt.ts';
import { late } from '../late.ts';
import type { LoaderResult } from '../loaders/loader.ts';
import { anonymousVisitor, runLoader } from '../loaders/run-loader.ts';
import { type AppEnvironment, contentOf } from '../request-state.ts';

export interface AskedRoute {
  match: RouteMatch;
  locale: Locale;
  search: string;
}

/** A way to ask that is made when a page first asks, once a request. */
function madeLate<Parameters extends unknown[], Answer>(make: () => Promise<(...parameters: Parameters) => Promise<Answer>>) {
  let made: ReturnType<typeof make> | null = null;
  return late(() => {
    made ??= make();
    return made;
  });
}

/** What a page of the site shows to who sends this request. */
export function loadRoute(
  c: Context<AppEnvironment>,
  dependencies: PageDependencies,
  { match, locale, search }: AskedRoute,
): Promise<LoaderResult<RouteId>> {
  const visitor = {
    // A form that comes back to its page has not passed the step that looks for it.
    viewport: c.get('viewport') ?? anonymousVisitor.viewport,
    searched: match.id === 'nursery' ? searchBefore(c, locale) : null,
    receipt: readReceiptCookie(c.req.header('cookie')),
    formReply: c.get('formReply') ?? null,
    account: accountAccessOf(c, dependencies),
    managedPlaces: madeLate(async () => (await import('../managers/managed-places.ts')).managedPlacesOf(c, dependencies)),
    nurseryProposal: madeLate(async () => (await import('../managers/nursery-proposal.ts')).nurseryProposalOf(c, dependencies)),
    followedRequest: madeLate(async () => (await import('../follow-up/followed-request.ts')).followedRequestOf(c, dependencies)),
  };
  return runLoader(dependencies, { route: match, content: contentOf(c), locale, search, visitor });
}
