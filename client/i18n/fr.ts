import { account } from './fr/account.ts';
import { accountErrors } from './fr/account-errors.ts';
import { blocks } from './fr/blocks.ts';
import { common } from './fr/common.ts';
import { consent } from './fr/consent.ts';
import { blog } from './fr/editorial/blog.ts';
import { faq } from './fr/editorial/faq.ts';
import { lexicon } from './fr/editorial/lexicon.ts';
import { nextStep } from './fr/editorial/next-step.ts';
import { simulator } from './fr/editorial/simulator.ts';
import { stories } from './fr/editorial/stories.ts';
import { team } from './fr/editorial/team.ts';
import { testimonials } from './fr/editorial/testimonials.ts';
import { video } from './fr/editorial/video.ts';
import { whitePapers } from './fr/editorial/white-papers.ts';
import { errors } from './fr/errors.ts';
import { footer } from './fr/footer.ts';
import { appointment } from './fr/forms/appointment.ts';
import { employerKit } from './fr/forms/employer-kit.ts';
import { errorReport } from './fr/forms/error-report.ts';
import { followUp } from './fr/forms/follow-up.ts';
import { followedRequest } from './fr/forms/followed-request.ts';
import { formErrors } from './fr/forms/form-errors.ts';
import { formOutcomes } from './fr/forms/form-outcomes.ts';
import { forms } from './fr/forms/forms.ts';
import { managedPlaces } from './fr/forms/managed-places.ts';
import { nurseryProposal } from './fr/forms/nursery-proposal.ts';
import { placeAlert } from './fr/forms/place-alert.ts';
import { head } from './fr/head.ts';
import { cities } from './fr/nurseries/cities.ts';
import { city } from './fr/nurseries/city.ts';
import { cityFacts } from './fr/nurseries/city-facts.ts';
import { estimate } from './fr/nurseries/estimate.ts';
import { finder } from './fr/nurseries/finder.ts';
import { finderWords } from './fr/nurseries/finder-words.ts';
import { map } from './fr/nurseries/map.ts';
import { mapNotice } from './fr/nurseries/map-notice.ts';
import { nursery } from './fr/nurseries/nursery.ts';
import { nurseryCard } from './fr/nurseries/nursery-card.ts';
import { nurseryFacts } from './fr/nurseries/nursery-facts.ts';
import { nurseryPlaces } from './fr/nurseries/nursery-places.ts';
import { nurserySearch } from './fr/nurseries/nursery-search.ts';
import { nurseryTypes } from './fr/nurseries/nursery-types.ts';
import { placeSearch } from './fr/nurseries/place-search.ts';
import { saved } from './fr/nurseries/saved.ts';
import { savedList } from './fr/nurseries/saved-list.ts';
import { savedTold } from './fr/nurseries/saved-told.ts';
import { preview } from './fr/preview.ts';
import { sections } from './fr/sections.ts';
import { shell } from './fr/shell.ts';
import { siteMap } from './fr/site-map.ts';
import { siteSearch } from './fr/site-search.ts';
import { specification } from './fr/specification.ts';

/** Every message of the interface in French, by area: one file an area, the same in `en/`. */
export const fr = {
  account,
  accountErrors,
  appointment,
  blocks,
  blog,
  cities,
  city,
  cityFacts,
  common,
  consent,
  employerKit,
  errorReport,
  errors,
  faq,
  estimate,
  finder,
  finderWords,
  followedRequest,
  followUp,
  footer,
  formErrors,
  formOutcomes,
  forms,
  head,
  lexicon,
  managedPlaces,
  nurseryProposal,
  map,
  mapNotice,
  nextStep,
  nursery,
  nurseryCard,
  nurseryFacts,
  nurseryPlaces,
  nurserySearch,
  nurseryTypes,
  placeAlert,
  placeSearch,
  preview,
  saved,
  savedList,
  savedTold,
  sections,
  shell,
  simulator,
  siteMap,
  siteSearch,
  specification,
  stories,
  team,
  testimonials,
  video,
  whitePapers,
};

/** What each language must say: a message missing from or unknown to the French table is a type error in the other. */
export type Messages = typeof fr;
