import type { Messages } from '../fr.ts';

export const sections: Messages['sections'] = {
  famille: 'Request a place',
  entreprise: 'Get an offer',
  gestionnaire: 'Offer my places',
};
