import type { AboutPageLeaf, CheckoutPageLeaf, ContactPageLeaf, FAQPageLeaf, SearchResultsPageLeaf } from 'schema-dts';
import type { PageId } from '../../../client/payload/payload.ts';

/** What a page is besides a plain web page. */
export type SpecialPage = (AboutPageLeaf | CheckoutPageLeaf | ContactPageLeaf | FAQPageLeaf | SearchResultsPageLeaf)['@type'];

/** By the last segment of the canonical path, as it is spelled (specification, section 2). */
const byLastSegment: Partial<Record<string, SpecialPage>> = {
  about: 'AboutPage',
  'about-us': 'AboutPage',
  search: 'SearchResultsPage',
  checkout: 'CheckoutPage',
  contact: 'ContactPage',
  'contact-us': 'ContactPage',
  'get-in-touch': 'ContactPage',
  faq: 'FAQPage',
};

/** Pages whose French address says it in words that are not in that list. */
const byPage: Partial<Record<PageId, SpecialPage>> = {
  'faq-list': 'FAQPage',
  'faq-entry': 'FAQPage',
  'site-search': 'SearchResultsPage',
  'nursery-search': 'SearchResultsPage',
};

/** Of an address without or with a query. */
const lastSegment = /^[^?#]*?\/([^/?#]*)\/*(?:[?#]|$)/;

/** The kind of a page, null for a plain one. */
export function specialPageOf(pageId: PageId, canonical: string): SpecialPage | null {
  const last = lastSegment.exec(canonical)?.[1] ?? '';
  return byPage[pageId] ?? (Object.hasOwn(byLastSegment, last) ? byLastSegment[last] : null) ?? null;
}
