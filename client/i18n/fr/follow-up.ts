import type { RequestState } from '../../../domain/forms/form-answer.ts';

export const followUp = {
  title: 'Suivre ma demande',
  intro: 'Entrez votre numéro de dossier et l’adresse e-mail de votre demande. Aucun compte n’est nécessaire.',
  reference: 'Numéro de dossier',
  email: 'Adresse e-mail',
  submit: 'Voir où en est ma demande',
  unknown: 'Aucune demande ne correspond à ce numéro et à cette adresse. Vérifiez les deux, ou écrivez-nous.',
  states: {
    received: 'Votre demande est enregistrée et transmise à l’équipe.',
    contacted: 'L’équipe a pris contact avec vous.',
    closed: 'Votre demande est close.',
  } satisfies Record<RequestState, string>,
};
