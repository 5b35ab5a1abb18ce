import * as v from 'valibot';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { type FollowUpResult, shownStateOf, submissionStates } from '../../domain/forms/form-answer.ts';
import { type FormName, forms } from '../../domain/forms/forms.ts';
import { nextStepOn, toCome } from '../../domain/placement/next-step.ts';
import type { QueryParameters } from '../content/strapi/query-string.ts';
import type { FormDependencies } from '../dependencies.ts';
import { readSubmission, workerForms } from '../forms/forms.ts';
import type { WorkerForm } from '../forms/worker-form.ts';

type FindDependencies = Pick<FormDependencies, 'submissions' | 'client' | 'clock'>;

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
type CmsSubmission = v.InferOutput<typeof cmsSubmissions>['data'][number];

/** What the CMS holds of a form under a reference. */
export async function readSubmissions(
  form: FormName,
  reference: string,
  { client }: Pick<FindDependencies, 'client'>,
): Promise<CmsSubmission[]> {
  return v.parse(cmsSubmissions, await client.get(workerForms[form].cmsPath, cmsQuery(workerForms[form], reference))).data;
}

interface Asked {
  reference: string;
  email: string;
}

/** Asks edge and CMS alike whether or not there is such a submission, so that neither answer nor time tells a stranger. */
export async function findSubmission({ reference, email }: Asked, dependencies: FindDependencies): Promise<FollowUpResult | null> {
  const { submissions, clock } = dependencies;
  const record = await submissions.find(reference);
  const form = record?.form ?? forms['pre-registration'].name;
  const answer = await readSubmissions(form, reference, dependencies).catch((error: unknown) => ({ error }));
  const emails = (record?.undelivered && readSubmission(record.undelivered)?.filled.emails) ?? [];
  const isTheirs = (own: string | null | undefined) => own?.toLowerCase() === email.toLowerCase();
  const employerAskedOn = record?.employerAskedOn ?? null;
  if (record && emails.some(isTheirs)) {
    const { outcome, createdAt } = record;
    const step = outcome === 'accepted' && form === 'pre-registration' ? nextStepOn('received', todayInParis(createdAt)) : null;
    const found = { reference, form, outcome: asOutcome(outcome), submittedAt: createdAt, employerAskedOn };
    return { ...found, state: 'received', nextStepOn: toCome(step, clock()) };
  }
  if ('error' in answer) throw answer.error;
  const entry = answer.find(({ email: own, parents = [] }) => [own, ...parents.map((parent) => parent.email)].some(isTheirs));
  if (!entry) return null;
  return {
    ...{ reference, form, outcome: asOutcome(entry.outcome), employerAskedOn },
    state: shownStateOf(entry.state ?? 'received'),
    submittedAt: entry.submittedAt ? Date.parse(entry.submittedAt) : (record?.createdAt ?? null),
    nextStepOn: toCome(entry.nextStepOn, clock()),
  };
}

/** By its reference alone: addresses are written into logs, so that nothing of a person may be in one. */
function cmsQuery({ followUp = { fields: ['state', 'submittedAt', 'email'] } }: WorkerForm, reference: string): QueryParameters {
  return { filters: { reference: { $eq: reference } }, ...followUp, pagination: { pageSize: 1, withCount: false } };
}

export function asOutcome(text: string | null | undefined): FollowUpResult['outcome'] {
  return text === 'accepted' || text === 'rejected' ? text : null;
}
