/** What stands on every screen that a submission ends with; the rest is said by its form, in its `outcomes.ts`. */
export const formOutcomes = {
  referenceTitle: 'Votre numéro de dossier',
  followUp: 'Suivre ma demande',
  copy: 'Copier le numéro',
  copied: 'Numéro copié',
  /** True of a mail that is sent at once, and of one that waits for the CMS. */
  sentTo: 'Nous vous l’envoyons aussi par e\u2011mail, à',
  /** Where no mail is sent. */
  keep: 'Gardez ce numéro\u202f: avec votre adresse e\u2011mail, il ouvre le suivi de votre demande. Il ne vous sera pas envoyé.',
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
