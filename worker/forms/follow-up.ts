import type { Context } from 'hono';
import * as v from 'valibot';
import type { FieldErrors } from '../../domain/forms/error-codes.ts';
import { readEmail } from '../../domain/forms/fields/email.ts';
import { type PlainDate, readPlainDate, todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { readReference } from '../../domain/forms/fields/reference.ts';
import { type FollowUpResult, type FormAnswer, type FormReply, shownStateOf, submissionStates } from '../../domain/forms/form-answer.ts';
import { readFlatValues } from '../../domain/forms/form-values.ts';
import { forms } from '../../domain/forms/forms.ts';
import { nextStepOn } from '../../domain/placement/next-step.ts';
import type { QueryParameters } from '../content/strapi/query-string.ts';
import type { FormDependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';
import { inJsonWhereWanted } from './answer-form.ts';
import { answerAgain, openFormRequest } from './form-request.ts';
import { readSubmission, workerForms } from './forms.ts';
import { isWithinLimit, refuseOtherSites } from './protection.ts';
import { readFormBody } from './read-body.ts';
import type { WorkerForm } from './worker-form.ts';

const shape = { fields: ['reference', 'email', 'askedOn'] } as const;

const addressSchema = v.optional(v.nullable(v.string()));
const cmsSubmissions = v.object({
  data: v.array(
    v.object({
      state: v.optional(v.nullable(v.picklist(submissionStates))),
      outcome: v.optional(v.nullable(v.string())),
      submittedAt: v.optional(v.nullable(v.string())),
      nextStepOn: v.fallback(v.nullish(v.pipe(v.string(), v.isoDate()), null), null),
      email: addressSchema,
      parents: v.optional(v.array(v.object({ email: addressSchema }))),
    }),
  ),
});

/** `POST /formulaires/suivi`: how far a submission has come, for who knows its reference and its e-mail address. */
export function answerFollowUp(c: Context<AppEnvironment>, dependencies: FormDependencies): Promise<Response> {
  return inJsonWhereWanted(c, async () => {
    refuseOtherSites(c);
    const fields = await readFormBody(c.req.raw);
    const request = openFormRequest(c, 'follow-up', fields);
    const values = readFlatValues(shape, fields);
    const reference = readReference(String(values.reference ?? ''));
    const email = readEmail(String(values.email ?? ''));
    const errors: FieldErrors = {
      ...(!reference && { reference: values.reference ? 'reference_invalid' : 'required' }),
      ...(!email && { email: values.email ? 'email_invalid' : 'required' }),
    };
    const reply: Omit<FormReply, 'form'> = { values, errors: {}, error: null };
    if (!(await isWithinLimit(c, dependencies)))
      return answerAgain(c, dependencies, { request, reply: { ...reply, error: 'too_many_requests' }, status: 429 });
    if (!reference || !email) return answerAgain(c, dependencies, { request, reply: { ...reply, errors, error: 'invalid' }, status: 422 });
    try {
      const submission = await findSubmission({ reference, email }, dependencies);
      const { followUp, error } = await noteAsked(submission, values.askedOn, dependencies);
      if (error) reply.errors = { askedOn: error };
      if (!request.wantsJson)
        return answerAgain(c, dependencies, { request, reply: { ...reply, followUp: followUp ?? 'unknown' }, status: 200 });
      const answer: FormAnswer = followUp ? { status: 'found', followUp } : { status: 'unknown' };
      return c.json(answer, 200, { 'cache-control': 'no-store' });
    } catch (error) {
      dependencies.logger.error('follow-up-failed', error, { id: c.get('requestId') });
      c.get('report').captureError(error, 'follow-up-failed');
      return answerAgain(c, dependencies, { request, reply: { ...reply, error: 'unavailable' }, status: 503 });
    }
  });
}

/** Notes the day an employer was asked, where one is sent: a day that is, and not one to come. Only who has found the request notes it. */
async function noteAsked(followUp: FollowUpResult | null, typed: unknown, { submissions, clock }: FormDependencies) {
  const isAsked = typeof typed === 'string' && typed.trim() !== '';
  if (!followUp || !isAsked || followUp.form !== 'pre-registration') return { followUp, error: null };
  const day = readPlainDate(typed);
  if (!day || day > todayInParis(clock())) return { followUp, error: 'date_invalid' as const };
  await submissions.noteEmployerAsked(followUp.reference, day);
  return { followUp: { ...followUp, employerAskedOn: day }, error: null };
}

interface Asked {
  reference: string;
  email: string;
}

/** Asks edge and CMS alike whether or not there is such a submission, so that neither answer nor time tells a stranger. */
async function findSubmission(
  { reference, email }: Asked,
  { submissions, client, clock }: FormDependencies,
): Promise<FollowUpResult | null> {
  const record = await submissions.find(reference);
  const form = record?.form ?? forms['pre-registration'].name;
  const answer = await client.get(workerForms[form].cmsPath, cmsQuery(workerForms[form], reference)).catch((error: unknown) => error);
  const emails = (record?.undelivered && readSubmission(record.undelivered)?.filled.emails) ?? [];
  if (record && emails.some((own) => own.toLowerCase() === email.toLowerCase())) {
    const { outcome, createdAt, employerAskedOn } = record;
    const step = outcome === 'accepted' && form === 'pre-registration' ? nextStepOn('received', todayInParis(createdAt)) : null;
    const found = { reference, form, outcome: asOutcome(outcome), submittedAt: createdAt, employerAskedOn };
    return { ...found, state: 'received', nextStepOn: toCome(step, clock()) };
  }
  if (answer instanceof Error) throw answer;
  const entry = v
    .parse(cmsSubmissions, answer)
    .data.find(({ email: own, parents = [] }) =>
      [own, ...parents.map((parent) => parent.email)].some((one) => one?.toLowerCase() === email.toLowerCase()),
    );
  if (!entry) return null;
  const submittedAt = entry.submittedAt ? Date.parse(entry.submittedAt) : (record?.createdAt ?? null);
  const employerAskedOn = record?.employerAskedOn ?? null;
  return {
    reference,
    state: shownStateOf(entry.state ?? 'received'),
    form,
    outcome: asOutcome(entry.outcome),
    submittedAt,
    nextStepOn: toCome(entry.nextStepOn, clock()),
    employerAskedOn,
  };
}

/** A day that has passed is not promised any more. */
function toCome(day: PlainDate | null, now: number): PlainDate | null {
  return day !== null && day >= todayInParis(now) ? day : null;
}

/** By its reference alone: addresses are written into logs, so that nothing of a person may be in one. */
function cmsQuery({ followUp = { fields: ['state', 'submittedAt', 'email'] } }: WorkerForm, reference: string): QueryParameters {
  return { filters: { reference: { $eq: reference } }, ...followUp, pagination: { pageSize: 1, withCount: false } };
}

function asOutcome(text: string | null | undefined): FollowUpResult['outcome'] {
  return text === 'accepted' || text === 'rejected' ? text : null;
}
