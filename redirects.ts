import { blogs } from './redirects/blogs.ts';
import { cities } from './redirects/cities.ts';
import { nurseries } from './redirects/nurseries.ts';
import { pages } from './redirects/pages.ts';
import { questions } from './redirects/questions.ts';
import { services } from './redirects/services.ts';
import { testimonials } from './redirects/testimonials.ts';
import { thankYouPages } from './redirects/thank-you-pages.ts';
import { whitePapers } from './redirects/white-papers.ts';

export interface Redirect {
  /** Old path in lower case, without locale prefix and trailing slash; a last segment `*` takes everything below it, and the path itself. */
  from: string;
  /**
   * Path of this site, which may carry a query and an anchor of its own, or an absolute address on one of the external hosts. It may be
   * the source of another rule: chains are resolved to one step when the table is built.
   */
  to: string;
  status: 301 | 302;
}

/** The only other hosts a redirect may lead to. */
export const externalRedirectHosts: readonly string[] = ['carrieres.creche-sereine.example'];

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
