import type { Audience } from '../../../routes.ts';

/** What a message may be about, by audience. */
export const contactSubjects = {
  famille: ['place', 'cost', 'my_request', 'my_data', 'other'],
  entreprise: ['reservation', 'own_nursery', 'parenthood_services', 'tax_credit', 'my_data', 'other'],
  gestionnaire: ['partnership', 'places', 'my_nursery_page', 'my_data', 'other'],
} as const satisfies Record<Audience, readonly string[]>;

export type ContactSubject = (typeof contactSubjects)[Audience][number];

/** Whether a message of an audience may be about a subject. */
export function isSubjectOf(audience: Audience, subject: string): boolean {
  return contactSubjects[audience].some((candidate) => candidate === subject);
}

const sharedSubjects: readonly ContactSubject[] = ['my_data', 'other'];

/** Every subject once, those that several audiences have at the end. */
export const allSubjects: readonly ContactSubject[] = [
  ...Object.values(contactSubjects)
    .flat()
    .filter((subject) => !sharedSubjects.includes(subject)),
  ...sharedSubjects,
];
