import { childrenOf, childText, readXml } from './read-xml.ts';

export interface SiteMapUrl {
  address: string;
  changedAt: string | undefined;
  /** Language → address. */
  alternates: Record<string, string>;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

function checkAddress(address: string | undefined): string {
  if (!address || !URL.canParse(address) || address.length > 2048) throw new Error(`no address: ${address}`);
  return address;
}

function checkMoment(text: string | undefined): string | undefined {
  if (text !== undefined && !(moment.test(text) && Date.parse(text) > 0)) throw new Error(`no W3C date: ${text}`);
  return text;
}

/** Reads an index by the rules of sitemaps.org; throws where one is broken. */
export function readSiteMapIndex(source: string): { address: string; changedAt: string | undefined }[] {
  const index = readXml(source);
  if (index.name !== 'sitemapindex' || index.attributes.xmlns !== 'http://www.sitemaps.org/schemas/sitemap/0.9')
    throw new Error('no index');
  return childrenOf(index, 'sitemap').map((file) => ({
    address: checkAddress(childText(file, 'loc')),
    changedAt: checkMoment(childText(file, 'lastmod')),
  }));
}

/** Reads a file by the same rules, with the languages that Google reads in it. */
export function readSiteMap(source: string): SiteMapUrl[] {
  const set = readXml(source);
  if (set.name !== 'urlset' || set.attributes.xmlns !== 'http://www.sitemaps.org/schemas/sitemap/0.9') throw new Error('no site map');
  if (set.attributes['xmlns:xhtml'] !== 'http://www.w3.org/1999/xhtml') throw new Error('the namespace of links is missing');
  const urls = childrenOf(set, 'url');
  if (urls.length > 50_000 || source.length > 50 * 1024 * 1024) throw new Error('too long');
  return urls.map((url) => {
    const links = childrenOf(url, 'xhtml:link').map(({ attributes: { hreflang = '', href, rel } }) => {
      if (rel !== 'alternate' || !hreflang) throw new Error('no alternate');
      return [hreflang, checkAddress(href)];
    });
    return {
      address: checkAddress(childText(url, 'loc')),
      changedAt: checkMoment(childText(url, 'lastmod')),
      alternates: Object.fromEntries(links),
    };
  });
}
