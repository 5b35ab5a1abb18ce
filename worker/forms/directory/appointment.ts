import { texts as english } from '../../../client/features/forms/appointment/en.ts';
import { texts as french } from '../../../client/features/forms/appointment/fr.ts';
import { outcomes } from '../../../client/features/forms/appointment/outcomes.ts';
import { offeredSlots } from '../../../domain/appointments/offered-slots.ts';
import { appointment } from '../../../domain/forms/appointment/appointment.ts';
import { appointmentRules } from '../../../domain/forms/appointment/rules.ts';
import type { FieldErrors } from '../../../domain/forms/error-codes.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { readAppointmentHours } from '../../content/directory/appointment-hours.ts';
import { type CheckServices, defineWorkerForm } from '../worker-form.ts';

export const appointmentInWorker = defineWorkerForm({
  form: appointment,
  rules: appointmentRules,
  texts: { fr: french, en: english },
  outcomes,
  // A submission of a family like the others, for the same people.
  cmsPath: '/contact-requests',
  firstOutcome: () => 'asked',
  emailsOf: ({ email }) => [email],
  toCmsEntry: ({ nurserySlug, kind, slot, ...fields }) => ({
    ...fields,
    audience: 'famille',
    subject: kind,
    details: { nurserySlug, slot },
  }),
  checkFurther: checkSlot,
});

/** A time that has gone by, or that the team has taken back, is chosen again; where nobody knows which there are, any is noted. */
async function checkSlot({ slot }: FlatValues, { content, clock }: CheckServices): Promise<FieldErrors> {
  const hours = content && (await readAppointmentHours(content));
  const slots = hours ? offeredSlots(hours, todayInParis(clock())) : [];
  if (slots.length === 0) return {};
  if (!slot) return { slot: 'required' };
  return slots.some((offered) => offered === slot) ? {} : { slot: 'slot_gone' };
}
