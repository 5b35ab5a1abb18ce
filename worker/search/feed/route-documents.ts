import { messagesOf } from '../../../client/i18n/all-messages.ts';
import type { Messages } from '../../../client/i18n/fr.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { type Locale, locales } from '../../../domain/locale.ts';
import { audiences, type PageName, whitePaperCategories } from '../../../routes.ts';
import { type FixedPageId, fixedPages, pageTexts } from '../../addresses/page-texts.ts';
import type { DocumentText, EntryState } from './entry-change.ts';

interface RouteText {
  path: string;
  texts(messages: Messages, locale: Locale): PageName;
  /** Words readers use for it, in any language. */
  keywords: string;
}

/** Words readers use for a page, beside its own. */
const keywords: Partial<Record<FixedPageId, string>> = {
  home: 'accueil home crèche sereine',
  team: 'équipe qui sommes-nous team about',
  lexicon: 'lexique glossaire définitions vocabulaire glossary',
  'site-map': 'plan du site sitemap',
  cities: 'villes régions départements cities',
  'nursery-finder': 'recherche carte places disponibles annuaire autour de moi finder map',
  testimonials: 'avis témoignages clients reviews',
  'employer-kit': 'lettre rh ressources humaines employeur employer letter hr',
};

const routeTexts: Record<string, RouteText> = {
  ...Object.fromEntries(
    fixedPages.map((id): [string, RouteText] => [
      id,
      { path: pathTo(id), texts: (_, locale) => pageTexts(id, locale), keywords: keywords[id] ?? '' },
    ]),
  ),
  ...Object.fromEntries(
    audiences.flatMap((category): [string, RouteText][] => [
      [
        `faq-${category}`,
        {
          path: pathTo('faq-list', { category }),
          texts: ({ head: { faq } }) => ({ title: faq.title[category], description: faq.description[category] }),
          keywords: `faq foire aux questions aide help ${category}`,
        },
      ],
      [
        `blog-${category}`,
        {
          path: pathTo('blog-list', { category }),
          texts: ({ head: { blog } }) => ({ title: blog.title[category], description: blog.description[category] }),
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
        texts: ({ head: { whitePapers } }) => ({ title: whitePapers.title[category], description: whitePapers.description[category] }),
        keywords: `livres blancs guides pdf télécharger white papers ${category}`,
      },
    ]),
  ),
};

/** Our own fixed pages, which the CMS does not know. */
export function routeStates(): EntryState[] {
  return Object.entries(routeTexts).map(([id, { path, texts, keywords: words }]) => {
    const textIn = (locale: Locale): DocumentText => {
      const { title, description } = texts(messagesOf(locale), locale);
      return { path, title, note: '', keywords: words, body: description };
    };
    return { id, texts: Object.fromEntries(locales.map((locale) => [locale, textIn(locale)])), nursery: null };
  });
}
