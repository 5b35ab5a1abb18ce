import { defineForm } from '../define-form.ts';

/** A message to the team. */
export const contact = defineForm({
  name: 'contact',
  segment: 'contact',
  page: '/contact',
  asksForPhone: true,
  isFollowed: true,
  outcomes: { received: 'merci' },
});
