import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');
const count = (number: number) => plural(number, { one: `${number} saved nursery`, other: `${number} saved nurseries` });

export const saved: Messages['saved'] = {
  save: 'Save',
  saved: 'Saved',
  told: (name, isSaved, number) => `${name}: ${isSaved ? 'saved' : 'removed'}. ${count(number)}.`,
  notKept: 'This browser does not allow storage: the list is lost when you leave the page.',
};
