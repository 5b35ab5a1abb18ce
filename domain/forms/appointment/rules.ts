import * as v from 'valibot';
import { choice, email, type FormContext, lines, optional, personName, phone, slug } from '../fields.ts';
import { defineRules, type ValuesOf } from '../form-rules.ts';
import { appointmentKinds } from './appointment.ts';

const slotPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** A visit or a call; whether its time is one of those offered only the worker knows, which asks the CMS. */
export const appointmentRules = defineRules({
  version: 1,
  fields: (context: FormContext) => ({
    nurserySlug: optional(slug()),
    kind: choice(appointmentKinds),
    slot: optional(v.pipe(v.string(), v.regex(slotPattern, 'choice_invalid'))),
    firstName: personName(),
    lastName: personName(),
    phone: phone(context),
    email: email(),
    message: optional(lines()),
  }),
  schema: (entries) => v.object(entries),
});

export type AppointmentValues = ValuesOf<typeof appointmentRules>;
