import type { ComponentProps, ComponentType } from 'react';
import type { PageId } from '../payload/payload.ts';

/** Every page component, for the worker, which loads one when it is first asked for; the browser has its own way, see `load-page-view.ts`. */
export const allPages = {
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
  'saved-nurseries': async () => (await import('./saved-nurseries/saved-nurseries.tsx')).SavedNurseriesPage,
  nursery: async () => (await import('./nursery/nursery.tsx')).NurseryPage,
  testimonial: async () => (await import('./testimonial/testimonial.tsx')).TestimonialPage,
  'faq-list': async () => (await import('./faq-list/faq-list.tsx')).FaqListPage,
  'faq-entry': async () => (await import('./faq-entry/faq-entry.tsx')).FaqEntryPage,
  'blog-list': async () => (await import('./blog-list/blog-list.tsx')).BlogListPage,
  article: async () => (await import('./article/article.tsx')).ArticlePage,
  'white-paper-list': async () => (await import('./white-paper-list/white-paper-list.tsx')).WhitePaperListPage,
  'white-paper': async () => (await import('./white-paper/white-paper.tsx')).WhitePaperPage,
  account: async () => (await import('./account/account.tsx')).AccountPage,
  'account-sign-in': async () => (await import('./account-sign-in/account-sign-in.tsx')).AccountSignInPage,
  'account-register': async () => (await import('./account-register/account-register.tsx')).AccountRegisterPage,
  'account-forgotten-password': async () =>
    (await import('./account-forgotten-password/account-forgotten-password.tsx')).AccountForgottenPasswordPage,
  'account-new-password': async () => (await import('./account-new-password/account-new-password.tsx')).AccountNewPasswordPage,
  'account-confirmation': async () => (await import('./account-confirmation/account-confirmation.tsx')).AccountConfirmationPage,
  'account-password': async () => (await import('./account-password/account-password.tsx')).AccountPasswordPage,
  'account-data': async () => (await import('./account-data/account-data.tsx')).AccountDataPage,
  'content-page': async () => (await import('./content-page/content-page.tsx')).ContentPagePage,
  'employer-kit': async () => (await import('./employer-kit/employer-kit.tsx')).EmployerKitPage,
  'error-report': async () => (await import('./error-report/error-report.tsx')).ErrorReportPage,
  appointment: async () => (await import('./appointment/appointment.tsx')).AppointmentPage,
  'place-alert': async () => (await import('./place-alert/place-alert.tsx')).PlaceAlertPage,
  'place-alert-answer': async () => (await import('./place-alert-answer/place-alert-answer.tsx')).PlaceAlertAnswerPage,
  'follow-up': async () => (await import('./follow-up/follow-up.tsx')).FollowUpPage,
  'followed-request': async () => (await import('./followed-request/followed-request.tsx')).FollowedRequestPage,
  'managed-places': async () => (await import('./managed-places/managed-places.tsx')).ManagedPlacesPage,
  'nursery-proposal': async () => (await import('./nursery-proposal/nursery-proposal.tsx')).NurseryProposalPage,
  'form-outcome': async () => (await import('./form-outcome/form-outcome.tsx')).FormOutcomePage,
  'not-found': async () => (await import('./not-found/not-found.tsx')).NotFoundPage,
  failure: async () => (await import('./failure/failure.tsx')).FailurePage,
} satisfies Record<PageId, () => Promise<ComponentType<never>>>;

/** What each page is handed, by page id: the contract between its loader in the worker and its component. */
export type PageProps = { [Id in PageId]: ComponentProps<Awaited<ReturnType<(typeof allPages)[Id]>>> };
