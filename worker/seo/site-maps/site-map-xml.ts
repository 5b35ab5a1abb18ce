import { keysOf } from '../../../domain/keys-of.ts';
import { type Locale, localizePath } from '../../../domain/locale.ts';
import { escapeXml } from '../../../domain/text/escape-xml.ts';

/** A page of the site with the languages it exists in and when each was last changed; null where that is not known. */
export interface SiteMapPage {
  /** French. */
  path: string;
  changedAt: Partial<Record<Locale, string | null>>;
}

export interface SiteMapFile {
  name: string;
  changedAt: string | null;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const urlSetStart = `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const urlSetEnd = '</urlset>\n';

const lastChange = (changedAt: string | null | undefined) => (changedAt ? `<lastmod>${changedAt}</lastmod>` : '');

/** A page in each of its languages, each naming all of them where there are several. */
export function urlElements(siteOrigin: string, { path, changedAt }: SiteMapPage): string {
  const languages = keysOf(changedAt);
  const address = (language: Locale) => escapeXml(siteOrigin + localizePath(path, language));
  const alternate = (name: string, language: Locale) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(language)}"/>`;
  const alternates =
    languages.length > 1 ? languages.map((language) => alternate(language, language)).join('') + alternate('x-default', 'fr') : '';
  return languages
    .map((language) => `<url><loc>${address(language)}</loc>${lastChange(changedAt[language])}${alternates}</url>\n`)
    .join('');
}

/** The index of all site maps. */
export function siteMapIndex(siteOrigin: string, files: SiteMapFile[]): string {
  const entries = files.map(
    ({ name, changedAt }) => `<sitemap><loc>${escapeXml(`${siteOrigin}/${name}`)}</loc>${lastChange(changedAt)}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}
