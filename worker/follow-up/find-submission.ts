import * as v from 'valibot';
import { submissionStates } from '../../domain/forms/form-answer.ts';
import { type FormName, forms } from '../../domain/forms/forms.ts';
import type { QueryParameters } from '../content/strapi/query-string.ts';
import type { FormDependencies } from '../dependencies.ts';
import { readSubmission, workerForms } from '../forms/forms.ts';
import type { WorkerForm } from '../forms/worker-form.ts';

type FindDependencies = Pick<FormDependencies, 'submissions' | 'client'>;

const addressSchema = v.optional(v.nullable(v.string()));
const cmsSubmissions = v.object({
  data: v.array(
    v.object({
      state: v.optional(v.nullable(v.picklist(submissionStates))),
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

interface SubmissionQuery {
  reference: string;
  email: string;
}

/**
 * Whether a submission has this number and comes from this address. Edge and CMS are asked alike whether or not there is one, so that
 * neither answer nor time tells a stranger.
 */
export async function knowsSubmission({ reference, email }: SubmissionQuery, dependencies: FindDependencies): Promise<boolean> {
  const record = await dependencies.submissions.find(reference);
  const form = record?.form ?? forms['pre-registration'].name;
  const answer = await readSubmissions(form, reference, dependencies).catch((error: unknown) => ({ error }));
  const emails = (record?.undelivered && readSubmission(record.undelivered)?.filled.emails) ?? [];
  const isTheirs = (address: string | null | undefined) => address?.toLowerCase() === email.toLowerCase();
  if (emails.some(isTheirs)) return true;
  if ('error' in answer) throw answer.error;
  return answer.some(({ email: address, parents = [] }) => [address, ...parents.map((parent) => parent.email)].some(isTheirs));
}

/** By its reference alone: addresses are written into logs, so that nothing of a person may be in one. */
function cmsQuery({ followUp = { fields: ['state', 'email'] } }: WorkerForm, reference: string): QueryParameters {
  return { filters: { reference: { $eq: reference } }, ...followUp, pagination: { pageSize: 1, withCount: false } };
}
