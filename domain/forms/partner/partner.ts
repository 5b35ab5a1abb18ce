import { defineForm } from '../define-form.ts';

/** The nurseries and free places of a manager, in place of a message from their pages. */
export const partner = defineForm({
  name: 'partner',
  segment: 'partenaire',
  page: '/devenir-partenaire',
  asksForPhone: true,
  isFollowed: true,
  outcomes: { received: 'merci' },
  inPlaceOf: { form: 'contact', audience: 'gestionnaire' },
});
