import type { NurseryAnswerValues } from '../../../../domain/forms/nursery-answer/rules.ts';
import type { DeclineReason } from '../../../../domain/placement/nursery-answers.ts';
import type { FormTexts } from '../form-texts.ts';

/** The answer of a nursery to a family that has accepted its place. */
export const texts = {
  labels: {
    proposal: 'Proposition',
    expires: 'Fin du lien',
    answer: 'Réponse',
    visitOn: 'Proposer une date de visite',
    reason: 'Pourquoi',
    note: 'Précision pour nos conseillers',
  },
  asks: {
    visitOn: 'Indiquez la date de visite que vous proposez.',
    reason: 'Dites pourquoi vous déclinez.',
  },
  hints: { visitOn: 'La famille la lit dans le suivi de sa demande.' },
  submit: 'Accepter cet accueil',
  acceptHint: 'Les coordonnées de la famille s’affichent aussitôt.',
  visit: 'Proposer cette visite',
  declineTitle: 'Décliner',
  decline: 'Décliner cet accueil',
  reasons: {
    place_taken: 'La place est déjà prise',
    age: 'L’âge de l’enfant ne convient pas',
    days: 'Les jours ou les horaires ne conviennent pas',
    dates: 'La date d’entrée ne convient pas',
    staff: 'L’équipe n’est pas au complet',
    other: 'Autre raison',
  } satisfies Record<DeclineReason, string>,
  notice:
    'Crèche Sereine enregistre votre réponse pour conduire cette proposition (mesures prises à la demande de la famille). Après votre accord, vous recevez ses coordonnées pour préparer l’accueil, et pour rien d’autre. Nous gardons votre réponse aussi longtemps que la demande de la famille.',
} satisfies FormTexts<NurseryAnswerValues> & Record<string, unknown>;
