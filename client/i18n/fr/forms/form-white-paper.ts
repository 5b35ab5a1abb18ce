/** The request of a white paper. */
export const formWhitePaper = {
  labels: {
    whitePaperSlug: 'Le livre blanc',
    firstName: 'Prénom',
    lastName: 'Nom',
    role: 'Votre fonction',
    company: 'Votre entreprise',
    email: 'Adresse e-mail',
  },
  submit: 'Recevoir le livre blanc',
};
