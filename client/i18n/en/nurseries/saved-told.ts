import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');
const count = (number: number) => plural(number, { one: `${number} saved nursery`, other: `${number} saved nurseries` });

export const savedTold: Messages['savedTold'] = {
  told: (name, isSaved, number) => `${name}: ${isSaved ? 'saved' : 'removed'}. ${count(number)}.`,
  notKept: 'This browser does not allow saving.',
};
