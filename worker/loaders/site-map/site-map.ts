import { pathTo } from '../../../domain/addresses/paths.ts';
import { locales } from '../../../domain/locale.ts';
import type { Loader } from '../loader.ts';
import { readCitySection, readLexiconSection } from './site-map-directory.ts';
import { readBlogSection, readFaqSection, readTestimonialSection, readWhitePaperSection } from './site-map-lists.ts';
import { readPageSections } from './site-map-pages.ts';

export const loadSiteMap: Loader<'site-map'> = async (context) => {
  const { locale, messages } = context;
  const sections = await Promise.all([
    readPageSections(context),
    readBlogSection(context),
    readFaqSection(context),
    readWhitePaperSection(context),
    readTestimonialSection(context),
    readCitySection(context),
    readLexiconSection(context),
  ]);
  return {
    kind: 'page',
    head: { title: messages.siteMap.title, description: messages.head.siteMap.description },
    props: {
      breadcrumbs: [
        { label: messages.common.home, href: pathTo('home', {}, locale) },
        { label: messages.siteMap.title, href: null },
      ],
      sections: sections.flat(),
    },
    languages: locales,
  };
};
