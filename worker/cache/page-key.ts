import { hasValidSlug, matchRoute } from '../../domain/addresses/paths.ts';
import { type Locale, localizePath } from '../../domain/locale.ts';
import { type Route, type RouteId, routes } from '../../routes.ts';
import { type CachePolicy, policies } from './policies.ts';

export interface PageKey {
  key: string;
  /** The kept parameters in the order of the route table, as a query without `?`. */
  query: string;
  policy: CachePolicy;
}

/** Longest key KV takes, in bytes; keys are ASCII. */
const longestKey = 512;
const keptValue = /^[\w-]{1,40}$/;

const routeById = new Map<RouteId, Route>(routes.map((route) => [route.id, route]));

/**
 * Where a page or its payload is kept, or null for one that never is. Made of the build, the canonical address and the parameters the route
 * names: nothing else of a request can make another entry.
 */
export function pageKeyOf(request: { buildId: string; path: string; locale: Locale; search: string; isPayload?: boolean }): PageKey | null {
  const match = matchRoute(request.path);
  const route = match && hasValidSlug(match) ? routeById.get(match.id) : undefined;
  if (!route || route.policy === 'none') return null;
  // Most addresses have none.
  const query = request.search ? keptQueryOf(route, request.search) : '';
  if (query === null) return null;
  const key = `${request.isPayload ? 'payload' : 'page'}:${request.buildId}:${localizePath(request.path, request.locale)}${query && `?${query}`}`;
  return key.length > longestKey ? null : { key, query, policy: policies[route.policy] };
}

/** The parameters of a query that the page is kept with; null where a page with this query is never kept. */
function keptQueryOf({ keptQuery = [], liveQuery = [] }: Route, search: string): string | null {
  const parameters = new URLSearchParams(search);
  if (liveQuery.some((name) => parameters.has(name))) return null;
  const kept = new URLSearchParams();
  for (const name of keptQuery) {
    const value = parameters.get(name);
    if (value === null) continue;
    if (!keptValue.test(value)) return null;
    kept.set(name, value);
  }
  return kept.toString();
}
