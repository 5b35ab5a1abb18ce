import { mostCounted } from '../../../domain/most-counted.ts';
import type { Messages } from '../fr.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('en');

export const siteSearch: Messages['siteSearch'] = {
  title: 'Search the site',
  label: 'What are you looking for?',
  placeholder: 'A word, a town, a nursery',
  submit: 'Search',
  results: (count) =>
    count > mostCounted ? `More than ${mostCounted} results` : plural(count, { one: `${count} result`, other: `${count} results` }),
  count: (count) => (count > mostCounted ? `more than ${mostCounted}` : String(count)),
  found: (results, query) => `${results} for “${query}”`,
  kinds: 'Kinds of results',
  allKinds: 'All',
  more: (total, kind) => (total > mostCounted ? `The first ${mostCounted} results: ${kind}` : `All ${total} results: ${kind}`),
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
