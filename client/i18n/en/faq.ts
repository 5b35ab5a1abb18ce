import type { Messages } from '../fr.ts';

export const faq: Messages['faq'] = {
  title: {
    famille: 'Frequently asked questions from families',
    entreprise: 'Frequently asked questions from employers',
    gestionnaire: 'Frequently asked questions from nursery managers',
  },
  intro: {
    famille: 'Getting a place, understanding its price, preparing the first days: what parents ask us, and what we answer.',
    entreprise: 'Reserving places, knowing what they cost, allocating them: what employers ask us, and what we answer.',
    gestionnaire: 'Joining the network, keeping your page up to date, knowing the rules: what managers ask us, and what we answer.',
  },
  description: {
    famille: 'Nursery places in France, prices, support, employers, settling in: Crèche Sereine answers parents’ questions.',
    entreprise: 'Nursery places, family tax credit, allocation criteria, leavers: our answers to the questions of employers.',
    gestionnaire: 'Partnership, vacancies, fees, micro-nurseries: our answers to the questions of nursery managers.',
  },
  categories: 'Questions by audience',
  groups: 'Topics on this page',
  otherGroup: 'Other questions',
  entryPage: 'Open this answer on its own page',
  empty: 'No question has been published here yet.',
  question: 'Frequently asked question',
  updated: 'Answer updated on',
  related: 'Related questions',
};
