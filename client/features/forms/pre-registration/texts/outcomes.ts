import type { Locale } from '../../../../../domain/locale.ts';
import type { OutcomeText, OutcomeTexts } from '../../outcome-text.ts';

const rejected: Readonly<Record<Locale, OutcomeText>> = {
  fr: {
    title: 'Votre demande est enregistrée',
    paragraphs: [
      'La crèche d’entreprise ne semble pas la solution la plus adaptée à votre situation : nous ne proposons que des places privées, cofinancées par l’employeur d’un des parents.',
      'Si votre situation change, écrivez-nous avec votre numéro de dossier : une personne reverra votre demande. En attendant, notre livre blanc aide à choisir un autre mode d’accueil.',
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
  },
  en: {
    title: 'Your request is recorded',
    paragraphs: [
      'A company nursery does not seem to be the best fit for you: we only offer private places that are co-funded by the employer of one of the parents.',
      'If your situation changes, write to us with your reference: a person will look at your request again. Meanwhile, our white paper helps you to choose another kind of childcare.',
    ],
    links: [
      { label: 'The white paper for families', href: '/livres-blancs-famille' },
      { label: 'Other kinds of childcare', href: '/autres-modes-de-garde' },
    ],
    alternatives: {
      title: 'Other solutions near you',
      intro: 'None of them depends on an employer.',
      cards: [
        {
          title: 'The town hall',
          text: 'The commune organises childcare for young children and often runs nurseries. Ask for the “guichet petite enfance”.',
          href: '/lexique#autorite-organisatrice',
          linkLabel: 'What the commune does',
        },
        {
          title: 'The relais petite enfance',
          text: 'This free service (RPE) knows what is available around you, your rights and your benefits.',
          href: '/lexique#rpe',
          linkLabel: 'What the relais does',
        },
        {
          title: 'monenfant.fr',
          text: 'The public website of the CAF lists nurseries, relais and childminders, with their free places.',
          href: 'https://www.monenfant.fr',
          linkLabel: 'Open monenfant.fr',
        },
        {
          title: 'A childminder',
          text: 'Registered, and looking after a few children at home, often with more flexible hours.',
          href: '/lexique#assistante-maternelle',
          linkLabel: 'How it works',
        },
        {
          title: 'A house of childminders',
          text: 'In a MAM several childminders share one place: a small group of children together.',
          href: '/lexique#mam',
          linkLabel: 'What a MAM is',
        },
      ],
    },
  },
};

/** How a submission can end, as its sender reads it. */
export const outcomes: OutcomeTexts<'pre-registration'> = {
  fr: {
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
    rejected: rejected.fr,
    too_old: {
      ...rejected.fr,
      paragraphs: [
        'À la date que vous souhaitez, votre enfant aura trois ans ou plus\u202f: la crèche d’entreprise ne semble donc pas la solution la plus adaptée. Nous ne proposons que des places privées, cofinancées par l’employeur d’un des parents, et elles s’arrêtent à cet âge.',
        'Si une date est inexacte, écrivez-nous avec votre numéro de dossier\u202f: une personne reverra votre demande. En attendant, notre livre blanc aide à choisir un autre mode d’accueil.',
      ],
    },
  },
  en: {
    accepted: {
      title: 'Thank you, your request is accepted',
      links: [{ label: 'Prepare the letter to my employer', href: '/demander-a-mon-employeur' }],
      paragraphs: ['Your file is open and we begin to look. This is not a place yet: here is what comes next.'],
      advice: {
        title: 'What happens now?',
        firstBy: (day) => `We call you by ${day}`,
        steps: [
          {
            title: 'We call you',
            text: 'An adviser contacts you within two working days, to go through dates, hours and area with you.',
          },
          {
            title: 'Rely on our experts',
            text: 'They help you to convince your employer to co-fund the place: net cost, rules, good arguments.',
          },
          {
            title: 'Allow for some weeks',
            text: 'An agreement and then the right place often take several weeks. We keep you informed at every stage.',
          },
        ],
      },
    },
    rejected: rejected.en,
    too_old: {
      ...rejected.en,
      paragraphs: [
        'On the date you wish for, your child will be three or older, so a company nursery does not seem to be the best fit. We only offer private places that are co-funded by the employer of one of the parents, and they end at that age.',
        'If a date is wrong, write to us with your reference: a person will look at your request again. Meanwhile, our white paper helps you to choose another kind of childcare.',
      ],
    },
  },
};
