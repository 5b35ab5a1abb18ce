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
  plainMonth,
  postalCode,
  salutation,
  wholeNumber,
} from '../fields.ts';
import { defineRules, type ValuesOf } from '../form-rules.ts';
import type { StoredValues } from '../stored-values.ts';
import { mostNurseries } from './limits.ts';

/** Largest nursery that is believed, in places. */
const mostPlaces = 300;

function createNurserySchema() {
  return v.pipe(
    v.object({
      name: optional(line()),
      type: optional(choice(nurseryTypes)),
      postalCode: postalCode(),
      town: optional(line()),
      approvedPlaces: optional(wholeNumber(1, mostPlaces)),
      freePlaces: optional(wholeNumber(0, mostPlaces)),
      freeAges: optional(line()),
      freeFrom: optional(plainMonth()),
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

/** Managers were not asked at first which ages are free, and when. */
function withFreeAges({ nurseries, ...stored }: StoredValues): StoredValues {
  return {
    ...stored,
    nurseries: Array.isArray(nurseries) ? nurseries.map((one) => ({ ...one, freeAges: null, freeFrom: null })) : nurseries,
  };
}

/** Devenir partenaire: a manager with the nurseries and their free places. */
export const partnerRules = defineRules({
  version: 2,
  earlier: { 1: withFreeAges },
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
