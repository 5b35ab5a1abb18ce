import type { ComponentProps, ComponentType } from 'react';
import type { PageId } from '../payload/payload.ts';
import { AccountPage } from './account/account.tsx';
import { AccountConfirmationPage } from './account-confirmation/account-confirmation.tsx';
import { AccountDataPage } from './account-data/account-data.tsx';
import { AccountForgottenPasswordPage } from './account-forgotten-password/account-forgotten-password.tsx';
import { AccountNewPasswordPage } from './account-new-password/account-new-password.tsx';
import { AccountPasswordPage } from './account-password/account-password.tsx';
import { AccountRegisterPage } from './account-register/account-register.tsx';
import { AccountSignInPage } from './account-sign-in/account-sign-in.tsx';
import { AppointmentPage } from './appointment/appointment.tsx';
import { ArticlePage } from './article/article.tsx';
import { BlogListPage } from './blog-list/blog-list.tsx';
import { CitiesPage } from './cities/cities.tsx';
import { CityPage } from './city/city.tsx';
import { ComponentPreviewPage } from './component-preview/component-preview.tsx';
import { ContentPagePage } from './content-page/content-page.tsx';
import { EmployerKitPage } from './employer-kit/employer-kit.tsx';
import { ErrorReportPage } from './error-report/error-report.tsx';
import { FailurePage } from './failure/failure.tsx';
import { FaqEntryPage } from './faq-entry/faq-entry.tsx';
import { FaqListPage } from './faq-list/faq-list.tsx';
import { FollowUpPage } from './follow-up/follow-up.tsx';
import { FollowedRequestPage } from './followed-request/followed-request.tsx';
import { FormOutcomePage } from './form-outcome/form-outcome.tsx';
import { HomePage } from './home/home.tsx';
import { LexiconPage } from './lexicon/lexicon.tsx';
import { ManagedPlacesPage } from './managed-places/managed-places.tsx';
import { NotFoundPage } from './not-found/not-found.tsx';
import { NurseryPage } from './nursery/nursery.tsx';
import { NurseryFinderPage } from './nursery-finder/nursery-finder.tsx';
import { NurseryProposalPage } from './nursery-proposal/nursery-proposal.tsx';
import { NurserySearchPage } from './nursery-search/nursery-search.tsx';
import { PlaceAlertPage } from './place-alert/place-alert.tsx';
import { PlaceAlertAnswerPage } from './place-alert-answer/place-alert-answer.tsx';
import { SiteMapPage } from './site-map/site-map.tsx';
import { SiteSearchPage } from './site-search/site-search.tsx';
import { TeamPage } from './team/team.tsx';
import { TestimonialPage } from './testimonial/testimonial.tsx';
import { TestimonialsPage } from './testimonials/testimonials.tsx';
import { WhitePaperPage } from './white-paper/white-paper.tsx';
import { WhitePaperListPage } from './white-paper-list/white-paper-list.tsx';

/** Every page component, for the worker; the browser loads one at a time, see `load-page-view.ts`. */
export const allPages = {
  home: HomePage,
  terms: ContentPagePage,
  team: TeamPage,
  lexicon: LexiconPage,
  'site-search': SiteSearchPage,
  'site-map': SiteMapPage,
  'legal-notices': ContentPagePage,
  'component-preview': ComponentPreviewPage,
  cities: CitiesPage,
  'nursery-finder': NurseryFinderPage,
  'nursery-search': NurserySearchPage,
  testimonials: TestimonialsPage,
  city: CityPage,
  nursery: NurseryPage,
  testimonial: TestimonialPage,
  'faq-list': FaqListPage,
  'faq-entry': FaqEntryPage,
  'blog-list': BlogListPage,
  article: ArticlePage,
  'white-paper-list': WhitePaperListPage,
  'white-paper': WhitePaperPage,
  account: AccountPage,
  'account-sign-in': AccountSignInPage,
  'account-register': AccountRegisterPage,
  'account-forgotten-password': AccountForgottenPasswordPage,
  'account-new-password': AccountNewPasswordPage,
  'account-confirmation': AccountConfirmationPage,
  'account-password': AccountPasswordPage,
  'account-data': AccountDataPage,
  'content-page': ContentPagePage,
  'employer-kit': EmployerKitPage,
  'error-report': ErrorReportPage,
  appointment: AppointmentPage,
  'place-alert': PlaceAlertPage,
  'place-alert-answer': PlaceAlertAnswerPage,
  'follow-up': FollowUpPage,
  'followed-request': FollowedRequestPage,
  'managed-places': ManagedPlacesPage,
  'nursery-proposal': NurseryProposalPage,
  'form-outcome': FormOutcomePage,
  'not-found': NotFoundPage,
  failure: FailurePage,
} satisfies Record<PageId, ComponentType<never>>;

/** What each page is handed, by page id: the contract between its loader in the worker and its component. */
export type PageProps = { [Id in PageId]: ComponentProps<(typeof allPages)[Id]> };
