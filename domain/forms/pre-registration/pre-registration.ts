import { preRegistrationPath } from '../../addresses/from-nursery-catalog.ts';
import { defineForm } from '../define-form.ts';

/** The wish of a family for a place, in steps. */
export const preRegistration = defineForm({
  name: 'pre-registration',
  segment: 'pre-inscription',
  page: preRegistrationPath,
  asksForPhone: true,
  isFollowed: true,
  // A screen of its own for children past the age; what is recorded is `rejected`.
  outcomes: { accepted: 'acceptee', rejected: 'refusee', too_old: 'refusee-age' },
});
