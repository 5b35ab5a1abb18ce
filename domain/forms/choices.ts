import type { Audience } from '../../routes.ts';

// Apart from the rules, which bring their library with them: a page shows the choices before anything is checked.

/** What a message may be about, by audience. */
export const contactSubjects = {
  famille: ['place', 'cost', 'my_request', 'my_data', 'other'],
  entreprise: ['reservation', 'own_nursery', 'parenthood_services', 'tax_credit', 'my_data', 'other'],
  gestionnaire: ['partnership', 'places', 'my_nursery_page', 'my_data', 'other'],
} as const satisfies Record<Audience, readonly string[]>;

export type ContactSubject = (typeof contactSubjects)[Audience][number];

/** Whether a message of an audience may be about a subject. */
export function isSubjectOf(audience: Audience, subject: string): boolean {
  return contactSubjects[audience].some((known) => known === subject);
}

const sharedSubjects: readonly ContactSubject[] = ['my_data', 'other'];

/** Every subject once, those that several audiences have at the end. */
export const allSubjects: readonly ContactSubject[] = [
  ...Object.values(contactSubjects)
    .flat()
    .filter((subject) => !sharedSubjects.includes(subject)),
  ...sharedSubjects,
];

export const salutations = ['Me', 'M'] as const;
export const companySizes = ['1-9', '10-49', '50-249', '250-999', '1000+'] as const;
export type CompanySize = (typeof companySizes)[number];

/** How many nurseries a manager can offer at once. */
export const mostNurseries = 10;
