import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const saved: Messages['saved'] = {
  save: 'Save',
  list: (count) => plural(count, { one: 'See my saved nursery', other: `See my ${count} saved nurseries` }),
  notKept: 'This browser does not allow storage: the list is lost when you leave the page.',
};
