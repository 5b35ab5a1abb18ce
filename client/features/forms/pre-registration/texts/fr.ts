import type { LikelyAnswer } from '../../../../../domain/forms/pre-registration/likely-answer.ts';
import type { WishNote } from '../../../../../domain/forms/pre-registration/outcome.ts';
import type { PreRegistrationValues } from '../../../../../domain/forms/pre-registration/rules.ts';
import type { AnswerWords, FieldLabels, PreRegistrationStep } from '../../../../../domain/forms/pre-registration/steps.ts';
import type { FormTexts } from '../../form-texts.ts';

type Words<Value extends string> = Record<Value, string>;

/** « 8 h 30 » of 08:30; what is no hour is shown as it was written. */
function hourWords(text: string): string {
  const [, hour, minutes] = /^0?(\d{1,2})[:hH](\d{2})$/.exec(text) ?? [];
  if (!hour) return text;
  return `${hour}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}

/** The pre-registration, step by step. */
export const texts = {
  labels: {
    'children.status': 'Naissance',
    'children.birthDate': 'Date de naissance',
    'children.dueDate': 'Date prévue de naissance',
    'children.firstName': 'Prénom de l’enfant',
    startDate: 'Date d’entrée souhaitée',
    flexibility: 'Cette date peut-elle bouger\u202f?',
    days: 'Jours d’accueil',
    hoursFrom: 'Heure d’arrivée',
    hoursTo: 'Heure de départ',
    placePreference: 'Où cherchez-vous\u202f?',
    homePlace: 'Commune du domicile',
    workPlace: 'Commune du travail',
    radiusKilometres: 'Distance acceptable',
    nurserySlug: 'La crèche que vous avez choisie',
    savedNurseries: 'Vos autres crèches enregistrées',
    'parents.salutation': 'Civilité',
    'parents.firstName': 'Prénom',
    'parents.lastName': 'Nom',
    'parents.email': 'Adresse e\u2011mail',
    'parents.phone': 'Téléphone',
    'parents.employmentStatus': 'Situation professionnelle',
    'parents.employer': 'Nom de l’employeur',
    'parents.siren': 'SIREN de l’employeur',
    'parents.workPostalCode': 'Code postal du lieu de travail',
    'parents.companySize': 'Effectif de l’employeur',
    'parents.spokenToEmployer': 'En avez-vous déjà parlé à votre employeur\u202f?',
    message: 'Votre message',
    contactEmployer: 'Contact avec l’employeur',
    marketingEmail: 'Informations par e\u2011mail',
    marketingPhone: 'Appels commerciaux',
  } satisfies FieldLabels,
  asks: {
    'children.status': 'Indiquez si votre enfant est né.',
    'children.birthDate': 'Indiquez la date de naissance de votre enfant.',
    'children.dueDate': 'Indiquez la date prévue de naissance, même approximative.',
    startDate: 'Indiquez la date d’entrée que vous souhaitez.',
    flexibility: 'Dites si cette date peut bouger.',
    hoursFrom: 'Indiquez l’heure d’arrivée.',
    hoursTo: 'Indiquez l’heure de départ.',
    placePreference: 'Dites où vous cherchez\u202f: près du domicile, du travail, ou l’un ou l’autre.',
    homePlace: 'Indiquez la commune de votre domicile.',
    workPlace: 'Indiquez la commune de votre travail.',
    radiusKilometres: 'Choisissez la distance que vous acceptez.',
    'parents.firstName': 'Indiquez votre prénom.',
    'parents.lastName': 'Indiquez votre nom.',
    'parents.email': 'Indiquez votre adresse e‑mail.',
    'parents.phone': 'Indiquez votre numéro de téléphone.',
    'parents.employmentStatus': 'Indiquez votre situation professionnelle.',
    'parents.1.employmentStatus': 'Indiquez la situation de l’autre parent, ou choisissez de ne pas répondre.',
    'parents.employer': 'Indiquez le nom de votre employeur.',
    'parents.1.employer': 'Indiquez l’employeur de l’autre parent.',
  },
  hints: {
    'children.dueDate': 'Une date approximative suffit.',
    days: 'Cochez tous les jours dont vous avez besoin.',
    homePlace: 'Nom ou code postal',
    workPlace: 'Nom ou code postal',
    'parents.siren': '9 chiffres, présents sur une fiche de paie',
    'parents.phone': 'Nous vous appelons pour traiter cette demande, et pour rien d’autre sans votre accord.',
    'parents.spokenToEmployer': 'Votre réponse ne change rien à l’étude de la demande.',
    message: 'Tout ce qu’il nous serait utile de savoir. Merci de ne pas écrire ici d’information de santé.',
  },
  parts: {
    children: (number: number) => `Enfant ${number}`,
    parents: (number: number) => `Parent ${number}`,
  },
  submit: 'Envoyer ma demande',
  notice:
    'Crèche Sereine utilise ces informations pour étudier votre demande et chercher une place (mesures prises à votre demande, avant un contrat). Elles vont à nos conseillers et, si une place se dessine, aux crèches concernées. Votre employeur n’est contacté que si vous y consentez. Demande acceptée\u202f: nous gardons vos données pendant la recherche et l’accueil, puis 3 ans après notre dernier échange\u202f; demande non retenue\u202f: 12 mois, ou jusqu’aux 3 ans de l’enfant si cette date vient plus tôt. Les champs facultatifs sont signalés\u202f; sans les autres, nous ne pouvons pas étudier la demande.',
  boxes: {
    contactEmployer:
      'J’accepte que Crèche Sereine présente le dispositif à mon employeur, avec mon nom et un résumé de notre besoin de garde.',
  },
  /** Titles of the steps, by their names in the domain. */
  steps: {
    situation: 'Votre situation',
    child: 'Votre enfant',
    need: 'Votre besoin',
    place: 'Le lieu',
    parents: 'Les parents',
    recap: 'Récapitulatif',
  } satisfies Words<PreRegistrationStep>,
  /** The same in the progress, on phones too. */
  shortSteps: {
    situation: 'Situation',
    child: 'Enfant',
    need: 'Besoin',
    place: 'Lieu',
    parents: 'Contact',
    recap: 'Relire',
  } satisfies Words<PreRegistrationStep>,
  intros: {
    situation: 'L’employeur d’un des parents cofinance la place. Nous ne le contactons pas sans votre accord.',
    child: 'Né ou à naître\u202f: le prénom est facultatif. Des jumeaux ou une fratrie tiennent dans une seule demande.',
    need: 'Vos souhaits, tels que vous les connaissez aujourd’hui. Ils pourront évoluer.',
    place: 'Près de chez vous, de votre travail, ou là où une place se présente.',
    parents: 'Un parent suffit pour vous joindre. Le second n’est jamais obligatoire.',
    recap: 'Relisez votre demande avant de l’envoyer. L’envoi est gratuit et ne vous engage à rien.',
  } satisfies Words<PreRegistrationStep>,
  stepTitle: (step: number, count: number, title: string) => `Étape ${step} sur ${count}\u202f: ${title}`,
  pageTitle: 'Pré-inscription',
  /** The way to the form, above its page. */
  start: 'Commencer (5 min)',
  progress: 'Étapes de la pré-inscription',
  done: 'terminée',
  continue: 'Continuer',
  back: 'Retour',
  erase: 'Effacer ma saisie',
  erased: 'Votre saisie est effacée.',
  undo: 'Annuler',
  kept: 'Votre saisie reste sur cet appareil, 30 jours au plus. Rien ne nous parvient avant l’envoi.',
  keptByUs: 'Votre saisie nous est confiée pour 24 heures au plus, le temps de terminer. Vous pouvez l’effacer.',
  addChild: 'Ajouter un enfant',
  removeChild: 'Retirer cet enfant',
  noChild: 'Ne pas compter cet enfant',
  you: 'Vous',
  otherParent: 'Et l’autre parent\u202f?',
  noOtherParent: 'Pas d’autre parent, ou je préfère ne pas répondre',
  moreOnEmployer: 'Préciser l’employeur (facultatif)',
  likelyTitle: 'La réponse probable',
  /** What a family is told before it sends its request. */
  likely: {
    employer: 'Un employeur peut cofinancer la place\u202f: la première condition est remplie.',
    other_parent:
      'Votre situation seule ne permet pas de cofinancement. L’employeur de l’autre parent suffit\u202f: dites-nous ce qu’il en est.',
    accepted: 'Les deux conditions sont remplies\u202f: votre demande sera acceptée, et nous chercherons une place.',
    no_employer:
      'Sans employeur qui cofinance, nous ne pourrons pas retenir cette demande. Vous pouvez l’envoyer\u202f: elle sera enregistrée, et revue si votre situation change.',
    too_old: 'À la date souhaitée, votre enfant aura trois ans ou plus\u202f: nous ne pourrons pas retenir cette demande.',
  } satisfies Words<LikelyAnswer>,
  otherWays: 'Voir les autres modes de garde',
  addParent: 'Ajouter le second parent',
  change: 'Modifier',
  changeStep: (title: string) => `Modifier\u202f: ${title}`,
  missing: 'À compléter',
  dropNursery: 'Décochez pour une recherche plus large.',
  nurseryNote: (name: string) => `Votre demande mentionnera la crèche ${name}.`,
  savedNote: (names: string) => `Nous regarderons aussi\u202f: ${names}.`,
  /** An answer that follows another one in a sentence. */
  following: (answer: string) => answer.toLowerCase(),
  /** « de 8 h à 18 h 30 » */
  between: (from: string, to: string) => `de ${hourWords(from)} à ${hourWords(to)}`,
  yes: 'Oui',
  no: 'Non',
  /** The answers that are chosen, by field; one of yes and no as the recap tells it. */
  answers: {
    'children.status': { born: 'Déjà né(e)', expected: 'À naître' },
    flexibility: {
      exact: 'Non, c’est cette date',
      two_weeks: 'De deux semaines',
      one_month: 'D’un mois',
      three_months: 'De trois mois',
    },
    days: { monday: 'Lundi', tuesday: 'Mardi', wednesday: 'Mercredi', thursday: 'Jeudi', friday: 'Vendredi' },
    placePreference: { home: 'Près du domicile', work: 'Près du travail', either: 'L’un ou l’autre' },
    radiusKilometres: { '1': '1 km', '2': '2 km', '5': '5 km', '10': '10 km', '30': '30 km' },
    'parents.salutation': { Me: 'Madame', M: 'Monsieur' },
    'parents.employmentStatus': {
      employee: 'Salarié d’une entreprise ou d’une association',
      civil_servant: 'Agent public',
      self_employed_with_staff: 'Indépendant, avec du personnel',
      self_employed: 'Indépendant, sans personnel',
      job_seeker: 'En recherche d’emploi',
      student: 'En études ou en formation',
      other: 'Autre situation',
    },
    'parents.spokenToEmployer': { yes: 'Employeur informé', no: 'Employeur pas encore informé' },
    'parents.companySize': {
      '1-9': '1 à 9 personnes',
      '10-49': '10 à 49 personnes',
      '50-249': '50 à 249 personnes',
      '250-999': '250 à 999 personnes',
      '1000+': '1\u202f000 personnes ou plus',
    },
  } satisfies AnswerWords,
  hours: 'Horaires d’accueil',
  /** What is good to know of the wishes, though nothing of it is wrong. */
  notes: {
    over_three:
      'Un des enfants aura trois ans ou plus à l’entrée. L’aide des employeurs s’arrête à trois ans\u202f: la place risque de ne pas pouvoir être cofinancée.',
    early_entry: 'Une entrée avant dix semaines est rarement possible\u202f: c’est le minimum d’usage des crèches.',
    august_start: 'Beaucoup de crèches ferment en août. L’entrée pourrait se faire fin août ou début septembre.',
    public_holiday_start: 'C’est un jour férié\u202f: l’entrée se fera le premier jour ouvré suivant.',
    far_start: 'C’est dans plus de deux ans. Nous gardons votre demande et revenons vers vous à l’approche de la date.',
    unusual_hours: 'Peu de crèches ouvrent avant 7 h ou après 20 h. Nous cherchons aussi celles qui accueillent en horaires atypiques.',
  } satisfies Words<WishNote>,
} satisfies FormTexts<PreRegistrationValues> & Record<string, unknown>;
