import type { RouteId } from '../../routes.ts';
import { loadAccount } from './account/account.ts';
import { loadConfirmation, loadForgottenPassword, loadNewPassword, loadRegister, loadSignIn } from './account/entrance.ts';
import { loadAccountData, loadPasswordChange } from './account/security.ts';
import { loadComponentPreview } from './blocks/component-preview.ts';
import { loadContentPage, loadLegalNotices, loadTerms } from './blocks/content-page.ts';
import { loadHome } from './blocks/home.ts';
import { loadCities } from './directory/cities.ts';
import { loadCity } from './directory/city.ts';
import { loadNursery } from './directory/nursery.ts';
import { loadNurseryFinder } from './directory/nursery-finder.ts';
import { loadNurserySearch } from './directory/nursery-search.ts';
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
import { loadAppointment } from './forms/appointment.ts';
import { loadEmployerKit } from './forms/employer-kit.ts';
import { loadErrorReport } from './forms/error-report.ts';
import { loadFollowUp } from './forms/follow-up.ts';
import { loadFollowedRequest } from './forms/followed-request.ts';
import { loadFormOutcome } from './forms/form-outcome.ts';
import { loadManagedPlaces } from './forms/managed-places.ts';
import { loadNurseryProposal } from './forms/nursery-proposal.ts';
import { loadPlaceAlert } from './forms/place-alert.ts';
import { loadPlaceAlertAnswer } from './forms/place-alert-answer.ts';
import type { Loader } from './loader.ts';
import { loadSiteSearch } from './search/site-search.ts';
import { loadSiteMap } from './site-map/site-map.ts';

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
  'employer-kit': loadEmployerKit,
  'error-report': loadErrorReport,
  appointment: loadAppointment,
  'place-alert': loadPlaceAlert,
  'place-alert-answer': loadPlaceAlertAnswer,
  'follow-up': loadFollowUp,
  'followed-request': loadFollowedRequest,
  'managed-places': loadManagedPlaces,
  'nursery-proposal': loadNurseryProposal,
  'form-outcome': loadFormOutcome,
  account: loadAccount,
  'account-sign-in': loadSignIn,
  'account-register': loadRegister,
  'account-forgotten-password': loadForgottenPassword,
  'account-new-password': loadNewPassword,
  'account-confirmation': loadConfirmation,
  'account-password': loadPasswordChange,
  'account-data': loadAccountData,
  'content-page': loadContentPage,
};
