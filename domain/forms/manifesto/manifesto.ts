import { defineForm } from '../define-form.ts';

/** The signature of the manifesto. */
export const manifesto = defineForm({
  name: 'manifesto',
  segment: 'manifeste',
  page: '/manifeste',
  asksForPhone: false,
  isFollowed: false,
  outcomes: { signed: 'merci' },
});
