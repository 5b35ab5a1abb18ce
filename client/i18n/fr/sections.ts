/** The button of the header, by the section of the site that its page is in. The worker alone writes it. */
export const sections = {
  famille: 'Demander une place',
  entreprise: 'Recevoir une offre',
  gestionnaire: 'Proposer mes places',
};
