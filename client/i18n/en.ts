import { account } from './en/account.ts';
import { blocks } from './en/blocks.ts';
import { blog } from './en/blog.ts';
import { cities } from './en/cities.ts';
import { city } from './en/city.ts';
import { common } from './en/common.ts';
import { consent } from './en/consent.ts';
import { errors } from './en/errors.ts';
import { faq } from './en/faq.ts';
import { finder } from './en/finder.ts';
import { finderWords } from './en/finder-words.ts';
import { followUp } from './en/follow-up.ts';
import { formErrors } from './en/form-errors.ts';
import { formNotices } from './en/form-notices.ts';
import { formOutcomes } from './en/form-outcomes.ts';
import { head } from './en/head.ts';
import { lexicon } from './en/lexicon.ts';
import { map } from './en/map.ts';
import { mapNotice } from './en/map-notice.ts';
import { nextStep } from './en/next-step.ts';
import { nursery } from './en/nursery.ts';
import { nurseryCard } from './en/nursery-card.ts';
import { nurserySearch } from './en/nursery-search.ts';
import { nurseryTypes } from './en/nursery-types.ts';
import { placeSearch } from './en/place-search.ts';
import { preview } from './en/preview.ts';
import { saved } from './en/saved.ts';
import { shell } from './en/shell.ts';
import { simulator } from './en/simulator.ts';
import { siteMap } from './en/site-map.ts';
import { siteSearch } from './en/site-search.ts';
import { specification } from './en/specification.ts';
import { stories } from './en/stories.ts';
import { team } from './en/team.ts';
import { testimonials } from './en/testimonials.ts';
import { video } from './en/video.ts';
import { whitePapers } from './en/white-papers.ts';
import type { Messages } from './fr.ts';

/** Every message of the interface in English. Each area is declared as `Messages['area']`, which also refuses extra messages. */
export const en: Messages = {
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
