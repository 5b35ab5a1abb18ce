import { pathTo } from '../../../domain/addresses/paths.ts';
import { readSearchText } from '../../../domain/text/search-text.ts';
import { lexiconQuery } from '../../content/lexicon.ts';
import { languageMark, localizedList } from '../../content/lists.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader } from '../loader.ts';
import { groupByLetter } from './lexicon-groups.ts';

export const loadLexicon: Loader<'lexicon'> = async ({ content, locale, messages, query }) => {
  const { items, languages } = await localizedList(content, locale, { query: lexiconQuery, identity: ({ documentId }) => documentId });
  const search = readSearchText(query, 'q');
  const path = pathTo('lexicon', {}, locale);
  const slugs = new Set(items.map(({ item }) => item.slug));
  const terms = items.map(({ item: { slug, term, aliases, definition, relatedSlugs }, locale: language }) => ({
    slug,
    term,
    aliases,
    // A link to another term stays on this page, whatever language the definition is in.
    definition: { ...definition, html: definition.html.replaceAll(`"${pathTo('lexicon', {}, language)}#`, `"${path}#`) },
    related: relatedSlugs.filter((related) => related !== slug && slugs.has(related)),
    lang: languageMark(locale, language),
  }));
  return {
    kind: 'page',
    // A search shows less of the same page: for people, not for search engines.
    head: { title: messages.lexicon.title, description: messages.head.lexicon.description, indexable: search === '' },
    props: {
      path,
      query: search,
      breadcrumbs: [homeCrumb(messages, locale), { label: messages.lexicon.title, href: null }],
      groups: groupByLetter(terms),
    },
    languages,
    lists: ['terms'],
    marksLanguages: true,
  };
};
