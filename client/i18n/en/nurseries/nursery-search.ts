import type { Messages } from '../../fr.ts';

export const nurserySearch: Messages['nurserySearch'] = {
  title: 'Search for a nursery',
  fields: {
    radius: 'Within',
    kilometres: (count) => `${count} km`,
    apply: 'Apply',
    reset: 'Remove all filters',
  },
  compare: {
    title: 'Compare',
    choose: 'Choose from two to four nurseries to compare.',
    submit: 'Compare the ticked nurseries',
  },
};
