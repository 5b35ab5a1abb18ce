import type { Messages } from '../fr.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('en');

export const whitePapers: Messages['whitePapers'] = {
  title: {
    famille: 'White papers for families',
    entreprise: 'White papers for employers',
  },
  intro: {
    famille: 'Guides to keep at hand while you search: the steps in order, prices explained, model messages.',
    entreprise: 'Guides to put on the table before you decide: costs, taxes, allocation, clauses to check.',
  },
  description: {
    famille: 'Our PDF guides for parents looking for a nursery place in France: steps, prices, support and talking to an employer.',
    entreprise: 'Our PDF guides for employers in France: co-financing a nursery place, family tax credit, parenthood policy.',
  },
  categories: 'White papers by audience',
  kind: 'White paper',
  read: 'See the white paper',
  pages: (count) => plural(count, { one: `${count} page`, other: `${count} pages` }),
  published: 'Published on',
  format: 'PDF',
  empty: 'No white paper has been published here yet.',
  keyPoints: 'What you will find in it',
  contents: 'Who is it for, and what does it contain?',
  requestTitle: 'Receive this white paper',
  requestText: 'Write to us with its title and we will send you the PDF by e-mail. It is free, and in French.',
  request: 'Ask for this white paper',
};
