import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');
const nurseries = (count: number) => plural(count, { one: `${count} nursery`, other: `${count} nurseries` });

export const finder: Messages['finder'] = {
  headline: 'Find a nursery near your home or your work',
  intro: 'Search our network of partner nurseries. The place you choose is co-funded by the employer of one of the parents.',
  network: {
    title: 'How the network works',
    intro: 'We do not run these nurseries: we find a place in them, and an employer who co-funds it.',
    steps: [
      {
        title: 'You search',
        text: 'A town, a postcode, a type of care: each page says what the nursery has told us, on which date, and what it does not say.',
      },
      {
        title: 'The employer co-funds',
        text: 'The company of one of the parents pays part of the place. Without a co-funding employer we offer no place: better to know before you fill in a form.',
      },
      {
        title: 'The nursery welcomes',
        text: 'It confirms the place and the starting date. You pay your share to the nursery, never to us: our service costs families nothing.',
      },
    ],
  },
  types: {
    title: 'The nine types of care',
    intro: 'All of them welcome young children, but size, team and price differ.',
    explained: {
      collective_nursery:
        'A team looks after the children all day in premises designed for them. The law speaks of small nurseries from 13 to 24 places, nurseries from 25 to 39, then large and very large ones.',
      micro_nurseries:
        'Twelve children at most, often in a converted flat or house. Depending on the nursery, the price follows the national scale (PSU), or is free and the benefits office helps parents (PAJE).',
      multi_reception_nurseries:
        'Regular, occasional and sometimes emergency care under one roof. It is the most flexible formula when your weeks are not all alike.',
      family_nursery:
        'Childminders employed by the nursery look after the children in their own homes. The children meet regularly at the nursery for group activities.',
      parental_nursery:
        'A parents’ association runs it, with professionals looking after the children. Each family gives some of its time: presence, repairs or accounts.',
      kindergarten: 'For children from 18 months, before nursery school or alongside it. Its days gently prepare them for life in a group.',
      daycare_center: 'Short stays, a few hours or a few half-days a week. The name is still used for what is now called occasional care.',
      home_of_childminders:
        'Several childminders work together outside their homes, with four children each at most. Parents are their employers: it is not a nursery in the legal sense.',
      alternative_reception:
        'Formulas that fit nowhere else, such as a shared place or unusual hours. Read the page carefully, then ask us your questions.',
    },
  },
  nurseries,
  cities: { title: 'Search by town', intro: (count) => `${nurseries(count)} in our network.`, all: 'All towns' },
};
