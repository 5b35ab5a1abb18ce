import { blogs } from './redirects/blogs.ts';
import { cities } from './redirects/cities.ts';
import { nurseries } from './redirects/nurseries.ts';
import { pages } from './redirects/pages.ts';
import { questions } from './redirects/questions.ts';
import type { Redirect } from './redirects/redirect.ts';
import { services } from './redirects/services.ts';
import { testimonials } from './redirects/testimonials.ts';
import { thankYouPages } from './redirects/thank-you-pages.ts';
import { whitePapers } from './redirects/white-papers.ts';

/** Every fixed redirect. Permanent moves are 301; what may change again is 302. */
export const redirects: readonly Redirect[] = [
  ...pages,
  ...services,
  ...questions,
  ...nurseries,
  ...cities,
  ...testimonials,
  ...whitePapers,
  ...blogs,
  ...thankYouPages,
];
