import { externalRedirectHosts } from '../../redirects/redirect.ts';
import { redirects } from '../../redirects.ts';
import { type RouteId, routes } from '../../routes.ts';

/** The types of the CMS whose entries have a page of their own, by its route. */
const typesOfRoutes: Partial<Record<RouteId, string>> = {
  'content-page': 'page',
  article: 'article',
  'faq-entry': 'faq-entry',
  'white-paper': 'white-paper',
  testimonial: 'testimonial',
  city: 'city',
  nursery: 'nursery',
};

/** Fixed pages whose text is a page of the CMS with that slug. */
const contentRoutes: RouteId[] = ['terms', 'legal-notices'];

/** What the CMS has to know of the site's addresses: it is a program of its own, which cannot read the tables of the site. */
export function siteAddresses() {
  const pages: string[] = [];
  const entries: { type: string; pattern: string; categories?: readonly string[] }[] = [];
  for (const { id, pattern, ...more } of routes) {
    const categories = 'categories' in more ? more.categories : undefined;
    const type = typesOfRoutes[id];
    if (type) entries.push({ type, pattern, ...(categories && { categories }) });
    else if (!pattern.includes('{slug'))
      pages.push(...(categories ? categories.map((one) => pattern.replace('{category}', one)) : [pattern]));
  }
  const contentPages = routes.flatMap(({ id, pattern }) => (contentRoutes.includes(id) ? [pattern] : []));
  return { pages, contentPages, entries, moved: redirects.map(({ from }) => from), externalHosts: externalRedirectHosts };
}
