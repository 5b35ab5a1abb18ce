import { defineForm } from '../define-form.ts';

/** A white paper by e-mail. */
export const whitePaper = defineForm({
  name: 'white-paper',
  segment: 'livre-blanc',
  page: '/livres-blancs-entreprise',
  asksForPhone: false,
  isFollowed: false,
  outcomes: {
    accepted: 'en-cours',
    contact_added: 'envoye',
    contact_exists: 'deja-envoye',
    missing_id: 'introuvable',
    contact_error: 'erreur',
  },
});
