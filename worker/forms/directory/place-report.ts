import { texts as english } from '../../../client/features/forms/place-report/en.ts';
import { texts as french } from '../../../client/features/forms/place-report/fr.ts';
import { outcomes } from '../../../client/features/forms/place-report/outcomes.ts';
import { placeReport } from '../../../domain/forms/place-report/place-report.ts';
import { placeReportRules, reportedPlaces } from '../../../domain/forms/place-report/rules.ts';
import { defineWorkerForm } from '../worker-form.ts';

export const placeReportInWorker = defineWorkerForm({
  form: placeReport,
  rules: placeReportRules,
  texts: { fr: french, en: english },
  outcomes,
  cmsPath: '/place-reports',
  // A manager may go from three places to two and back on one day, and mean it each time.
  isRepeatable: true,
  firstOutcome: () => 'taken',
  emailsOf: () => [],
  toCmsEntry: ({ nursery, expires, ...values }) => ({
    nurseryId: nursery,
    linkExpiresAt: new Date(Number(expires) * 1000).toISOString(),
    places: reportedPlaces(values),
  }),
});
