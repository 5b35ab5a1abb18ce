import type { RouteId } from '../../routes.ts';
import { loadArticle } from './article.ts';
import { loadBlogList } from './blog-list.ts';
import { loadCities } from './cities.ts';
import { loadCity } from './city.ts';
import { loadComponentPreview } from './component-preview.ts';
import { loadContentPage, loadLegalNotices, loadTerms } from './content-page.ts';
import { loadFaqEntry } from './faq-entry.ts';
import { loadFaqList } from './faq-list.ts';
import { loadHome } from './home.ts';
import { loadLexicon } from './lexicon.ts';
import type { Loader } from './loader.ts';
import { loadNursery } from './nursery.ts';
import { loadNurseryFinder } from './nursery-finder.ts';
import { loadNurserySearch } from './nursery-search.ts';
import { loadSiteMap } from './site-map.ts';
import { loadSiteSearch } from './site-search.ts';
import { loadTeam } from './team.ts';
import { loadTestimonial } from './testimonial.ts';
import { loadTestimonials } from './testimonials.ts';
import { loadWhitePaper } from './white-paper.ts';
import { loadWhitePaperList } from './white-paper-list.ts';

/** The loader of every route. */
export const loaders: { [Id in RouteId]: Loader<Id> } = {
  home: loadHome,
  terms: loadTerms,
  team: loadTeam,
  lexicon: loadLexicon,
  'site-search': loadSiteSearch,
  'site-map': loadSiteMap,
  'legal-notices': loadLegalNotices,
  'component-preview': loadComponentPreview,
  cities: loadCities,
  'nursery-finder': loadNurseryFinder,
  'nursery-search': loadNurserySearch,
  testimonials: loadTestimonials,
  city: loadCity,
  nursery: loadNursery,
  testimonial: loadTestimonial,
  'faq-list': loadFaqList,
  'faq-entry': loadFaqEntry,
  'blog-list': loadBlogList,
  article: loadArticle,
  'white-paper-list': loadWhitePaperList,
  'white-paper': loadWhitePaper,
  'content-page': loadContentPage,
};
