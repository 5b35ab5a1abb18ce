import { account } from './fr/account.ts';
import { blocks } from './fr/blocks.ts';
import { blog } from './fr/blog.ts';
import { cities } from './fr/cities.ts';
import { city } from './fr/city.ts';
import { common } from './fr/common.ts';
import { consent } from './fr/consent.ts';
import { errors } from './fr/errors.ts';
import { faq } from './fr/faq.ts';
import { finder } from './fr/finder.ts';
import { finderWords } from './fr/finder-words.ts';
import { followUp } from './fr/follow-up.ts';
import { formErrors } from './fr/form-errors.ts';
import { formNotices } from './fr/form-notices.ts';
import { formOutcomes } from './fr/form-outcomes.ts';
import { head } from './fr/head.ts';
import { lexicon } from './fr/lexicon.ts';
import { map } from './fr/map.ts';
import { mapNotice } from './fr/map-notice.ts';
import { nextStep } from './fr/next-step.ts';
import { nursery } from './fr/nursery.ts';
import { nurseryCard } from './fr/nursery-card.ts';
import { nurserySearch } from './fr/nursery-search.ts';
import { nurseryTypes } from './fr/nursery-types.ts';
import { placeSearch } from './fr/place-search.ts';
import { preview } from './fr/preview.ts';
import { saved } from './fr/saved.ts';
import { shell } from './fr/shell.ts';
import { simulator } from './fr/simulator.ts';
import { siteMap } from './fr/site-map.ts';
import { siteSearch } from './fr/site-search.ts';
import { specification } from './fr/specification.ts';
import { stories } from './fr/stories.ts';
import { team } from './fr/team.ts';
import { testimonials } from './fr/testimonials.ts';
import { video } from './fr/video.ts';
import { whitePapers } from './fr/white-papers.ts';

/** Every message of the interface in French, by area: one file an area, the same in `en/`. */
export const fr = {
  account,
  blocks,
  blog,
  cities,
  city,
  common,
  consent,
  errors,
  faq,
  finder,
  finderWords,
  followUp,
  formErrors,
  formNotices,
  formOutcomes,
  head,
  lexicon,
  map,
  mapNotice,
  nextStep,
  nursery,
  nurseryCard,
  nurserySearch,
  nurseryTypes,
  placeSearch,
  preview,
  saved,
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
