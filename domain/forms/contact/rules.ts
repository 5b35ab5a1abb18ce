import * as v from 'valibot';
import { audiences } from '../../../routes.ts';
import { companySizes } from '../choices.ts';
import { cleanLine } from '../fields/clean-text.ts';
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
} from '../fields.ts';
import { defineRules, type ValuesOf } from '../form-rules.ts';
import { isSubjectOf } from './subjects.ts';

const companyFields = ['company', 'siret', 'jobTitle', 'companySize'];

/** A family is not asked for a company: what was entered for one before is not looked at, nor kept. */
function withoutCompanyOfFamily(values: Record<string, unknown>): Record<string, unknown> {
  if (values.audience !== 'famille') return values;
  return { ...values, ...Object.fromEntries(companyFields.map((name) => [name, ''])) };
}

/** Contact, for each of the three audiences; a company is only asked for where somebody writes for one. */
export const contactRules = defineRules({
  version: 1,
  fields: (context: FormContext) => ({
    audience: choice(audiences),
    subject: v.pipe(v.string(), v.transform(cleanLine)),
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
  schema: (entries) =>
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform(withoutCompanyOfFamily),
      v.object(entries),
      // Who has not said who they are is asked that first: the subjects follow from it.
      v.forward(
        v.partialCheck([['audience'], ['subject']], ({ subject }) => subject !== '', 'required'),
        ['subject'],
      ),
      v.forward(
        v.partialCheck(
          [['audience'], ['subject']],
          ({ audience, subject }) => subject === '' || isSubjectOf(audience, subject),
          'choice_invalid',
        ),
        ['subject'],
      ),
      v.forward(
        v.partialCheck([['audience'], ['company']], ({ audience, company }) => audience === 'famille' || company !== null, 'required'),
        ['company'],
      ),
    ),
});

export type ContactValues = ValuesOf<typeof contactRules>;
