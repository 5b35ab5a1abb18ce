import type { OutcomeTexts } from '../outcome-text.ts';

/** To the letter of the specification. */
const failed = {
  fr: "Impossible d'envoyer le livre blanc. Veuillez contacter le support",
  en: 'The white paper cannot be sent. Please contact support',
};

/** How a submission can end, as its sender reads it. */
export const outcomes: OutcomeTexts<'white-paper'> = {
  fr: {
    accepted: {
      title: 'Votre demande est bien enregistrée',
      paragraphs: ['Le livre blanc vous sera envoyé par e\u2011mail dès que possible.'],
      unmailed: [
        'Ce site n’envoie pas d’e\u2011mail pour le moment\u202f: écrivez-nous, et nous trouverons comment vous remettre le livre blanc.',
      ],
      links: [{ label: 'Nous écrire', href: '/contact' }],
    },
    contact_added: {
      title: 'Le livre blanc est en route',
      paragraphs: ['Nous venons de vous l’envoyer par e\u2011mail. Le lien reste valable 30 jours.'],
    },
    contact_exists: {
      title: 'Vous avez déjà reçu ce livre blanc',
      paragraphs: ['Il a été envoyé à cette adresse. Pensez à regarder dans vos courriers indésirables.'],
    },
    missing_id: { title: failed.fr, paragraphs: [], links: [{ label: 'Nous écrire', href: '/contact' }] },
    contact_error: { title: failed.fr, paragraphs: [], links: [{ label: 'Nous écrire', href: '/contact' }] },
  },
  en: {
    accepted: {
      title: 'Your request is recorded',
      paragraphs: ['The white paper will be sent to you by email as soon as possible.'],
      unmailed: ['This site sends no mails for now: write to us, and we will find a way to hand you the white paper.'],
      links: [{ label: 'Write to us', href: '/contact' }],
    },
    contact_added: {
      title: 'The white paper is on its way',
      paragraphs: ['We have just sent it to you by email. The link works for 30 days.'],
    },
    contact_exists: {
      title: 'You already have this white paper',
      paragraphs: ['It was sent to this address. Do look into your junk mail.'],
    },
    missing_id: { title: failed.en, paragraphs: [], links: [{ label: 'Write to us', href: '/contact' }] },
    contact_error: { title: failed.en, paragraphs: [], links: [{ label: 'Write to us', href: '/contact' }] },
  },
};
