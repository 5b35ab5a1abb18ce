import type { Context } from 'hono';
import type { ClosedFollowUp } from '../../client/pages/followed-request/followed-view.ts';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { shownStateOf } from '../../domain/forms/form-answer.ts';
import type { PlacementView } from '../../domain/placement/follow-up.ts';
import { nextStepOn, toCome } from '../../domain/placement/next-step.ts';
import type { PageDependencies } from '../dependencies.ts';
import { readSubmission } from '../forms/forms.ts';
import type { SubmissionStore } from '../forms/submissions/submission-store.ts';
import type { AppEnvironment } from '../request-state.ts';
import { readSubmissions } from './find-submission.ts';
import { type FollowUpToken, readFollowUpCookie } from './follow-up-token.ts';
import type { FollowedView } from './followed-view.ts';
import { readPlacement } from './placement-schema.ts';

type FollowUpDependencies = Pick<PageDependencies, 'client' | 'config' | 'clock' | 'logger' | 'submissions'>;
type SubmissionRecord = NonNullable<Awaited<ReturnType<SubmissionStore['find']>>>;

/** A way to ask for the request that a reader has opened; a form that comes back shows the one that it carries. */
export function followedRequestOf(c: Context<AppEnvironment>, dependencies: FollowUpDependencies): () => Promise<FollowedView> {
  const { config, clock } = dependencies;
  return async () => {
    const signing = { secret: config.linkSecret, now: clock() };
    const opened = c.get('followUp') ?? (await readFollowUpCookie(c.req.header('cookie'), signing));
    return opened.state === 'open' ? openRequest(opened, dependencies) : closed(opened.state);
  };
}

const closed = (reason: ClosedFollowUp): FollowedView => ({ kind: 'closed', reason });

/** The CMS knows how far a request has come; what has not reached it yet, the edge knows. */
async function openRequest({ reference, token }: FollowUpToken, dependencies: FollowUpDependencies): Promise<FollowedView> {
  const { submissions, clock, logger } = dependencies;
  const submission = await submissions.find(reference);
  const request = await askCms(reference, submission, dependencies).catch((error: unknown) => {
    if (!submission?.undelivered) logger.error('follow-up-failed', error);
    return 'unavailable' as const;
  });
  if (typeof request === 'object' && request !== null) {
    if ('kind' in request) return request;
    const upcoming = { ...request, nextStepOn: toCome(request.nextStepOn, clock()) };
    return { kind: 'open', token, request: upcoming, isWaiting: false, employerAskedOn: submission?.employerAskedOn ?? null };
  }
  if (submission?.undelivered && submission.form === 'pre-registration')
    return {
      kind: 'open',
      token,
      request: waitingRequest(submission, clock()),
      isWaiting: true,
      employerAskedOn: submission.employerAskedOn,
    };
  if (submission?.undelivered) return { kind: 'other', reference, state: 'received' };
  return closed(request ?? 'gone');
}

/** Of a reference that the edge does not know any more only a request for a place is looked for. */
async function askCms(
  reference: string,
  submission: SubmissionRecord | null,
  dependencies: FollowUpDependencies,
): Promise<PlacementView | FollowedView | null> {
  if (!submission || submission.form === 'pre-registration')
    return readPlacement(await dependencies.client.get(`/follow-ups/${reference}`));
  const [entry] = await readSubmissions(submission.form, reference, dependencies);
  return entry ? { kind: 'other', reference, state: shownStateOf(entry.state ?? 'received') } : null;
}

function waitingRequest({ reference, outcome, createdAt, undelivered }: SubmissionRecord, now: number): PlacementView {
  const receivedOn = todayInParis(createdAt);
  const isAccepted = outcome === 'accepted';
  return {
    ...{
      reference,
      outcome: isAccepted || outcome === 'rejected' ? outcome : null,
      state: 'received',
      closingReason: null,
      adviser: null,
      nursery: null,
      proposal: null,
    },
    submittedAt: new Date(createdAt).toISOString(),
    reachedOn: { received: receivedOn },
    nextStepOn: isAccepted ? toCome(nextStepOn('received', receivedOn), now) : null,
    wishes: { startDate: null, days: [], hoursFrom: null, hoursTo: null },
    ...{ expected: [], messages: [], lastSignOn: null },
    email: (undelivered && readSubmission(undelivered)?.filled.emails[0]) ?? null,
  };
}
