import * as v from 'valibot';
import { nurseryTypes, tariffModes } from '../childcare/nursery-types.ts';
import { mostNurseries } from './choices.ts';
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
  postalCode,
  salutation,
  wholeNumber,
} from './fields.ts';
import type { FormShape } from './form-values.ts';

/** Largest nursery that is believed, in places. */
const mostPlaces = 300;

const nurseryFields = ['name', 'type', 'postalCode', 'town', 'approvedPlaces', 'freePlaces', 'tariffMode'] as const;

export const partnerShape = {
  fields: [
    'salutation',
    'firstName',
    'lastName',
    'jobTitle',
    'company',
    'siret',
    'email',
    'phone',
    'message',
    'marketingEmail',
    'marketingPhone',
  ],
  lists: { nurseries: { fields: nurseryFields, most: mostNurseries } },
} as const satisfies FormShape;

function createNurserySchema() {
  return v.pipe(
    v.object({
      name: line(),
      type: optional(choice(nurseryTypes)),
      postalCode: postalCode(),
      town: line(),
      approvedPlaces: optional(wholeNumber(1, mostPlaces)),
      freePlaces: optional(wholeNumber(0, mostPlaces)),
      tariffMode: optional(choice(tariffModes)),
    }),
    v.forward(
      v.partialCheck(
        [['approvedPlaces'], ['freePlaces']],
        ({ approvedPlaces, freePlaces }) => approvedPlaces === null || freePlaces === null || freePlaces <= approvedPlaces,
        'free_over_approved',
      ),
      ['freePlaces'],
    ),
  );
}

/** Devenir partenaire: a manager with the nurseries and their free places. */
export function createPartnerSchema(context: FormContext) {
  return v.object({
    salutation: optional(salutation()),
    firstName: personName(),
    lastName: personName(),
    jobTitle: optional(line()),
    company: line(),
    siret: optional(companyNumber()),
    email: email(),
    phone: phone(context),
    message: optional(lines()),
    nurseries: v.array(createNurserySchema()),
    ...marketing,
  });
}

export type PartnerValues = v.InferOutput<ReturnType<typeof createPartnerSchema>>;
