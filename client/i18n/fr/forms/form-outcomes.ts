import type { FormName, FormOutcome } from '../../../../domain/forms/form-names.ts';

export interface OutcomeText {
  title: string;
  paragraphs: string[];
  /** Where to go from here. */
  links?: { label: string; href: string }[];
}

const thanks: OutcomeText = {
  title: 'Merci, votre message est bien arrivé',
  paragraphs: [
    'Une personne de l’équipe vous répond sous 48 h, en jours ouvrés. Vous recevez une copie de votre numéro de dossier par e-mail.',
  ],
};

/** To the letter of the specification. */
const whitePaperFailed = "Impossible d'envoyer le livre blanc. Veuillez contacter le support";

/** How each request can end. The screens of section 4 of the specification, and the messages of section 8. */
export const formOutcomes = {
  referenceTitle: 'Votre numéro de dossier',
  followUp: 'Suivre ma demande',
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
      paragraphs: [
        'Attendez notre appel\u202f: un conseiller prend contact avec vous sous 48 h, en jours ouvrés.',
        'Appuyez-vous sur nos experts\u202f: ils vous aident à convaincre votre employeur de cofinancer la place.',
        'Soyez patients\u202f: trouver une place et un accord prend souvent plusieurs semaines.',
      ],
    },
    rejected: {
      title: 'Votre demande est enregistrée',
      paragraphs: [
        'La crèche d’entreprise ne semble pas la solution la plus adaptée à votre situation\u202f: nous ne proposons que des places privées, cofinancées par l’employeur d’un des parents.',
        'D’autres modes d’accueil existent\u202f: la mairie, le relais petite enfance, monenfant.fr, une assistante maternelle, une maison d’assistantes maternelles. Notre livre blanc aide à choisir.',
      ],
      links: [
        { label: 'Les autres modes de garde', href: '/autres-modes-de-garde' },
        { label: 'Le livre blanc des familles', href: '/livres-blancs-famille' },
      ],
    },
  },
  'white-paper': {
    accepted: { title: 'Votre demande est bien enregistrée', paragraphs: ['Le livre blanc vous sera envoyé par e-mail dès que possible.'] },
    contact_added: {
      title: 'Le livre blanc est en route',
      paragraphs: ['Nous venons de vous l’envoyer par e-mail. Le lien reste valable 30 jours.'],
    },
    contact_exists: {
      title: 'Vous avez déjà reçu ce livre blanc',
      paragraphs: ['Il a été envoyé à cette adresse. Pensez à regarder dans vos courriers indésirables.'],
    },
    missing_id: { title: whitePaperFailed, paragraphs: [], links: [{ label: 'Nous écrire', href: '/contact' }] },
    contact_error: { title: whitePaperFailed, paragraphs: [], links: [{ label: 'Nous écrire', href: '/contact' }] },
  },
} satisfies { [Form in FormName]: Record<FormOutcome<Form>, OutcomeText> } & Record<string, unknown>;
