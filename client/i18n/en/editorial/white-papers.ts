import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const whitePapers: Messages['whitePapers'] = {
  intro: {
    famille: 'Guides to keep at hand while you search: the steps in order, prices explained, model messages.',
    entreprise: 'Guides to put on the table before you decide: costs, taxes, allocation, clauses to check.',
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
  requestText: 'It is free, and in French. We send you the link to the PDF by email.',
};
