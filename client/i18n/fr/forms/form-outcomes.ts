/** What stands on every screen that a submission ends with; the rest is said by its form, in its `outcomes.ts`. */
export const formOutcomes = {
  referenceTitle: 'Votre numéro de dossier',
  followUp: 'Suivre ma demande',
  copy: 'Copier le numéro',
  copied: 'Numéro copié',
  sentTo: 'Envoyé aussi à',
  answerBy: (day: string) => `Réponse au plus tard ${day}.`,
  otherParent: 'Ajouter l’autre parent, ou compléter ma demande',
  account: 'Créer un compte à la même adresse, qui réunit vos demandes et vos crèches',
  reminder: {
    link: 'Ajouter cette date à mon agenda',
    title: 'Crèche Sereine\u202f: réponse à votre demande au plus tard aujourd’hui',
    description: (reference: string | null) =>
      `Vous pouvez suivre votre demande à tout moment${reference ? ` avec le numéro ${reference}` : ''} et votre adresse e\u2011mail.`,
  },
};
