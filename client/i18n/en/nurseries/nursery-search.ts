import { mostCounted } from '../../../../domain/most-counted.ts';
import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const nurserySearch: Messages['nurserySearch'] = {
  chips: 'What you search for',
  title: 'Search for a nursery',
  fields: {
    radius: 'Within',
    kilometres: (count) => `${count} km`,
    apply: 'Show the nurseries',
    show: (count, isMore) =>
      isMore || count > mostCounted
        ? `Show more than ${Math.min(count, mostCounted)} nurseries`
        : plural(count, { one: 'Show 1 nursery', other: count ? `Show ${count} nurseries` : 'No nursery' }),
    close: 'Close',
    reset: 'Clear all',
  },
  compare: {
    chips: 'What you search for',
    title: 'Compare',
    choose: 'Choose from two to four nurseries to compare.',
    submit: 'Compare the ticked nurseries',
  },
};
