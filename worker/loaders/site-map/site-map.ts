import type { SiteMapSection } from '../../../client/pages/site-map/site-map.tsx';
import { locales } from '../../../domain/locale.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader, LoaderContext } from '../loader.ts';
import { readCitySection, readLexiconSection } from './site-map-directory.ts';
import { readBlogSection, readFaqSection, readTestimonialSection, readWhitePaperSection } from './site-map-lists.ts';
import { readPageSections } from './site-map-pages.ts';

const readers: Record<string, (context: LoaderContext) => Promise<SiteMapSection | SiteMapSection[]>> = {
  pages: readPageSections,
  blogs: readBlogSection,
  faq: readFaqSection,
  'white papers': readWhitePaperSection,
  testimonials: readTestimonialSection,
  cities: readCitySection,
  lexicon: readLexiconSection,
};

/** The whole tree of the site; a section that cannot be had is left out. */
export const loadSiteMap: Loader<'site-map'> = async (context) => {
  const { content, locale, messages } = context;
  const read = Object.entries(readers).map(([name, reader]) => content.dispensable(reader(context), `site map: ${name}`));
  const sections = (await Promise.all(read)).flatMap((section) => section ?? []);
  return {
    kind: 'page',
    head: { title: messages.siteMap.title, description: messages.head.siteMap.description },
    props: {
      breadcrumbs: [homeCrumb(messages, locale), { label: messages.siteMap.title, href: null }],
      sections,
    },
    languages: locales,
    lists: [],
  };
};
