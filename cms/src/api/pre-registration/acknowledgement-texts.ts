import type { AcknowledgementTexts } from '../../mails/acknowledgement';

/** Of a request that has an employer behind it. */
export const acceptedTexts: AcknowledgementTexts = {
  fr: {
    subject: 'Votre demande de place en crèche est acceptée',
    paragraphs: [
      'Merci pour votre confiance. La suite en trois points\u202f:',
      '1. Attendez notre appel\u202f: un conseiller prend contact avec vous sous deux jours ouvrés.\n2. Appuyez-vous sur nos experts\u202f: ils vous aident à convaincre votre employeur de cofinancer la place.\n3. Soyez patients\u202f: trouver une place et un accord prend souvent plusieurs semaines.',
    ],
  },
  en: {
    subject: 'Your request for a nursery place is accepted',
    paragraphs: [
      'Thank you for your trust. What happens next:',
      '1. Wait for our call: an adviser contacts you within two working days.\n2. Rely on our experts: they help you to convince your employer to co-fund the place.\n3. Be patient: finding a place and an agreement often takes several weeks.',
    ],
  },
};

/** Where nobody can co-finance a place. */
export const rejectedTexts: AcknowledgementTexts = {
  fr: {
    subject: 'Votre demande de place en crèche est enregistrée',
    paragraphs: [
      'Merci pour votre confiance. Votre demande est enregistrée, mais la crèche d’entreprise ne semble pas la solution la plus adaptée\u202f: nous ne proposons que des places privées, cofinancées par l’employeur d’un des parents.',
      'Si votre situation change, ou si vous souhaitez qu’une personne réexamine ce résultat, répondez à ce message. D’autres modes d’accueil existent\u202f: la mairie, le relais petite enfance, monenfant.fr, une assistante maternelle ou une maison d’assistantes maternelles.',
    ],
  },
  en: {
    subject: 'Your request for a nursery place is recorded',
    paragraphs: [
      'Thank you for your trust. Your request is recorded, but a company nursery does not seem to be the best fit: we only offer private places that are co-funded by the employer of one of the parents.',
      'If your situation changes, or if you wish a person to look at this result again, answer this message. There are other kinds of childcare: the town hall, the relais petite enfance, monenfant.fr, a childminder or a house of childminders.',
    ],
  },
};

/** Where the children are too old for a place that is co-financed. */
export const tooOldTexts: AcknowledgementTexts = {
  fr: {
    subject: 'Votre demande de place en crèche est enregistrée',
    paragraphs: [
      'Merci pour votre confiance. Votre demande est enregistrée, mais à la date que vous souhaitez, votre enfant aura trois ans ou plus. Nous ne proposons que des places privées, cofinancées par l’employeur d’un des parents, et elles s’arrêtent à cet âge.',
      'Si une date est inexacte, ou si vous souhaitez qu’une personne réexamine ce résultat, répondez à ce message. D’autres modes d’accueil existent\u202f: la mairie, le relais petite enfance, monenfant.fr, une assistante maternelle ou une maison d’assistantes maternelles.',
    ],
  },
  en: {
    subject: 'Your request for a nursery place is recorded',
    paragraphs: [
      'Thank you for your trust. Your request is recorded, but on the date you wish for, your child will be three or older. We only offer private places that are co-funded by the employer of one of the parents, and they end at that age.',
      'If a date is wrong, or if you wish a person to look at this result again, answer this message. There are other kinds of childcare: the town hall, the relais petite enfance, monenfant.fr, a childminder or a house of childminders.',
    ],
  },
};
