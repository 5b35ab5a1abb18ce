import * as v from 'valibot';
import { choice, email, type FormContext, line, lines, optional, personName, phone, slug } from '../fields.ts';
import { defineRules, type ValuesOf } from '../form-rules.ts';
import { appointmentKinds } from './appointment.ts';

const slotPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const slot = v.pipe(line(), v.regex(slotPattern, 'choice_invalid'));

const about = { nurserySlug: optional(slug()), kind: choice(appointmentKinds) };
const person = (context: FormContext) => ({
  firstName: personName(),
  lastName: personName(),
  phone: phone(context),
  email: email(),
  message: optional(lines()),
});

/** A visit or a call; whether its time is one of those offered only the worker knows, which asks the CMS. */
export const appointmentRules = defineRules({
  version: 1,
  fields: (context: FormContext) => ({ ...about, slot: optional(slot), ...person(context) }),
  schema: (entries) => v.object(entries),
});

/** The same where times are offered: one of them is chosen. */
export const slottedRules = defineRules({
  version: 1,
  fields: (context: FormContext) => ({ ...about, slot, ...person(context) }),
  schema: (entries) => v.object(entries),
});

export type AppointmentValues = ValuesOf<typeof appointmentRules>;
