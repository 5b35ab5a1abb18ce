import { texts as english } from '../../client/features/forms/partner/en.ts';
import { texts as french } from '../../client/features/forms/partner/fr.ts';
import { outcomes } from '../../client/features/forms/partner/outcomes.ts';
import { partner } from '../../domain/forms/partner/partner.ts';
import { partnerRules } from '../../domain/forms/partner/rules.ts';
import { defineWorkerForm } from './worker-form.ts';

export const partnerInWorker = defineWorkerForm({
  form: partner,
  rules: partnerRules,
  texts: { fr: french, en: english },
  outcomes,
  cmsPath: '/contact-requests',
  firstOutcome: () => 'received',
  emailsOf: ({ email }) => [email],
  toCmsEntry: ({ nurseries, ...fields }) => ({
    ...fields,
    audience: 'gestionnaire',
    subject: 'partnership',
    details: { nurseries: nurseries.map((nursery) => ({ ...nursery, name: nursery.name ?? fields.company })) },
  }),
});
