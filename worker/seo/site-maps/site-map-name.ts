import { type SiteMapKind, siteMapKinds } from '../../../routes.ts';
import { entriesAtOnce } from '../../content/site-maps/site-map-entries.ts';

/**
 * Each may have an address in two languages: at most 10,000 addresses and some 5 MB a file, where 50,000 and 50 MB may be (sitemaps.org), so that
 * a file is kept in the memory of an isolate while it is sent.
 */
export const entriesInFile = 5000;
export const readsInFile = entriesInFile / entriesAtOnce;

/** The files of a kind are numbered from the second on: `sitemap-nurseries.xml`, `sitemap-nurseries-2.xml`. */
export function siteMapName(kind: SiteMapKind, part: number): string {
  return `sitemap-${kind}${part > 1 ? `-${part}` : ''}.xml`;
}

/** What a file is asked for by its name, or null where there is none. */
export function readSiteMapName(name: string): { kind: SiteMapKind; part: number } | null {
  for (const kind of siteMapKinds) {
    const match = new RegExp(`^sitemap-${kind}(?:-([2-9]|[1-9]\\d{1,2}))?\\.xml$`).exec(name);
    if (match) return { kind, part: Number(match[1] ?? 1) };
  }
  return null;
}
