import { texts as english } from '../../../client/features/forms/error-report/en.ts';
import { texts as french } from '../../../client/features/forms/error-report/fr.ts';
import { outcomes } from '../../../client/features/forms/error-report/outcomes.ts';
import { errorReport } from '../../../domain/forms/error-report/error-report.ts';
import { errorReportRules } from '../../../domain/forms/error-report/rules.ts';
import { defineWorkerForm } from '../worker-form.ts';

export const errorReportInWorker = defineWorkerForm({
  form: errorReport,
  rules: errorReportRules,
  texts: { fr: french, en: english },
  outcomes,
  cmsPath: '/error-reports',
  firstOutcome: () => 'received',
  emailsOf: ({ email }) => [email],
  toCmsEntry: (values) => values,
});
