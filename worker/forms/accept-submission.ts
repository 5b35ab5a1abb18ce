import type { Context } from 'hono';
import { controlNames } from '../../domain/forms/form-answer.ts';
import type { FormOutcome } from '../../domain/forms/forms.ts';
import type { FormDependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';
import { withDeadline } from '../with-deadline.ts';
import { consentTextOf } from './consent-text.ts';
import type { FormRequest } from './form-request.ts';
import { outcomeMilliseconds } from './limits.ts';
import { checkChallenge } from './protection.ts';
import { readSubmissionKey } from './submission-key.ts';
import { type Delivery, deliver } from './submissions/deliver.ts';
import type { NewSubmission, Suspicion } from './submissions/submission.ts';
import type { FilledForm, WorkerForm } from './worker-form.ts';

/**
 * Of the texts in `client/features/forms/` (`notice`, `boxes`) and `client/i18n/{fr,en}/forms/forms.ts`. Kept with each submission: change
 * it whenever one of them changes its meaning.
 */
const noticeVersion = '2026-11-27';

export interface AcceptedSubmission {
  /** Null where there is nothing to refer to, or the sender may be a stranger. */
  reference: string | null;
  outcome: FormOutcome;
  /** Whether the CMS writes to its sender, now or once it answers again. */
  isMailed: boolean;
}

interface CheckedSubmission {
  request: FormRequest;
  form: WorkerForm;
  filled: FilledForm;
  fields: URLSearchParams;
}

/** Writes down what has passed all rules, and has it delivered behind the response. Throws where it cannot be written. */
export async function acceptSubmission(
  c: Context<AppEnvironment>,
  dependencies: FormDependencies,
  { request, form, filled, fields }: CheckedSubmission,
): Promise<AcceptedSubmission | 'challenge_failed'> {
  const { submissions, config, clock, logger } = dependencies;
  if (filled.unrecorded) return { reference: null, outcome: filled.unrecorded, isMailed: false };

  const challenge = await checkChallenge(
    { token: fields.get(controlNames.challenge) ?? undefined, address: c.req.header('cf-connecting-ip') },
    dependencies,
  );
  const submission: NewSubmission = {
    form: form.name,
    formVersion: form.version,
    values: filled.values,
    isRepeatable: form.isRepeatable ?? false,
    clientKey: readSubmissionKey(fields.get(controlNames.key)),
    outcome: filled.firstOutcome,
    locale: request.page.locale,
    sourcePage: request.page.path,
    consentVersion: noticeVersion,
    consentText: consentTextOf(form, request.page.locale),
    suspicion: suspicionOf(fields, { isUnchallenged: config.turnstileSecret !== null && challenge === 'absent' }),
    createdAt: clock(),
  };
  const mayBeMailed = config.sendsMail && submission.suspicion === null;
  if (challenge === 'failed') {
    // A token serves once: of a submission that is sent again it fails, though the submission has long been accepted.
    const same = await submissions.findSame(submission);
    return same ? { ...same, isMailed: mayBeMailed } : 'challenge_failed';
  }
  const accepted = await submissions.accept(submission);
  if (accepted.id === null) return { ...accepted, isMailed: mayBeMailed };
  logger.info('submission-accepted', { form: form.name, suspicion: submission.suspicion });
  const isRefrained = await refrainFromMails(accepted.id, { form, filled }, dependencies);
  const isMailed = mayBeMailed && !isRefrained;
  const delivery = deliver(accepted.id, dependencies);
  c.executionCtx.waitUntil(delivery);
  if (!form.readOutcome) return { ...accepted, isMailed };
  return { ...accepted, isMailed, outcome: await outcomeOf(delivery, accepted.outcome) };
}

/** A submission is kept whatever else was sent with its address; nobody is written to without end. Says whether its sender is not. */
async function refrainFromMails(
  id: number,
  { form, filled }: Pick<CheckedSubmission, 'form' | 'filled'>,
  { mailAllowance, submissions, logger }: FormDependencies,
): Promise<boolean> {
  const [recipient] = filled.emails;
  if (!recipient || (await mailAllowance.take('request', recipient))) return false;
  logger.warn('mails-refrained-from', { form: form.name });
  // The submission is written down, and its sender is told so, also where this fails.
  await submissions.suspect(id, 'many-mails').catch((error) => logger.error('mails-not-refrained-from', error, { id }));
  return true;
}

function suspicionOf(fields: URLSearchParams, { isUnchallenged }: { isUnchallenged: boolean }): Suspicion | null {
  if (fields.get(controlNames.trap)) return 'trap';
  return isUnchallenged ? 'no-challenge' : null;
}

/** What became of it by the answer of the CMS, or how it began, where that takes longer than anybody waits. */
async function outcomeOf(delivery: Promise<Delivery>, first: FormOutcome): Promise<FormOutcome> {
  const outcome = delivery.then((end) => (end.kind === 'delivered' && end.outcome) || first);
  return withDeadline(outcome, outcomeMilliseconds, () => first);
}
