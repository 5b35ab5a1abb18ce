import { pathTo } from '../../../domain/addresses/paths.ts';
import { type Audience, audiences } from '../../../routes.ts';
import { allTranslations, localizedList, shownIn } from '../../content/lists.ts';
import { testimonialsQuery } from '../../content/testimonials.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader } from '../loader.ts';

export const loadTestimonials: Loader<'testimonials'> = async ({ content, locale, messages, query }) => {
  const audience = readAudience(query);
  const { items, languages } = await localizedList(content, locale, {
    query: (language) => testimonialsQuery({ audience, limit: allTranslations.pageSize }, language),
    identity: ({ documentId }) => documentId,
  });
  const path = pathTo('testimonials', {}, locale);
  const { common, head } = messages;
  const texts = head.testimonials;
  return {
    kind: 'page',
    head: {
      title: texts.title[audience ?? 'all'],
      description: texts.description[audience ?? 'all'],
      // A part of what the whole list shows already: for people, not for search engines.
      indexable: audience === null,
      query: audience ? { public: audience } : undefined,
    },
    props: {
      title: texts.title[audience ?? 'all'],
      breadcrumbs: [
        homeCrumb({ head }, locale),
        { label: texts.title.all, href: audience ? path : null },
        ...(audience ? [{ label: common.audiences[audience], href: null }] : []),
      ],
      audience,
      filters: [
        { label: texts.all, href: path, current: audience === null },
        ...audiences.map((value) => ({ label: common.audiences[value], href: `${path}?public=${value}`, current: value === audience })),
      ],
      stories: items.map(({ item, locale: language }) => shownIn(locale, { item: item.card, locale: language })),
    },
    languages,
    lists: ['testimonials'],
    marksLanguages: true,
  };
};

/** The audience of the filter; what is none of them filters nothing. */
function readAudience(query: URLSearchParams): Audience | null {
  const name = query.get('public');
  return audiences.find((audience) => audience === name) ?? null;
}
