import type { Messages } from '../../fr.ts';

export const nextStep: Messages['nextStep'] = {
  famille: {
    title: 'Request a nursery place',
    text: 'Describe what you need in a few minutes: we search our network and help you convince the employer. One condition: the employer of one parent co-funds the place.',
    action: 'Pre-register',
  },
  entreprise: {
    title: 'Reserve a place for an employee',
    text: 'A single place is enough to begin with. Estimate your net cost, then let us talk about your sites and criteria.',
    action: 'Reserve nursery places',
  },
  gestionnaire: {
    title: 'Make your places known',
    text: 'You stay in charge of your admissions. We introduce families whose employer finances the place.',
    action: 'Become a partner',
  },
  contact: 'Contact us',
};
