import { matchRoute, pathWith } from '../../../domain/addresses/paths.ts';
import { localizePath } from '../../../domain/locale.ts';
import { entriesOf } from '../../../harness/cms-stand-in/seed.ts';
import { type RouteId, routes } from '../../../routes.ts';

const entryTypes: Partial<Record<RouteId, string>> = {
  article: 'article',
  'faq-entry': 'faq-entry',
  'white-paper': 'white-paper',
  testimonial: 'testimonial',
  nursery: 'nursery',
  city: 'city',
  'content-page': 'page',
};

function pathsOf(route: (typeof routes)[number]): string[] {
  const type = entryTypes[route.id];
  if (type) return entriesOf(type).map(({ key, data }) => pathWith(route.id, { slug: key, category: String(data.category) }));
  if ('categories' in route) return route.categories.map((category) => pathWith(route.id, { category }));
  // What only the link of a mail opens: to everybody else it says so.
  if (route.id === 'place-alert-answer') return [pathWith(route.id, { slug: 'arreter' })];
  if (route.id === 'managed-places' || route.id === 'nursery-proposal') return [pathWith(route.id, { slug: 'exemple' })];
  if (route.id === 'form-outcome') return [pathWith(route.id, { slug: 'contact/merci' })];
  // Only somebody signed in sees it; there is nothing on it for machines.
  if (['account', 'account-password', 'account-data'].includes(route.id)) return [];
  return [route.pattern];
}

/** Every page the seed content makes, in French; pages of the CMS that another route shows stand once. */
const frenchPaths: string[] = [...new Set(routes.flatMap(pathsOf))];

/** The same in both languages. */
export const allPaths: string[] = frenchPaths.flatMap((path) => [path, localizePath(path, 'en')]);

export const routeOf = (path: string): RouteId | undefined => matchRoute(path)?.id;
