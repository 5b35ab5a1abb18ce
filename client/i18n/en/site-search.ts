import type { Messages } from '../fr.ts';

export const siteSearch: Messages['siteSearch'] = {
  title: 'Search the site',
  label: 'What are you looking for?',
  placeholder: 'A word, a town, a nursery',
  submit: 'Search',
  found: (results, query) => `${results} for “${query}”`,
  shown: (shown, total) => `The first ${shown} of ${total}`,
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
