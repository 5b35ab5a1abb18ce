import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const lexicon: Messages['lexicon'] = {
  title: 'Glossary of early childhood care in France',
  intro: 'PSU, PAJE, berceau, réservataire: the words of French nurseries, explained in a few lines and linked to each other.',
  letters: 'Letters of the glossary',
  search: 'Search the glossary',
  placeholder: 'A word, an acronym',
  submit: 'Search',
  count: (count) => plural(count, { one: `${count} term`, other: `${count} terms` }),
  found: (matches, count) =>
    plural(matches, { one: `${matches} term found out of ${count}`, other: `${matches} terms found out of ${count}` }),
  none: 'No term matches your search. Try a shorter word, or browse the whole glossary.',
  showAll: 'Show the whole glossary',
  aliases: 'Also called:',
  see: 'see',
  related: 'Compare:',
  empty: 'The glossary is empty for now.',
};
