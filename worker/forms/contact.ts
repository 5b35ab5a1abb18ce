import { texts as english } from '../../client/features/forms/contact/en.ts';
import { texts as french } from '../../client/features/forms/contact/fr.ts';
import { outcomes } from '../../client/features/forms/contact/outcomes.ts';
import { contact } from '../../domain/forms/contact/contact.ts';
import { contactRules } from '../../domain/forms/contact/rules.ts';
import { defineWorkerForm } from './worker-form.ts';

/** What was said, or null where nothing was. */
function saidOf(details: Readonly<Record<string, string | number | null>>): object | null {
  const entries = Object.entries(details).filter(([, value]) => value !== null);
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

export const contactInWorker = defineWorkerForm({
  form: contact,
  rules: contactRules,
  texts: { fr: french, en: english },
  outcomes,
  cmsPath: '/contact-requests',
  firstOutcome: () => 'received',
  emailsOf: ({ email }) => [email],
  toCmsEntry: ({ companySize, sites, concernedEmployees, targetMonth, ...fields }) => ({
    ...fields,
    details: saidOf({ companySize, sites, concernedEmployees, targetMonth }),
  }),
});
