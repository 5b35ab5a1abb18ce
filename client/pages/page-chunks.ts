import type { PageComponents } from './page-view.ts';
import type { PageId } from './payload.ts';

/** Every page component as a chunk of its own. */
const pageChunks: { [Id in PageId]: () => Promise<PageComponents[Id]> } = {
  home: async () => (await import('./home/home.tsx')).HomePage,
  terms: async () => (await import('./content-page/content-page.tsx')).ContentPagePage,
  team: async () => (await import('./team/team.tsx')).TeamPage,
  lexicon: async () => (await import('./lexicon/lexicon.tsx')).LexiconPage,
  'site-search': async () => (await import('./site-search/site-search.tsx')).SiteSearchPage,
  'site-map': async () => (await import('./site-map/site-map.tsx')).SiteMapPage,
  'legal-notices': async () => (await import('./content-page/content-page.tsx')).ContentPagePage,
  'component-preview': async () => (await import('./component-preview/component-preview.tsx')).ComponentPreviewPage,
  cities: async () => (await import('./cities/cities.tsx')).CitiesPage,
  'nursery-finder': async () => (await import('./nursery-finder/nursery-finder.tsx')).NurseryFinderPage,
  'nursery-search': async () => (await import('./nursery-search/nursery-search.tsx')).NurserySearchPage,
  testimonials: async () => (await import('./testimonials/testimonials.tsx')).TestimonialsPage,
  city: async () => (await import('./city/city.tsx')).CityPage,
  nursery: async () => (await import('./nursery/nursery.tsx')).NurseryPage,
  testimonial: async () => (await import('./testimonial/testimonial.tsx')).TestimonialPage,
  'faq-list': async () => (await import('./faq-list/faq-list.tsx')).FaqListPage,
  'faq-entry': async () => (await import('./faq-entry/faq-entry.tsx')).FaqEntryPage,
  'blog-list': async () => (await import('./blog-list/blog-list.tsx')).BlogListPage,
  article: async () => (await import('./article/article.tsx')).ArticlePage,
  'white-paper-list': async () => (await import('./white-paper-list/white-paper-list.tsx')).WhitePaperListPage,
  'white-paper': async () => (await import('./white-paper/white-paper.tsx')).WhitePaperPage,
  'content-page': async () => (await import('./content-page/content-page.tsx')).ContentPagePage,
  'not-found': async () => (await import('./not-found/not-found.tsx')).NotFoundPage,
  failure: async () => (await import('./failure/failure.tsx')).FailurePage,
};

/** Loads the component of a page. */
export function loadPage(id: PageId): Promise<PageComponents[PageId]> {
  return pageChunks[id]();
}
