import { texts as english } from '../../client/features/forms/contact/en.ts';
import { texts as french } from '../../client/features/forms/contact/fr.ts';
import { contact } from '../../domain/forms/contact/contact.ts';
import { contactRules } from '../../domain/forms/contact/rules.ts';
import { defineWorkerForm } from './worker-form.ts';

export const contactInWorker = defineWorkerForm({
  form: contact,
  rules: contactRules,
  texts: { fr: french, en: english },
  cmsPath: '/contact-requests',
  firstOutcome: () => 'received',
  emailsOf: ({ email }) => [email],
  toCmsEntry: ({ companySize, ...fields }) => ({ ...fields, details: companySize ? { companySize } : null }),
});
