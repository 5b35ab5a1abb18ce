import type { ClosedProposal } from '../../../../domain/forms/nursery-answer/nursery-answer.ts';
import type { NurseryAnswer } from '../../../../domain/placement/nursery-answers.ts';

/** The page that a nursery answers a proposal on, by the link of a mail. */
export const nurseryProposal = {
  title: 'Une famille accepte votre place',
  intro: 'Lisez ce dont elle a besoin, puis répondez\u202f: la place est retenue jusque-là.',
  about: (nursery: string) => `Votre crèche\u202f: ${nursery}`,
  facts: {
    children: 'Âge à l’entrée',
    start: 'Entrée souhaitée',
    flexibility: 'Souplesse',
    days: 'Jours',
    hours: 'Horaires',
    visit: 'Visite proposée',
  },
  child: (months: number): string => `${months} mois`,
  unborn: 'naissance attendue',
  unknownAge: 'âge non renseigné',
  flexibilities: {
    exact: 'à cette date',
    two_weeks: 'deux semaines plus tôt ou plus tard',
    one_month: 'un mois plus tôt ou plus tard',
    three_months: 'trois mois plus tôt ou plus tard',
  },
  hours: (from: string, to: string) => `de ${from} à ${to}`,
  anonymous: 'Le nom et les coordonnées de la famille s’affichent ici une fois votre accord donné.',
  accepted: 'Vous avez accepté. Voici à qui écrire',
  familyFacts: { parent: 'Parent', children: 'Enfant', email: 'E\u2011mail', phone: 'Téléphone' },
  next: 'La famille est prévenue. Notre équipe vous envoie la convention\u202f; convenez avec la famille d’une visite et de l’adaptation.',
  declined: 'Vous avez décliné cet accueil. La famille est prévenue et la place n’est plus retenue. Merci de votre réponse.',
  withdrawn:
    'Cette proposition n’a plus cours\u202f: la famille ou notre équipe l’a retirée. La place n’est plus retenue, vous n’avez rien à faire.',
  waiting: {
    accept:
      'Votre accord est enregistré et part vers notre base. Rouvrez cette page dans quelques minutes\u202f: les coordonnées de la famille y seront.',
    visit: 'Votre proposition de visite est enregistrée et part vers notre base.',
    decline: 'Votre refus est enregistré et part vers notre base. Vous n’avez plus rien à faire.',
  } satisfies Record<NurseryAnswer, string>,
  unknown:
    'Notre base ne répond pas en ce moment\u202f: nous ne pouvons pas montrer la demande. Votre lien reste valable, rouvrez-le dans quelques minutes.',
  until: (day: string) =>
    `Ce lien est réservé à votre crèche et vaut jusqu’au ${day}. Changé d’avis après avoir répondu\u202f? Appelez-nous.`,
  closedTitle: 'Ce lien ne s’ouvre pas',
  closed: {
    missing: 'Ouvrez cette page par le lien du message que vous avez reçu\u202f: c’est lui qui dit de quelle proposition il s’agit.',
    forged: 'Ce lien n’est pas complet. Ouvrez-le depuis le message lui-même, sans le recopier.',
    ended: 'Ce lien a vécu\u202f: il valait quatorze jours. Appelez-nous si vous vouliez encore répondre.',
    revoked: 'Ce lien a été envoyé à une adresse qui n’est plus celle de la crèche. Son contact d’aujourd’hui peut nous appeler.',
    gone: 'Cette proposition n’existe plus\u202f: elle a été retirée, ou la crèche n’est plus présentée sur notre site.',
  } satisfies Record<ClosedProposal, string>,
  contact: 'Nous écrire',
};
