export const followUp = {
  title: 'Suivre ma demande',
  intro: 'Entrez votre numéro de dossier et l’adresse e\u2011mail de votre demande. Aucun compte n’est nécessaire.',
  reference: 'Numéro de dossier',
  referenceHint: 'Il vous a été envoyé par e\u2011mail. Exemple\u202f: CS\u20117K4M\u201192QX',
  email: 'Adresse e\u2011mail',
  submit: 'Voir où en est ma demande',
};
