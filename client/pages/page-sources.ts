import type { PageId } from '../payload/payload.ts';

export interface PageSource {
  /** File below this folder. */
  file: string;
  /** The component it exports. */
  name: string;
}

/**
 * Where the component of each page is. The build makes each file a module of its own and the payload names it, so that the
 * browser needs no table of all pages.
 */
export const pageSources: Record<PageId, PageSource> = {
  home: { file: 'home/home.tsx', name: 'HomePage' },
  terms: { file: 'content-page/content-page.tsx', name: 'ContentPagePage' },
  team: { file: 'team/team.tsx', name: 'TeamPage' },
  lexicon: { file: 'lexicon/lexicon.tsx', name: 'LexiconPage' },
  'site-search': { file: 'site-search/site-search.tsx', name: 'SiteSearchPage' },
  'site-map': { file: 'site-map/site-map.tsx', name: 'SiteMapPage' },
  'legal-notices': { file: 'content-page/content-page.tsx', name: 'ContentPagePage' },
  'component-preview': { file: 'component-preview/component-preview.tsx', name: 'ComponentPreviewPage' },
  cities: { file: 'cities/cities.tsx', name: 'CitiesPage' },
  'nursery-finder': { file: 'nursery-finder/nursery-finder.tsx', name: 'NurseryFinderPage' },
  'nursery-search': { file: 'nursery-search/nursery-search.tsx', name: 'NurserySearchPage' },
  testimonials: { file: 'testimonials/testimonials.tsx', name: 'TestimonialsPage' },
  city: { file: 'city/city.tsx', name: 'CityPage' },
  nursery: { file: 'nursery/nursery.tsx', name: 'NurseryPage' },
  testimonial: { file: 'testimonial/testimonial.tsx', name: 'TestimonialPage' },
  'faq-list': { file: 'faq-list/faq-list.tsx', name: 'FaqListPage' },
  'faq-entry': { file: 'faq-entry/faq-entry.tsx', name: 'FaqEntryPage' },
  'blog-list': { file: 'blog-list/blog-list.tsx', name: 'BlogListPage' },
  article: { file: 'article/article.tsx', name: 'ArticlePage' },
  'white-paper-list': { file: 'white-paper-list/white-paper-list.tsx', name: 'WhitePaperListPage' },
  'white-paper': { file: 'white-paper/white-paper.tsx', name: 'WhitePaperPage' },
  account: { file: 'account/account.tsx', name: 'AccountPage' },
  'account-sign-in': { file: 'account-sign-in/account-sign-in.tsx', name: 'AccountSignInPage' },
  'account-register': { file: 'account-register/account-register.tsx', name: 'AccountRegisterPage' },
  'account-forgotten-password': { file: 'account-forgotten-password/account-forgotten-password.tsx', name: 'AccountForgottenPasswordPage' },
  'account-new-password': { file: 'account-new-password/account-new-password.tsx', name: 'AccountNewPasswordPage' },
  'account-confirmation': { file: 'account-confirmation/account-confirmation.tsx', name: 'AccountConfirmationPage' },
  'account-password': { file: 'account-password/account-password.tsx', name: 'AccountPasswordPage' },
  'account-data': { file: 'account-data/account-data.tsx', name: 'AccountDataPage' },
  'content-page': { file: 'content-page/content-page.tsx', name: 'ContentPagePage' },
  'employer-kit': { file: 'employer-kit/employer-kit.tsx', name: 'EmployerKitPage' },
  'follow-up': { file: 'follow-up/follow-up.tsx', name: 'FollowUpPage' },
  'form-outcome': { file: 'form-outcome/form-outcome.tsx', name: 'FormOutcomePage' },
  'not-found': { file: 'not-found/not-found.tsx', name: 'NotFoundPage' },
  failure: { file: 'failure/failure.tsx', name: 'FailurePage' },
};
