/** The signature of the manifesto. */
export const formManifesto = {
  labels: {
    firstName: 'Prénom',
    lastName: 'Nom',
    role: 'Vous êtes',
    town: 'Votre ville',
    email: 'Adresse e-mail',
  },
  hints: {
    role: 'Par exemple\u202f: parent, directrice de crèche, responsable RH',
  },
  submit: 'Je signe',
  signatures: (count: string) => `${count} signatures déjà recueillies`,
};
