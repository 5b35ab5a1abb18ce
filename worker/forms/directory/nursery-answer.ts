import * as v from 'valibot';
import { texts as english } from '../../../client/features/forms/nursery-answer/en.ts';
import { texts as french } from '../../../client/features/forms/nursery-answer/fr.ts';
import { outcomes } from '../../../client/features/forms/nursery-answer/outcomes.ts';
import { nurseryAnswer } from '../../../domain/forms/nursery-answer/nursery-answer.ts';
import { nurseryAnswerRules } from '../../../domain/forms/nursery-answer/rules.ts';
import { defineWorkerForm } from '../worker-form.ts';

const answerSchema = v.object({ data: v.object({ outcome: v.picklist(['answered', 'late']) }) });

export const nurseryAnswerInWorker = defineWorkerForm({
  form: nurseryAnswer,
  rules: nurseryAnswerRules,
  texts: { fr: french, en: english },
  outcomes,
  cmsPath: '/proposals/nursery-answers',
  // A nursery may propose one day, then another, and the first again.
  isRepeatable: true,
  firstOutcome: () => 'answered',
  // Nobody is written to.
  emailsOf: () => [],
  toCmsEntry: ({ proposal, answer, visitOn, reason, note }) => ({ proposal, answer, visitOn, reason, note }),
  readOutcome(answer) {
    const parsed = v.safeParse(answerSchema, answer);
    return parsed.success ? parsed.output.data.outcome : null;
  },
});
