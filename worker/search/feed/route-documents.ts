import { messagesOf } from '../../../client/i18n/all-messages.ts';
import type { Messages } from '../../../client/i18n/fr.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { type Locale, locales } from '../../../domain/locale.ts';
import { audiences, whitePaperCategories } from '../../../routes.ts';
import type { DocumentText, EntryState } from './entry-change.ts';

interface RouteText {
  path: string;
  title(messages: Messages): string;
  description(messages: Messages): string;
  /** Words readers use for it, in any language. */
  keywords: string;
}

const routeTexts: Record<string, RouteText> = {
  home: {
    path: pathTo('home'),
    title: ({ head }) => head.homeCrumb,
    description: ({ head }) => head.siteDescription,
    keywords: 'accueil home crèche sereine',
  },
  team: {
    path: pathTo('team'),
    title: ({ team }) => team.title,
    description: ({ head }) => head.team.description,
    keywords: 'équipe qui sommes-nous team about',
  },
  lexicon: {
    path: pathTo('lexicon'),
    title: ({ lexicon }) => lexicon.title,
    description: ({ head }) => head.lexicon.description,
    keywords: 'lexique glossaire définitions vocabulaire glossary',
  },
  'site-map': {
    path: pathTo('site-map'),
    title: ({ siteMap }) => siteMap.title,
    description: ({ head }) => head.siteMap.description,
    keywords: 'plan du site sitemap',
  },
  cities: {
    path: pathTo('cities'),
    title: ({ cities }) => cities.title,
    description: ({ head }) => head.cities.description,
    keywords: 'villes régions départements cities',
  },
  'nursery-finder': {
    path: pathTo('nursery-finder'),
    title: ({ head }) => head.finder.title,
    description: ({ head }) => head.finder.description,
    keywords: 'recherche carte places disponibles annuaire autour de moi finder map',
  },
  testimonials: {
    path: pathTo('testimonials'),
    title: ({ head }) => head.testimonials.title.all,
    description: ({ head }) => head.testimonials.description.all,
    keywords: 'avis témoignages clients reviews',
  },
  ...Object.fromEntries(
    audiences.flatMap((category): [string, RouteText][] => [
      [
        `faq-${category}`,
        {
          path: pathTo('faq-list', { category }),
          title: ({ head }) => head.faq.title[category],
          description: ({ head }) => head.faq.description[category],
          keywords: `faq foire aux questions aide help ${category}`,
        },
      ],
      [
        `blog-${category}`,
        {
          path: pathTo('blog-list', { category }),
          title: ({ head }) => head.blog.title[category],
          description: ({ head }) => head.blog.description[category],
          keywords: `blog articles actualités news ${category}`,
        },
      ],
    ]),
  ),
  ...Object.fromEntries(
    whitePaperCategories.map((category): [string, RouteText] => [
      `white-papers-${category}`,
      {
        path: pathTo('white-paper-list', { category }),
        title: ({ head }) => head.whitePapers.title[category],
        description: ({ head }) => head.whitePapers.description[category],
        keywords: `livres blancs guides pdf télécharger white papers ${category}`,
      },
    ]),
  ),
};

/** Our own fixed pages, which the CMS does not know. */
export function routeStates(): EntryState[] {
  return Object.entries(routeTexts).map(([id, { path, title, description, keywords }]) => {
    const textIn = (locale: Locale): DocumentText => {
      const messages = messagesOf(locale);
      return { path, title: title(messages), note: '', keywords, body: description(messages) };
    };
    return { id, texts: Object.fromEntries(locales.map((locale) => [locale, textIn(locale)])), nursery: null };
  });
}
