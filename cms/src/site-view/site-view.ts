import type { Core } from '@strapi/strapi';
import { isOnline, publishedPath } from '../editing/entry-address';
import { fewNames, linksTo } from '../editing/links/links-to';
import { relatedTo } from '../editing/links/related-to';
import { productConfig } from '../setup/product-config';
import { askSite, type ViewedEntry } from './ask-site';

/** What the panel tells an editor of an entry; read by `cms/src/admin/site-panel.tsx`. */
export interface SiteView {
  /** Null for an entry that has no page online. */
  address: string | null;
  /** In French: what the site leaves out, and why. */
  rejections: string[];
  /** Names of entries that have a link to the page. */
  links: string[];
  /** Names of entries that have chosen this one, with the field. */
  related: string[];
}

/** Where an entry is on the site, what the site leaves out of it, and which entries lead to it. */
export async function siteView(strapi: Core.Strapi, viewed: ViewedEntry): Promise<SiteView> {
  const { uid, documentId, locale } = viewed;
  const name = uid.replace(/^.*\./, '');
  const entry = { uid, name, documentId };
  if (!(await isOnline(strapi, entry))) return { address: null, rejections: [], links: [], related: [] };
  const path = await publishedPath(strapi, entry);
  const [answer, links, related] = await Promise.all([
    askSite(strapi, viewed),
    path === null ? [] : linksTo(strapi, path, documentId),
    relatedTo(strapi, entry),
  ]);
  const { siteUrl } = productConfig(strapi);
  const prefix = locale === 'en' ? '/en' : '';
  const pageAddress = answer.address ?? path;
  const address = pageAddress === null ? null : siteUrl + (answer.address ?? prefix + path);
  return { address, rejections: answer.rejections, links: fewNames(links), related: fewNames(related) };
}
