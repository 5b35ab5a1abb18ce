import * as v from 'valibot';
import { texts as english } from '../../client/features/forms/white-paper/en.ts';
import { texts as french } from '../../client/features/forms/white-paper/fr.ts';
import { outcomes } from '../../client/features/forms/white-paper/outcomes.ts';
import type { FormOutcome } from '../../domain/forms/forms.ts';
import { whitePaperRules } from '../../domain/forms/white-paper/rules.ts';
import { whitePaper } from '../../domain/forms/white-paper/white-paper.ts';
import { mapSecondary } from '../content/secondary.ts';
import { offeredWhitePapers } from '../loaders/forms/offered-white-papers.ts';
import { defineWorkerForm } from './worker-form.ts';

const isOutcome = (text: unknown): text is FormOutcome<'white-paper'> =>
  typeof text === 'string' && Object.hasOwn(whitePaper.outcomes, text);
const answerSchema = v.object({ data: v.object({ outcome: v.unknown() }) });

export const whitePaperInWorker = defineWorkerForm({
  form: whitePaper,
  rules: whitePaperRules,
  texts: { fr: french, en: english },
  outcomes,
  cmsPath: '/white-paper-requests',
  firstOutcome: () => 'accepted',
  endsUnrecorded: ({ whitePaperSlug }) => (whitePaperSlug ? null : 'missing_id'),
  emailsOf: ({ email }) => [email],
  toCmsEntry: (values) => values,
  // Whether somebody has it already is asked of the CMS, and asking again after a failure has to try again.
  isRepeatable: true,
  readOutcome(answer) {
    const parsed = v.safeParse(answerSchema, answer);
    return parsed.success && isOutcome(parsed.output.data.outcome) ? parsed.output.data.outcome : null;
  },
  fillBlock: async (block, context) =>
    mapSecondary(await offeredWhitePapers(block.audience, context), (whitePapers) =>
      whitePapers?.length ? { ...block, whitePapers } : null,
    ),
});
