import * as v from 'valibot';
import { texts as english } from '../../../client/features/forms/place-alert/answer-en.ts';
import { texts as french } from '../../../client/features/forms/place-alert/answer-fr.ts';
import { outcomes } from '../../../client/features/forms/place-alert/answer-outcomes.ts';
import type { FieldErrors } from '../../../domain/forms/error-codes.ts';
import type { FormOutcome } from '../../../domain/forms/forms.ts';
import { alertAnswers, alertLinkSubject, placeAlertAnswer } from '../../../domain/forms/place-alert/place-alert.ts';
import { placeAlertAnswerRules } from '../../../domain/forms/place-alert/rules.ts';
import { readSignedLink } from '../../signed-link.ts';
import { defineWorkerForm } from '../worker-form.ts';

const isOutcome = (text: unknown): text is FormOutcome<'place-alert-answer'> =>
  typeof text === 'string' && Object.hasOwn(placeAlertAnswer.outcomes, text);
const answerSchema = v.object({ data: v.object({ outcome: v.unknown() }) });

export const placeAlertAnswerInWorker = defineWorkerForm({
  form: placeAlertAnswer,
  rules: placeAlertAnswerRules,
  texts: { fr: french, en: english },
  outcomes,
  cmsPath: '/place-alerts/answers',
  firstOutcome: ({ answer }) => (answer === 'confirm' ? 'confirmed' : 'ended'),
  // Nobody is written to.
  emailsOf: () => [],
  toCmsEntry: ({ alert, answer }) => ({ alert, answer }),
  readOutcome(answer) {
    const parsed = v.safeParse(answerSchema, answer);
    return parsed.success && isOutcome(parsed.output.data.outcome) ? parsed.output.data.outcome : null;
  },
  /** Only who has the mail has its link. */
  async checkFurther({ alert, answer, expires, signature }, { config, clock }): Promise<FieldErrors> {
    const knownAnswer = alertAnswers.find((candidate) => candidate === answer) ?? 'end';
    const link = { expires: String(expires), signature: String(signature) };
    const state = await readSignedLink(alertLinkSubject(knownAnswer, String(alert)), link, { secret: config.linkSecret, now: clock() });
    return state === 'open' ? {} : { alert: 'link_invalid' };
  },
});
