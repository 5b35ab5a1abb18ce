import type { Context } from 'hono';
import { controlNames } from '../../domain/forms/form-answer.ts';
import type { FormOutcome } from '../../domain/forms/form-names.ts';
import { noticeVersion } from '../../domain/forms/notice-version.ts';
import { decideOutcome } from '../../domain/forms/pre-registration/outcome.ts';
import type { FormDependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';
import { withDeadline } from '../with-deadline.ts';
import { consentTextOf } from './consent-text.ts';
import { type Delivery, deliver } from './deliver.ts';
import type { FormRequest } from './form-request.ts';
import { whitePaperMilliseconds } from './limits.ts';
import { checkChallenge } from './protection.ts';
import { type NamedValues, recipientOf, type Suspicion } from './submission.ts';
import type { NewSubmission } from './submission-store.ts';

const keyPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export interface AcceptedRequest {
  /** Null where there is nothing to refer to, or the sender may be a stranger. */
  reference: string | null;
  outcome: FormOutcome;
}

interface CheckedRequest {
  request: FormRequest;
  named: NamedValues;
  fields: URLSearchParams;
}

/** Writes down what has passed all rules, and has it delivered behind the response. Throws where it cannot be written. */
export async function acceptRequest(
  c: Context<AppEnvironment>,
  dependencies: FormDependencies,
  { request, named, fields }: CheckedRequest,
): Promise<AcceptedRequest | 'challenge_failed'> {
  const { submissions, config, clock, logger } = dependencies;
  if (named.form === 'white-paper' && !named.values.whitePaperSlug) return { reference: null, outcome: 'missing_id' };

  const challenge = await checkChallenge(
    { token: fields.get(controlNames.challenge) ?? undefined, address: c.req.header('cf-connecting-ip') },
    dependencies,
  );
  const key = fields.get(controlNames.key) ?? '';
  const submission: NewSubmission = {
    ...named,
    clientKey: keyPattern.test(key) ? key : null,
    outcome: firstOutcomeOf(named),
    locale: request.page.locale,
    sourcePage: request.page.path,
    consentVersion: noticeVersion,
    consentText: consentTextOf(named.form, request.page.locale),
    suspicion: suspicionOf(fields, { isUnchallenged: config.turnstileSecret !== null && challenge === 'absent' }),
    createdAt: clock(),
  };
  if (challenge === 'failed') {
    // A token serves once: of a request that is sent again it fails, though the request has long been accepted.
    return (await submissions.findSame(submission)) ?? 'challenge_failed';
  }
  const accepted = await submissions.accept(submission);
  if (accepted.id === null) return accepted;
  logger.info('submission-accepted', { form: named.form, suspicion: submission.suspicion });
  await refrainFromMails(accepted.id, named, dependencies);
  const delivery = deliver(accepted.id, dependencies);
  c.executionCtx.waitUntil(delivery);
  if (named.form !== 'white-paper') return accepted;
  return { ...accepted, outcome: await whitePaperOutcome(delivery) };
}

/** A request is kept whatever else was sent with its address; nobody is written to without end. */
async function refrainFromMails(id: number, named: NamedValues, { mailAllowance, submissions, logger }: FormDependencies): Promise<void> {
  const recipient = recipientOf(named);
  if (!recipient || (await mailAllowance.take('request', recipient))) return;
  logger.warn('mails-refrained-from', { form: named.form });
  // The request is written down, and its sender is told so, also where this fails.
  await submissions.suspect(id, 'many-mails').catch((error) => logger.error('mails-not-refrained-from', error, { id }));
}

function firstOutcomeOf(named: NamedValues): FormOutcome {
  switch (named.form) {
    case 'contact':
    case 'partner':
      return 'received';
    case 'manifesto':
      return 'signed';
    case 'pre-registration':
      return decideOutcome(named.values).outcome;
    case 'white-paper':
      return 'accepted';
  }
}

function suspicionOf(fields: URLSearchParams, { isUnchallenged }: { isUnchallenged: boolean }): Suspicion | null {
  if (fields.get(controlNames.trap)) return 'trap';
  return isUnchallenged ? 'no-challenge' : null;
}

/** What became of a white paper, or that it will be sent, where that takes longer than anybody waits. */
async function whitePaperOutcome(delivery: Promise<Delivery>): Promise<FormOutcome> {
  const outcome = delivery.then((end) => (end.kind === 'delivered' && end.outcome) || 'accepted');
  return withDeadline(outcome, whitePaperMilliseconds, () => 'accepted');
}
