import * as v from 'valibot';
import { audiences } from '../../routes.ts';
import {
  choice,
  companyNumber,
  email,
  type FormContext,
  line,
  lines,
  marketing,
  optional,
  personName,
  phone,
  salutation,
} from './fields.ts';
import type { FormShape } from './form-values.ts';

/** What a message may be about, by audience. */
export const contactSubjects = {
  famille: ['place', 'cost', 'my_request', 'my_data', 'other'],
  entreprise: ['reservation', 'own_nursery', 'parenthood_services', 'tax_credit', 'my_data', 'other'],
  gestionnaire: ['partnership', 'places', 'my_nursery_page', 'my_data', 'other'],
} as const satisfies Record<(typeof audiences)[number], readonly string[]>;

const allSubjects = [...new Set(Object.values(contactSubjects).flat())];
export type ContactSubject = (typeof allSubjects)[number];

export const companySizes = ['1-9', '10-49', '50-249', '250-999', '1000+'] as const;

export const contactShape = {
  fields: [
    'audience',
    'subject',
    'salutation',
    'firstName',
    'lastName',
    'company',
    'siret',
    'jobTitle',
    'companySize',
    'email',
    'phone',
    'message',
    'marketingEmail',
    'marketingPhone',
  ],
} as const satisfies FormShape;

/** Contact, for each of the three audiences; a company is only asked for where somebody writes for one. */
export function createContactSchema(context: FormContext) {
  return v.pipe(
    v.object({
      audience: choice(audiences),
      subject: choice(allSubjects),
      salutation: optional(salutation()),
      firstName: personName(),
      lastName: personName(),
      company: optional(line()),
      siret: optional(companyNumber()),
      jobTitle: optional(line()),
      companySize: optional(choice(companySizes)),
      email: email(),
      phone: optional(phone(context)),
      message: lines(),
      ...marketing,
    }),
    v.forward(
      v.partialCheck(
        [['audience'], ['subject']],
        ({ audience, subject }) => contactSubjects[audience].some((known) => known === subject),
        'choice_invalid',
      ),
      ['subject'],
    ),
    v.forward(
      v.partialCheck([['audience'], ['company']], ({ audience, company }) => audience === 'famille' || company !== null, 'required'),
      ['company'],
    ),
  );
}

export type ContactValues = v.InferOutput<ReturnType<typeof createContactSchema>>;
