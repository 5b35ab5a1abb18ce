import type { AcknowledgementTexts } from '../../mails/acknowledgement';

/** Of a message. */
export const messageTexts: AcknowledgementTexts = {
  fr: {
    subject: 'Nous avons bien reçu votre message',
    paragraphs: ['Merci pour votre message. Une personne de l’équipe vous répond sous deux jours ouvrés.'],
  },
  en: {
    subject: 'We have received your message',
    paragraphs: ['Thank you for your message. Someone on the team answers within two working days.'],
  },
};

/** Of a nursery that offers its places. */
export const partnerTexts: AcknowledgementTexts = {
  fr: {
    subject: 'Nous avons bien reçu votre proposition de partenariat',
    paragraphs: [
      'Merci de nous avoir présenté vos places. Nous étudions votre proposition et vous répondons sous deux jours ouvrés, avec nos conditions écrites.',
    ],
  },
  en: {
    subject: 'We have received your offer of partnership',
    paragraphs: [
      'Thank you for telling us about your places. We study your offer and answer within two working days, with our terms in writing.',
    ],
  },
};

/** Of a visit or a call that somebody asks for. */
export const appointmentTexts: AcknowledgementTexts = {
  fr: {
    subject: 'Nous avons bien reçu votre demande de rendez-vous',
    paragraphs: [
      'Merci pour votre demande. Nous confirmons le rendez-vous par e-mail ou par téléphone, au plus tard la veille. S’il ne convient pas à la crèche, nous vous proposons un autre moment.',
      'Pour le déplacer ou l’annuler, répondez à ce message.',
    ],
  },
  en: {
    subject: 'We have received your request for an appointment',
    paragraphs: [
      'Thank you for your request. We confirm the appointment by email or phone, on the day before at the latest. If it does not suit the nursery, we suggest another time.',
      'To move or cancel it, answer this message.',
    ],
  },
};
