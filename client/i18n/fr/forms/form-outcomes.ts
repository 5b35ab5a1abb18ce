import type { FormName, FormOutcome } from '../../../../domain/forms/forms.ts';

export interface OutcomeText {
  title: string;
  paragraphs: string[];
  /** What happens now, and what to do meanwhile. */
  advice?: {
    title: string;
    steps: { title: string; text: string }[];
    /** The title of the first step, where its day is known. */
    firstBy?: (day: string) => string;
  };
  /** Where else to turn; one each of the icons that the screen has for them. */
  alternatives?: { title: string; intro: string; cards: { title: string; text: string; href: string; linkLabel: string }[] };
  /** Where to go from here. */
  links?: { label: string; href: string }[];
}

const thanks: OutcomeText = {
  title: 'Merci, votre message est bien arrivé',
  paragraphs: ['Une personne de l’équipe vous répond sous deux jours ouvrés. Vous recevez votre numéro de dossier par e\u2011mail.'],
};

const rejected: OutcomeText = {
  title: 'Votre demande est enregistrée',
  paragraphs: [
    'La crèche d’entreprise ne semble pas la solution la plus adaptée à votre situation : nous ne proposons que des places privées, cofinancées par l’employeur d’un des parents.',
    'Si votre situation change, répondez à notre e\u2011mail : une personne reverra votre demande. En attendant, notre livre blanc aide à choisir un autre mode d’accueil.',
  ],
  links: [
    { label: 'Le livre blanc des familles', href: '/livres-blancs-famille' },
    { label: 'Les autres modes de garde', href: '/autres-modes-de-garde' },
  ],
  alternatives: {
    title: 'D’autres solutions près de chez vous',
    intro: 'Aucune ne dépend d’un employeur.',
    cards: [
      {
        title: 'La mairie',
        text: 'La commune organise l’accueil du jeune enfant et gère souvent des crèches. Demandez le guichet petite enfance.',
        href: '/lexique#autorite-organisatrice',
        linkLabel: 'Le rôle de la commune',
      },
      {
        title: 'Le relais petite enfance',
        text: 'Ce service gratuit (RPE) connaît les disponibilités de votre secteur, vos droits et vos aides.',
        href: '/lexique#rpe',
        linkLabel: 'Ce que fait le relais',
      },
      {
        title: 'monenfant.fr',
        text: 'Le site public de la CAF recense crèches, relais et assistantes maternelles, avec leurs places libres.',
        href: 'https://www.monenfant.fr',
        linkLabel: 'Ouvrir monenfant.fr',
      },
      {
        title: 'Une assistante maternelle',
        text: 'Agréée, elle accueille quelques enfants chez elle, souvent avec des horaires plus souples.',
        href: '/lexique#assistante-maternelle',
        linkLabel: 'Comment cela fonctionne',
      },
      {
        title: 'Une maison d’assistantes maternelles',
        text: 'La MAM réunit plusieurs professionnelles dans un même lieu : un cadre collectif, à petite échelle.',
        href: '/lexique#mam',
        linkLabel: 'Ce qu’est une MAM',
      },
    ],
  },
};

/** To the letter of the specification. */
const whitePaperFailed = "Impossible d'envoyer le livre blanc. Veuillez contacter le support";

/** How each request can end. The screens of section 4 of the specification, and the messages of section 8. */
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
  contact: { received: thanks },
  partner: { received: { ...thanks, title: 'Merci, votre proposition est bien arrivée' } },
  manifesto: {
    signed: {
      title: 'Merci pour votre signature',
      paragraphs: [
        'Elle compte parmi celles de toutes les personnes qui s’engagent pour l’accueil des jeunes enfants. Vous pouvez faire plus encore.',
      ],
      links: [
        { label: 'Montrer le dispositif à mon employeur', href: '/reserver-des-berceaux' },
        { label: 'Proposer les places de ma crèche', href: '/devenir-partenaire' },
      ],
    },
  },
  'pre-registration': {
    accepted: {
      title: 'Merci, votre demande est acceptée',
      links: [{ label: 'Préparer la lettre à mon employeur', href: '/demander-a-mon-employeur' }],
      paragraphs: ['Votre dossier est ouvert et nous commençons à chercher. Ce n’est pas encore une place : voici la suite.'],
      advice: {
        title: 'Et maintenant\u202f?',
        firstBy: (day) => `Nous vous appelons d’ici ${day}`,
        steps: [
          {
            title: 'Nous vous appelons',
            text: 'Un conseiller prend contact avec vous sous deux jours ouvrés. Il précise avec vous les dates, les horaires et le secteur.',
          },
          {
            title: 'Appuyez-vous sur nos experts',
            text: 'Ils vous aident à convaincre votre employeur de cofinancer la place : le coût net, les règles, les bons arguments.',
          },
          {
            title: 'Comptez quelques semaines',
            text: 'Obtenir un accord puis trouver la bonne place prend souvent plusieurs semaines. Nous vous tenons au courant à chaque étape.',
          },
        ],
      },
    },
    rejected,
    too_old: {
      ...rejected,
      paragraphs: [
        'À la date que vous souhaitez, votre enfant aura trois ans ou plus\u202f: la crèche d’entreprise ne semble donc pas la solution la plus adaptée. Nous ne proposons que des places privées, cofinancées par l’employeur d’un des parents, et elles s’arrêtent à cet âge.',
        'Si une date est inexacte, répondez à notre e\u2011mail\u202f: une personne reverra votre demande. En attendant, notre livre blanc aide à choisir un autre mode d’accueil.',
      ],
    },
  },
  'white-paper': {
    accepted: {
      title: 'Votre demande est bien enregistrée',
      paragraphs: ['Le livre blanc vous sera envoyé par e\u2011mail dès que possible.'],
    },
    contact_added: {
      title: 'Le livre blanc est en route',
      paragraphs: ['Nous venons de vous l’envoyer par e\u2011mail. Le lien reste valable 30 jours.'],
    },
    contact_exists: {
      title: 'Vous avez déjà reçu ce livre blanc',
      paragraphs: ['Il a été envoyé à cette adresse. Pensez à regarder dans vos courriers indésirables.'],
    },
    missing_id: { title: whitePaperFailed, paragraphs: [], links: [{ label: 'Nous écrire', href: '/contact' }] },
    contact_error: { title: whitePaperFailed, paragraphs: [], links: [{ label: 'Nous écrire', href: '/contact' }] },
  },
  appointment: {
    asked: {
      title: 'Merci, nous avons noté votre demande de rendez-vous',
      paragraphs: [
        'Nous le confirmons par e\u2011mail ou par téléphone, au plus tard la veille. Si le moment ne convient pas à la crèche, nous vous en proposons un autre.',
      ],
      links: [{ label: 'Trouver une crèche', href: '/trouver-une-creche' }],
    },
  },
  'error-report': {
    received: {
      title: 'Merci, votre signalement est bien arrivé',
      paragraphs: ['Une personne de l’équipe vérifie auprès de la crèche, puis corrige la page.'],
      links: [{ label: 'Trouver une crèche', href: '/trouver-une-creche' }],
    },
  },
  'place-report': {
    taken: {
      title: 'Merci, vos places sont à jour',
      paragraphs: [
        'Les familles les voient dans un instant, avec la date d’aujourd’hui. Elles valent une semaine\u202f: notre prochain message vous les redemandera.',
        'Pensez à recopier le même nombre sur monenfant.fr\u202f: il est sur la page de votre lien, que vous pouvez rouvrir.',
      ],
    },
    to_review: {
      title: 'Merci, nous vérifions avec vous',
      paragraphs: [
        'Vos places ont changé de plus de la moitié de votre capacité. C’est peut-être une excellente nouvelle\u202f! Une personne de notre équipe relit ce nombre avant de le montrer aux familles, le plus souvent dans la journée.',
        'Vous n’avez rien à faire. Si c’était une faute de frappe, rouvrez votre lien et corrigez-la.',
      ],
    },
  },
  'nursery-answer': {
    answered: {
      title: 'Merci, votre réponse est enregistrée',
      paragraphs: ['Vous la retrouvez sur la page de votre lien, que vous pouvez rouvrir.'],
    },
    late: {
      title: 'Cette proposition était déjà close',
      paragraphs: [
        'Une réponse nous était parvenue, ou la proposition avait été retirée. Votre dernière réponse n’y change rien : rouvrez votre lien pour voir où elle en est, ou appelez-nous.',
      ],
    },
  },
  'place-alert': {
    asked: {
      title: 'Plus qu’une étape\u202f: confirmez votre alerte',
      paragraphs: [
        'Nous venons de vous écrire. Ouvrez le lien de cet e\u2011mail dans les 7 jours\u202f: l’alerte commence alors.',
        'Rien reçu après quelques minutes\u202f? Regardez dans vos courriers indésirables.',
      ],
      links: [{ label: 'Trouver une crèche', href: '/trouver-une-creche' }],
    },
  },
  'place-alert-answer': {
    confirmed: {
      title: 'Votre alerte est en route',
      paragraphs: [
        'Nous cherchons trois fois par jour et vous écrivons dès qu’une crèche confirme une place qui convient, une fois par jour au plus. Chaque e\u2011mail contient un lien pour l’arrêter.',
      ],
      links: [{ label: 'Trouver une crèche', href: '/trouver-une-creche' }],
    },
    ended: {
      title: 'Votre alerte est arrêtée',
      paragraphs: ['Vous ne recevrez plus d’e\u2011mail de cette alerte. Elle est effacée dans la nuit.'],
      links: [{ label: 'Trouver une crèche', href: '/trouver-une-creche' }],
    },
    gone: {
      title: 'Cette alerte est terminée',
      paragraphs: ['Elle n’a pas été confirmée à temps, ou elle s’est arrêtée. Vous pouvez en demander une autre.'],
      links: [{ label: 'Demander une alerte', href: '/alerte-place' }],
    },
  },
} satisfies { [Form in FormName]: Record<FormOutcome<Form>, OutcomeText> } & Record<string, unknown>;
