import type { SubmissionState } from '../../../../domain/forms/form-answer.ts';

export const followUp = {
  title: 'Suivre ma demande',
  intro: 'Entrez votre numéro de dossier et l’adresse e\u2011mail de votre demande. Aucun compte n’est nécessaire.',
  reference: 'Numéro de dossier',
  referenceHint: 'Il vous a été envoyé par e\u2011mail. Exemple\u202f: CS\u20117K4M\u201192QX',
  email: 'Adresse e-mail',
  submit: 'Voir où en est ma demande',
  unknown: 'Aucune demande ne correspond à ce numéro et à cette adresse. Vérifiez les deux, ou écrivez-nous.',
  states: {
    received: 'Votre demande est enregistrée et transmise à l’équipe.',
    contacted: 'L’équipe a pris contact avec vous.',
    employer: 'Votre employeur est sollicité pour la place.',
    search: 'Nous cherchons une place qui vous convient.',
    proposal: 'Une place vous est proposée.',
    entry: 'La place est à vous\u202f: il reste à préparer l’entrée.',
    closed: 'Votre demande est close.',
  } satisfies Record<SubmissionState, string>,
};
