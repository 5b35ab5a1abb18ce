import { type Mail, type MailLanguage, type MailText, writeMail } from './mail';

/** What is acknowledged; a white paper is its own acknowledgement. */
export type Acknowledged = 'appointment' | 'contact' | 'partner' | 'manifesto' | 'accepted' | 'rejected' | 'too-old';

export interface Acknowledgement {
  kind: Acknowledged;
  reference: string;
  language: MailLanguage;
  /** Where its sender sees how far it has come; null of what nobody follows. */
  followUpLink: string | null;
}

const texts: Record<MailLanguage, Record<Acknowledged, MailText>> = {
  fr: {
    appointment: {
      subject: 'Nous avons bien reçu votre demande de rendez-vous',
      paragraphs: [
        'Merci pour votre demande. Nous confirmons le rendez-vous par e-mail ou par téléphone, au plus tard la veille. S’il ne convient pas à la crèche, nous vous proposons un autre moment.',
        'Pour le déplacer ou l’annuler, répondez à ce message.',
      ],
    },
    contact: {
      subject: 'Nous avons bien reçu votre message',
      paragraphs: ['Merci pour votre message. Une personne de l’équipe vous répond sous deux jours ouvrés.'],
    },
    partner: {
      subject: 'Nous avons bien reçu votre proposition de partenariat',
      paragraphs: [
        'Merci de nous avoir présenté vos places. Nous étudions votre proposition et vous répondons sous deux jours ouvrés, avec nos conditions écrites.',
      ],
    },
    manifesto: {
      subject: 'Merci pour votre signature',
      paragraphs: [
        'Vous avez signé le manifeste de Crèche Sereine. Pour retirer votre signature, répondez à ce message en rappelant la référence ci-dessous.',
      ],
    },
    accepted: {
      subject: 'Votre demande de place en crèche est acceptée',
      paragraphs: [
        'Merci pour votre confiance. La suite en trois points\u202f:',
        '1. Attendez notre appel\u202f: un conseiller prend contact avec vous sous deux jours ouvrés.\n2. Appuyez-vous sur nos experts\u202f: ils vous aident à convaincre votre employeur de cofinancer la place.\n3. Soyez patients\u202f: trouver une place et un accord prend souvent plusieurs semaines.',
      ],
    },
    rejected: {
      subject: 'Votre demande de place en crèche est enregistrée',
      paragraphs: [
        'Merci pour votre confiance. Votre demande est enregistrée, mais la crèche d’entreprise ne semble pas la solution la plus adaptée\u202f: nous ne proposons que des places privées, cofinancées par l’employeur d’un des parents.',
        'Si votre situation change, ou si vous souhaitez qu’une personne réexamine ce résultat, répondez à ce message. D’autres modes d’accueil existent\u202f: la mairie, le relais petite enfance, monenfant.fr, une assistante maternelle ou une maison d’assistantes maternelles.',
      ],
    },
    'too-old': {
      subject: 'Votre demande de place en crèche est enregistrée',
      paragraphs: [
        'Merci pour votre confiance. Votre demande est enregistrée, mais à la date que vous souhaitez, votre enfant aura trois ans ou plus. Nous ne proposons que des places privées, cofinancées par l’employeur d’un des parents, et elles s’arrêtent à cet âge.',
        'Si une date est inexacte, ou si vous souhaitez qu’une personne réexamine ce résultat, répondez à ce message. D’autres modes d’accueil existent\u202f: la mairie, le relais petite enfance, monenfant.fr, une assistante maternelle ou une maison d’assistantes maternelles.',
      ],
    },
  },
  en: {
    appointment: {
      subject: 'We have received your request for an appointment',
      paragraphs: [
        'Thank you for your request. We confirm the appointment by e-mail or phone, on the day before at the latest. If it does not suit the nursery, we suggest another time.',
        'To move or cancel it, answer this message.',
      ],
    },
    contact: {
      subject: 'We have received your message',
      paragraphs: ['Thank you for your message. Someone on the team answers within two working days.'],
    },
    partner: {
      subject: 'We have received your offer of partnership',
      paragraphs: [
        'Thank you for telling us about your places. We study your offer and answer within two working days, with our terms in writing.',
      ],
    },
    manifesto: {
      subject: 'Thank you for signing',
      paragraphs: [
        'You have signed the manifesto of Crèche Sereine. To withdraw your signature, answer this message with the reference below.',
      ],
    },
    accepted: {
      subject: 'Your request for a nursery place is accepted',
      paragraphs: [
        'Thank you for your trust. What happens next:',
        '1. Wait for our call: an adviser contacts you within two working days.\n2. Rely on our experts: they help you to convince your employer to co-fund the place.\n3. Be patient: finding a place and an agreement often takes several weeks.',
      ],
    },
    rejected: {
      subject: 'Your request for a nursery place is recorded',
      paragraphs: [
        'Thank you for your trust. Your request is recorded, but a company nursery does not seem to be the best fit: we only offer private places that are co-funded by the employer of one of the parents.',
        'If your situation changes, or if you wish a person to look at this result again, answer this message. There are other kinds of childcare: the town hall, the relais petite enfance, monenfant.fr, a childminder or a house of childminders.',
      ],
    },
    'too-old': {
      subject: 'Your request for a nursery place is recorded',
      paragraphs: [
        'Thank you for your trust. Your request is recorded, but on the date you wish for, your child will be three or older. We only offer private places that are co-funded by the employer of one of the parents, and they end at that age.',
        'If a date is wrong, or if you wish a person to look at this result again, answer this message. There are other kinds of childcare: the town hall, the relais petite enfance, monenfant.fr, a childminder or a house of childminders.',
      ],
    },
  },
};

/** Tells somebody that their request has arrived, under which reference, and what happens next. Nothing they have typed is in it. */
export function writeAcknowledgement({ kind, reference, language, followUpLink }: Acknowledgement): Mail {
  const { subject, paragraphs } = texts[language][kind];
  const words = closing[language];
  const follow = followUpLink ? [`${words.follow}\n${followUpLink}`] : [];
  return writeMail(
    { subject, paragraphs: [words.hello, ...paragraphs, words.reference(reference), ...follow] },
    followUpLink ? [followUpLink] : [],
  );
}

const closing: Record<MailLanguage, { hello: string; follow: string; reference(reference: string): string }> = {
  fr: {
    hello: 'Bonjour,',
    follow: 'Suivre votre demande, sans rien retaper\u202f:',
    reference: (reference) => `Votre numéro de dossier\u202f: ${reference}`,
  },
  en: {
    hello: 'Hello,',
    follow: 'Follow your request, with nothing to type again:',
    reference: (reference) => `Your reference: ${reference}`,
  },
};
