import { account } from './en/account.ts';
import { accountErrors } from './en/account-errors.ts';
import { blocks } from './en/blocks.ts';
import { common } from './en/common.ts';
import { consent } from './en/consent.ts';
import { blog } from './en/editorial/blog.ts';
import { faq } from './en/editorial/faq.ts';
import { lexicon } from './en/editorial/lexicon.ts';
import { nextStep } from './en/editorial/next-step.ts';
import { simulator } from './en/editorial/simulator.ts';
import { stories } from './en/editorial/stories.ts';
import { team } from './en/editorial/team.ts';
import { testimonials } from './en/editorial/testimonials.ts';
import { video } from './en/editorial/video.ts';
import { whitePapers } from './en/editorial/white-papers.ts';
import { errors } from './en/errors.ts';
import { footer } from './en/footer.ts';
import { appointment } from './en/forms/appointment.ts';
import { employerKit } from './en/forms/employer-kit.ts';
import { errorReport } from './en/forms/error-report.ts';
import { followUp } from './en/forms/follow-up.ts';
import { followedRequest } from './en/forms/followed-request.ts';
import { formErrors } from './en/forms/form-errors.ts';
import { formOutcomes } from './en/forms/form-outcomes.ts';
import { forms } from './en/forms/forms.ts';
import { managedPlaces } from './en/forms/managed-places.ts';
import { nurseryProposal } from './en/forms/nursery-proposal.ts';
import { placeAlert } from './en/forms/place-alert.ts';
import { head } from './en/head.ts';
import { cities } from './en/nurseries/cities.ts';
import { city } from './en/nurseries/city.ts';
import { cityFacts } from './en/nurseries/city-facts.ts';
import { estimate } from './en/nurseries/estimate.ts';
import { finder } from './en/nurseries/finder.ts';
import { finderWords } from './en/nurseries/finder-words.ts';
import { map } from './en/nurseries/map.ts';
import { mapNotice } from './en/nurseries/map-notice.ts';
import { nursery } from './en/nurseries/nursery.ts';
import { nurseryCard } from './en/nurseries/nursery-card.ts';
import { nurseryFacts } from './en/nurseries/nursery-facts.ts';
import { nurseryPlaces } from './en/nurseries/nursery-places.ts';
import { nurserySearch } from './en/nurseries/nursery-search.ts';
import { nurseryTypes } from './en/nurseries/nursery-types.ts';
import { placeSearch } from './en/nurseries/place-search.ts';
import { saved } from './en/nurseries/saved.ts';
import { savedList } from './en/nurseries/saved-list.ts';
import { savedTold } from './en/nurseries/saved-told.ts';
import { preview } from './en/preview.ts';
import { sections } from './en/sections.ts';
import { shell } from './en/shell.ts';
import { siteMap } from './en/site-map.ts';
import { siteSearch } from './en/site-search.ts';
import { specification } from './en/specification.ts';
import type { Messages } from './fr.ts';

/** Every message of the interface in English. Each area is declared as `Messages['area']`, which also refuses extra messages. */
export const en: Messages = {
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
