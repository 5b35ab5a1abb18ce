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
  plainMonth,
  salutation,
  wholeNumber,
} from '../fields.ts';
import { defineRules, type ValuesOf } from '../form-rules.ts';
import { isSubjectOf } from './subjects.ts';

/** Of a company that asks for an offer. */
const projectFields = ['sites', 'concernedEmployees', 'targetMonth'];
const companyFields = ['company', 'siret', 'jobTitle', 'companySize', ...projectFields];
const mostEmployees = 1_000_000;

/** A family is not asked for a company, nor a manager for a project: what was entered for one before is not looked at, nor kept. */
function withoutForeignFields(values: Record<string, unknown>): Record<string, unknown> {
  const foreign = values.audience === 'famille' ? companyFields : values.audience === 'gestionnaire' ? projectFields : [];
  return { ...values, ...Object.fromEntries(foreign.map((name) => [name, ''])) };
}

/** Contact, for each of the three audiences; a company is only asked for where somebody writes for one. */
export const contactRules = defineRules({
  version: 2,
  earlier: { 1: (stored) => ({ ...stored, ...Object.fromEntries(projectFields.map((name) => [name, null])) }) },
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
    sites: optional(line()),
    concernedEmployees: optional(wholeNumber(1, mostEmployees)),
    targetMonth: optional(plainMonth()),
    email: email(),
    phone: optional(phone(context)),
    message: lines(),
    ...marketing,
  }),
  schema: (entries) =>
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform(withoutForeignFields),
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
