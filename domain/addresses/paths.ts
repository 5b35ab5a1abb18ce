import { type RouteId, routes } from '../../routes.ts';
import { type Locale, localizePath } from '../locale.ts';
import { slugPattern } from './slug.ts';

/** Parameters of a route that is not known before it is asked for. */
export type PathParams = Readonly<Record<string, string>>;

type RouteOf<Id extends RouteId> = Extract<(typeof routes)[number], { id: Id }>;
type NamesIn<Pattern> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Several}+` ? Several : Name) | NamesIn<Rest>
  : never;
type ValueOf<Name, Route> = Name extends 'category'
  ? Route extends { categories: readonly (infer Category)[] }
    ? Category
    : never
  : string;

/** The parameters of a route, as its pattern names them. */
export type ParamsOf<Id extends RouteId> = Id extends RouteId
  ? { [Name in NamesIn<RouteOf<Id>['pattern']>]: ValueOf<Name, RouteOf<Id>> }
  : never;

/** A route with what an address says in the places of its pattern. */
export type RouteMatch = { [Id in RouteId]: { id: Id; params: ParamsOf<Id> } }[RouteId];

const segmentPattern = '[^/]+';
const citiesPath = '/creches-par-ville';

const matchers = routes.map((route) => {
  const names: string[] = [];
  const source = route.pattern.replace(/\{(\w+)(\+?)\}/g, (_, name: string, several: string) => {
    names.push(name);
    if (name === 'category' && 'categories' in route) return `(${route.categories.join('|')})`;
    return several ? `(${segmentPattern}(?:/${segmentPattern})*)` : `(${segmentPattern})`;
  });
  return { id: route.id, names, expression: new RegExp(`^${source}$`) };
});

/** True where every segment is made of lower-case ASCII letters and digits joined by single hyphens. */
export function isSlugPath(value: string): boolean {
  return value.split('/').every((segment) => slugPattern.test(segment));
}

/**
 * The route of a canonical French path (no locale prefix), or null where nothing matches. The catch-all takes only
 * paths that could be content, so that `/wp-login.php` costs no CMS request.
 */
export function matchRoute(path: string): RouteMatch | null {
  if (path !== last.path) last = { path, match: findRoute(path) };
  return last.match;
}

/** Several steps of a request ask for the same. */
let last: { path: string; match: RouteMatch | null } = { path: '', match: null };

function findRoute(path: string): RouteMatch | null {
  for (const { id, names, expression } of matchers) {
    const match = expression.exec(path);
    if (!match) continue;
    const params = Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']));
    if (id === 'content-page' && !isSlugPath(params.slug ?? '')) return null;
    // The expression was made of the pattern that the types are made of.
    return { id, params } as RouteMatch;
  }
  return null;
}

/** True where the slug of a match is well formed; a match without one is always valid. */
export function hasValidSlug(match: RouteMatch): boolean {
  return !('slug' in match.params) || isSlugPath(match.params.slug);
}

const patterns = new Map<RouteId, string>(routes.map(({ id, pattern }) => [id, pattern]));

/** What an address below that of all cities says of a city; null for any other address. */
export function citySlugOf(path: string): string | null {
  return path.startsWith(`${citiesPath}/`) ? path.slice(citiesPath.length + 1) : null;
}

/** The address of a page in a locale. */
export function pathTo<Id extends RouteId>(
  id: Id,
  ...[params, locale]: object extends ParamsOf<Id> ? [params?: ParamsOf<Id>, locale?: Locale] : [params: ParamsOf<Id>, locale?: Locale]
): string {
  return pathWith(id, params ?? {}, locale);
}

/** The address of a page that is not known before it is asked for; a missing parameter is an error of the caller. */
export function pathWith(id: RouteId, params: PathParams, locale: Locale = 'fr'): string {
  const path = (patterns.get(id) ?? '').replace(/\{(\w+)\+?\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${id} needs ${name}`);
    return value;
  });
  return localizePath(path, locale);
}

/** Lower case, composed. A letter in lower case may be composed in another way, and what is composed have another lower case. */
export function oneSpelling(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC').toLowerCase().normalize('NFC');
}

/** A path that has that spelling, as nearly all have. */
const plainPath = /^(?:\/|(?:\/[a-z0-9_.~-]+)+)$/;

/**
 * The one spelling of a path: NFC, lower case, no trailing, doubled or back slash. Null where the path cannot be one of
 * ours: broken percent-encoding, an encoded slash, a NUL.
 */
export function canonicalPath(pathname: string): string | null {
  if (plainPath.test(pathname)) return pathname;
  if (/%(?:2f|5c|00)/i.test(pathname)) return null;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const path = oneSpelling(decoded)
    .replaceAll('\\', '/')
    .replace(/\/{2,}/g, '/');
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  return trimmed.split('/').map(encodeURIComponent).join('/');
}
