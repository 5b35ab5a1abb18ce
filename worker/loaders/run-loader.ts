import { messagesOf } from '../../client/i18n/all-messages.ts';
import type { ParamsOf } from '../../domain/addresses/paths.ts';
import type { Locale } from '../../domain/locale.ts';
import { fallbackViewport } from '../../domain/viewport.ts';
import { type Route, type RouteId, routes } from '../../routes.ts';
import { nobody } from '../accounts/account-access.ts';
import type { Content } from '../content/content.ts';
import type { LoaderDependencies } from '../dependencies.ts';
import type { Loader, LoaderResult, Visitor } from './loader.ts';
import { loaders } from './loaders.ts';

/** Whoever reads what is the same for everybody: a robot, a site map, the picture of a page. */
export const anonymousVisitor: Visitor = {
  viewport: () => fallbackViewport,
  receipt: null,
  searched: null,
  formReply: null,
  account: nobody,
  managedPlaces: async () => ({ kind: 'closed', reason: 'missing' }),
  nurseryProposal: async () => ({ kind: 'closed', reason: 'missing' }),
  followedRequest: async () => ({ kind: 'closed', reason: 'missing' }),
};

interface LoaderRequest<Id extends RouteId> {
  route: { id: Id; params: ParamsOf<Id> };
  content: Content;
  locale: Locale;
  /** The query of the address, with or without its `?`. */
  search?: string;
  visitor?: Visitor;
}

const routeById = new Map<RouteId, Route>(routes.map((route) => [route.id, route]));

/** Of a page that is kept for everybody, only what its key or its route names: anything else would be shown to the next reader. */
function readableQuery(id: RouteId, search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  if (search === '') return query;
  const { policy, keptQuery = [], liveQuery = [] } = routeById.get(id) ?? { policy: 'none' };
  if (policy === 'none') return query;
  return new URLSearchParams([...query].filter(([name]) => keptQuery.includes(name) || liveQuery.includes(name)));
}

/** What a page of the site shows to a visitor. */
export function runLoader<Id extends RouteId>(
  { config, search: searchIndex, clock }: LoaderDependencies,
  { route, content, locale, search = '', visitor = anonymousVisitor }: LoaderRequest<Id>,
): Promise<LoaderResult<Id>> {
  const loader: Loader<Id> = loaders[route.id];
  return loader({
    ...visitor,
    content,
    locale,
    messages: messagesOf(locale),
    params: route.params,
    query: readableQuery(route.id, search),
    config,
    search: searchIndex,
    now: clock(),
  });
}
