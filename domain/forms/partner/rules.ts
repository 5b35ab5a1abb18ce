import * as v from 'valibot';
import { nurseryTypes, tariffModes } from '../../childcare/nursery-types.ts';
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
} from '../fields.ts';
import { defineRules, type ValuesOf } from '../form-rules.ts';
import { mostNurseries } from './limits.ts';

/** Largest nursery that is believed, in places. */
const mostPlaces = 300;

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
export const partnerRules = defineRules({
  version: 1,
  most: { nurseries: mostNurseries },
  fields: (context: FormContext) => ({
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
  }),
  schema: (entries) => v.object(entries),
});

export type PartnerValues = ValuesOf<typeof partnerRules>;
