import type { RouteId } from '../../routes.ts';
import { late } from '../late.ts';
import { loadHome } from './blocks/home.ts';
import { loadCities } from './directory/cities.ts';
import { loadCity } from './directory/city.ts';
import { loadNursery } from './directory/nursery.ts';
import { loadNurseryFinder } from './directory/nursery-finder.ts';
import { loadArticle } from './editorial/article.ts';
import { loadBlogList } from './editorial/blog-list.ts';
import { loadFaqEntry } from './editorial/faq-entry.ts';
import { loadFaqList } from './editorial/faq-list.ts';
import { loadLexicon } from './editorial/lexicon.ts';
import { loadTeam } from './editorial/team.ts';
import { loadTestimonial } from './editorial/testimonial.ts';
import { loadTestimonials } from './editorial/testimonials.ts';
import { loadWhitePaper } from './editorial/white-paper.ts';
import { loadWhitePaperList } from './editorial/white-paper-list.ts';
import type { Loader } from './loader.ts';

/** The loader of every route; of a page that few readers open, or that brings the code of all forms, it comes late. */
export const loaders: { [Id in RouteId]: Loader<Id> } = {
  home: loadHome,
  terms: late(async () => (await import('./blocks/content-page.ts')).loadTerms),
  team: loadTeam,
  lexicon: loadLexicon,
  'site-search': late(async () => (await import('./search/site-search.ts')).loadSiteSearch),
  'site-map': late(async () => (await import('./site-map/site-map.ts')).loadSiteMap),
  'legal-notices': late(async () => (await import('./blocks/content-page.ts')).loadLegalNotices),
  'component-preview': late(async () => (await import('./blocks/component-preview.ts')).loadComponentPreview),
  cities: loadCities,
  'nursery-finder': loadNurseryFinder,
  'nursery-search': late(async () => (await import('./directory/nursery-search.ts')).loadNurserySearch),
  testimonials: loadTestimonials,
  city: loadCity,
  nursery: loadNursery,
  'saved-nurseries': late(async () => (await import('./directory/saved-nurseries.ts')).loadSavedNurseries),
  testimonial: loadTestimonial,
  'faq-list': loadFaqList,
  'faq-entry': loadFaqEntry,
  'blog-list': loadBlogList,
  article: loadArticle,
  'white-paper-list': loadWhitePaperList,
  'white-paper': loadWhitePaper,
  'employer-kit': late(async () => (await import('./forms/employer-kit.ts')).loadEmployerKit),
  'error-report': late(async () => (await import('./forms/error-report.ts')).loadErrorReport),
  appointment: late(async () => (await import('./forms/appointment.ts')).loadAppointment),
  'place-alert': late(async () => (await import('./forms/place-alert.ts')).loadPlaceAlert),
  'place-alert-answer': late(async () => (await import('./forms/place-alert-answer.ts')).loadPlaceAlertAnswer),
  'follow-up': late(async () => (await import('./forms/follow-up.ts')).loadFollowUp),
  'followed-request': late(async () => (await import('./forms/followed-request.ts')).loadFollowedRequest),
  'managed-places': late(async () => (await import('./forms/managed-places.ts')).loadManagedPlaces),
  'nursery-proposal': late(async () => (await import('./forms/nursery-proposal.ts')).loadNurseryProposal),
  'form-outcome': late(async () => (await import('./forms/form-outcome.ts')).loadFormOutcome),
  account: late(async () => (await import('./account/account.ts')).loadAccount),
  'account-sign-in': late(async () => (await import('./account/entrance.ts')).loadSignIn),
  'account-register': late(async () => (await import('./account/entrance.ts')).loadRegister),
  'account-forgotten-password': late(async () => (await import('./account/entrance.ts')).loadForgottenPassword),
  'account-new-password': late(async () => (await import('./account/entrance.ts')).loadNewPassword),
  'account-confirmation': late(async () => (await import('./account/entrance.ts')).loadConfirmation),
  'account-password': late(async () => (await import('./account/security.ts')).loadPasswordChange),
  'account-data': late(async () => (await import('./account/security.ts')).loadAccountData),
  'content-page': late(async () => (await import('./blocks/content-page.ts')).loadContentPage),
};
