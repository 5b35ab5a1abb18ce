import type { Messages } from '../fr.ts';

export const siteSearch: Messages['siteSearch'] = {
  title: 'Search the site',
  label: 'What are you looking for?',
  placeholder: 'A word, a town, a nursery',
  submit: 'Search',
  found: (results, query) => `${results} for “${query}”`,
  kinds: 'Kinds of results',
  allKinds: 'All',
  more: (total, kind) => `All ${total} results: ${kind}`,
  partial: 'No page has all of these words: here are those that have some of them.',
  corrected: (query) => `“${query}” is nowhere on the site: here is the nearest spelling.`,
  didYouMean: 'Did you mean:',
  nurseriesAt: (place) => `Search for a nursery: ${place}`,
  groups: {
    nurseries: 'Nurseries',
    cities: 'Towns',
    pages: 'Pages',
    questions: 'Questions',
    articles: 'Articles',
    'white-papers': 'White papers',
    terms: 'Glossary',
  },
  help: 'Try a shorter word, in the singular, or one of these pages:',
  helpTitle: 'Other ways to find it',
};
