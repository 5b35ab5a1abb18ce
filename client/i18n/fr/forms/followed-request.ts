import type { SubmissionState } from '../../../../domain/forms/form-answer.ts';
import type { DeclineReason } from '../../../../domain/placement/follow-up.ts';
import type { ClosingReason, FamilyStep, RequestState } from '../../../../domain/placement/request-states.ts';

/** The page on which a family sees its request, and answers. */
export const followedRequest = {
  /** Of who asks for a number and an address that do not belong together. */
  notFound: 'Aucune demande ne correspond à ce numéro et à cette adresse. Vérifiez les deux, ou écrivez-nous.',
  /** Of messages and appointments, that is, of what is no request for a place. */
  otherStates: {
    received: 'Votre demande est enregistrée et transmise à l’équipe.',
    contacted: 'L’équipe a pris contact avec vous.',
    employer: 'Votre employeur est sollicité pour la place.',
    search: 'Nous cherchons une place qui vous convient.',
    proposal: 'Une place vous est proposée.',
    entry: 'La place est à vous\u202f: il reste à préparer l’entrée.',
    closed: 'Votre demande est close.',
  } satisfies Record<SubmissionState, string>,
  /** What the page hands to the browser: words without parameters. */
  page: {
    lookUp: 'Entrer mon numéro de dossier',
    contact: 'Nous écrire',
    reload: 'Recharger la page',
    notSent: 'Votre réponse n’est pas partie\u202f: notre base ne répond pas. Voici ce que vous aviez écrit\u202f; envoyez-le de nouveau.',
    sendAgain: 'Envoyer de nouveau',
    timeline: 'Où en est ma demande',
    proposal: {
      message: 'Mot de votre conseiller',
      accept: 'Accepter cette place',
      accepts: 'Vous acceptez en un clic. La crèche et l’employeur confirment ensuite\u202f: rien n’est à payer maintenant.',
      decline: 'Décliner',
      reason: 'Elle ne vous convient pas\u202f: pourquoi\u202f?',
      reasons: {
        too_far: 'Trop loin',
        too_expensive: 'Trop chère',
        days: 'Les jours ou les horaires',
        date: 'La date d’entrée',
        other_place: 'Nous avons une autre place',
        other: 'Autre raison',
      } satisfies Record<DeclineReason, string>,
    },
    searching: {
      title: 'Toujours en recherche\u202f?',
      yes: 'Oui, je cherche toujours',
      no: 'Non, retirer ma demande',
    },
    birth: {
      date: 'Date de naissance',
      send: 'Confirmer la naissance',
    },
    message: {
      title: 'Écrire à mon conseiller',
      label: 'Votre message',
      hint: 'Réponse sous deux jours ouvrés. Merci de ne pas écrire ici d’information de santé.',
      send: 'Envoyer le message',
      sent: 'Vos derniers messages',
    },
    wishes: {
      title: 'Changer mes souhaits',
      startDate: 'Date d’entrée souhaitée',
      days: 'Jours d’accueil',
      hoursFrom: 'Heure d’arrivée',
      hoursTo: 'Heure de départ',
      send: 'Enregistrer mes souhaits',
      weekdays: { monday: 'Lundi', tuesday: 'Mardi', wednesday: 'Mercredi', thursday: 'Jeudi', friday: 'Vendredi' },
    },
    employer: {
      title: 'L’employeur',
      letter: 'Préparer la lettre à mon employeur',
      label: 'J’ai demandé à mon employeur le',
      send: 'Noter la date',
    },
    withdrawal: {
      title: 'Retirer ma demande',
      text: 'La recherche s’arrête, et une place proposée est rendue. Vos données sont effacées à la fin de leur durée de conservation.',
      confirm: 'Oui, je retire ma demande',
      send: 'Retirer ma demande',
    },
  },
  /** What is asked for where a field of the page was left empty. */
  asks: {
    text: 'Écrivez votre message.',
    confirm: 'Cochez «\u202fOui, je retire ma demande\u202f» si vous voulez la retirer.',
    askedOn: 'Indiquez le jour où vous avez demandé à votre employeur.',
    birthDate: 'Indiquez la date de naissance.',
  },
  title: (reference: string) => `Dossier ${reference}`,
  closedTitle: {
    missing: 'Quel dossier\u202f?',
    forged: 'Ce lien ne s’ouvre pas',
    ended: 'Ce lien a expiré',
    gone: 'Ce dossier n’existe plus',
    unavailable: 'Votre dossier est indisponible un instant',
  },
  closed: {
    missing:
      'Ouvrez le lien «\u202fSuivre votre demande\u202f» d’un de nos e\u2011mails, ou entrez votre numéro de dossier et votre adresse.',
    forged:
      'Il n’est pas complet. Ouvrez-le depuis l’e\u2011mail lui-même, sans le recopier, ou entrez votre numéro de dossier et votre adresse.',
    ended:
      'Chaque e\u2011mail contient un lien nouveau, valable 90 jours. Vous pouvez aussi entrer votre numéro de dossier et votre adresse.',
    gone: 'Il a été effacé, à votre demande ou parce que sa durée de conservation est passée. Si c’est une erreur, écrivez-nous.',
    unavailable: 'Notre base ne répond pas. Rien n’est perdu\u202f: rechargez cette page dans une minute.',
  },
  states: {
    received: 'Votre demande est bien reçue. Un conseiller la lit.',
    qualified: 'Votre demande est complète. Nous préparons le contact avec l’employeur.',
    employer_contacted: 'L’employeur est sollicité pour cofinancer la place. Nous attendons sa réponse.',
    employer_agreed: 'L’employeur est d’accord. La recherche commence.',
    searching: 'Nous cherchons une place qui vous convient.',
    place_proposed: 'Une place vous est proposée. À vous de répondre.',
    family_agreed: 'Vous avez accepté la place. La crèche doit encore confirmer.',
    nursery_agreed: 'La crèche a confirmé. Nous préparons la convention avec l’employeur.',
    contract_signed: 'La convention est signée\u202f: la place est à vous. Il reste à préparer l’entrée.',
    entered: 'Votre enfant est entré en crèche. Belle aventure\u202f!',
    closed: 'Votre demande est close.',
  } satisfies Record<RequestState, string>,
  closings: {
    municipal_place: 'Vous avez une autre place.',
    employer_refused: 'L’employeur n’a pas pu cofinancer la place.',
    no_answer: 'Nous n’avons pas réussi à vous joindre.',
    withdrawn: 'Vous l’avez retirée.',
    duplicate: 'Elle continue dans un autre dossier de votre famille.',
  } satisfies Record<ClosingReason, string>,
  reopen: 'Pour la rouvrir, écrivez à votre conseiller ci-dessous.',
  rejected:
    'Votre demande est enregistrée, sans suite pour le moment\u202f: la crèche d’entreprise ne semble pas adaptée à votre situation.',
  waiting: 'Votre demande est enregistrée et part vers notre équipe. Dans une minute, vous pourrez y répondre ici.',
  steps: {
    received: 'Reçue',
    employer: 'Employeur',
    search: 'Recherche',
    proposal: 'Proposition',
    entry: 'Entrée',
  } satisfies Record<FamilyStep, string>,
  next: (day: string) => `Prochaine étape au plus tard le ${day}`,
  facts: { adviser: 'Votre conseiller', nursery: 'Crèche demandée', received: 'Demande reçue le', noAdviser: 'pas encore désigné' },
  done: {
    accept: 'Merci\u202f! Vous avez accepté la place. Nous demandons maintenant la confirmation de la crèche.',
    decline: 'C’est noté\u202f: vous avez décliné la place. La recherche continue.',
    message: 'Votre message est arrivé. Nous vous répondons sous deux jours ouvrés.',
    wishes: 'Vos souhaits sont enregistrés.',
    prolong: 'Merci\u202f! Votre demande reste active.',
    birth: 'Félicitations\u202f! La date de naissance est enregistrée.',
    withdraw: 'Votre demande est retirée. Merci de nous avoir prévenus.',
    asked: 'La date est notée.',
    changed: 'Rien n’a été changé\u202f: votre dossier a avancé entre-temps. Voici où il en est.',
  },
  proposal: {
    title: (nursery: string) => `Une place à ${nursery}`,
    ended: {
      declined: (nursery: string) => `La proposition de place à ${nursery} a été déclinée. La recherche continue.`,
      withdrawn: (nursery: string) => `La place à ${nursery} n’est plus disponible. La recherche continue.`,
      expired: (nursery: string) => `La proposition de place à ${nursery} a expiré sans réponse. La recherche continue.`,
    },
    days: 'Jours',
    start: 'Entrée',
    price: 'Coût estimé',
    visit: 'Visite',
    expiry: 'Votre réponse',
    until: (day: string) => `attendue jusqu’au ${day} inclus`,
    nursery: 'Crèche',
    rest: 'Reste à charge',
    psu: (from: string, to: string) => `de ${from} à ${to} par mois selon vos revenus (barème national, un enfant à charge)`,
    paje: (price: string) => `environ ${price} par mois, avant le complément de la CAF`,
    simulator: 'L’estimer',
  },
  searching: {
    lastSign: (day: string) => `Votre dernier signe date du ${day}.`,
    text: 'Un clic suffit pour garder votre demande active. Sans nouvelles de vous, nous vous le redemandons tous les deux mois.',
  },
  birth: {
    title: (name: string) => `${name} est né(e)\u202f?`,
    child: 'Votre enfant',
    text: (day: string) => `Naissance prévue le ${day}. Dites-nous la date réelle\u202f: l’âge à l’entrée en dépend.`,
  },
  employer: {
    asked: (day: string) => `Vous avez demandé à votre employeur le ${day}.`,
  },
};
