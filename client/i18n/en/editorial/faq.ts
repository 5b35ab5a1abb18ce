import type { Messages } from '../../fr.ts';

export const faq: Messages['faq'] = {
  intro: {
    famille: 'Getting a place, understanding its price, preparing the first days: what parents ask us, and what we answer.',
    entreprise: 'Reserving places, knowing what they cost, allocating them: what employers ask us, and what we answer.',
    gestionnaire: 'Joining the network, keeping your page up to date, knowing the rules: what managers ask us, and what we answer.',
  },
  categories: 'Questions by audience',
  groups: 'Topics on this page',
  otherGroup: 'Other questions',
  entryPage: 'Open this answer on its own page',
  empty: 'No question has been published here yet.',
  question: 'Frequently asked question',
  updated: 'Answer updated on',
  allQuestions: 'All questions',
  related: 'Related questions',
};
