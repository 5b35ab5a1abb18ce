import * as v from 'valibot';
import type { FormOutcome } from '../../../domain/forms/forms.ts';
import { StrapiError } from '../../content/strapi/strapi-call.ts';
import type { Dependencies } from '../../dependencies.ts';
import { readSubmission } from '../forms.ts';
import { deliveriesAtOnce, deliveryMilliseconds, failuresUntilStop, mostDeliveries } from '../limits.ts';
import type { FilledForm, FormServices, WorkerForm } from '../worker-form.ts';
import type { ClaimedSubmission } from './delivery-rows.ts';
import type { StoredSubmission } from './submission.ts';

export type DeliveryDependencies = Pick<Dependencies, 'client' | 'submissions' | 'search' | 'clock' | 'logger'>;

const uniqueErrors = v.object({ errors: v.array(v.object({ path: v.array(v.string()), message: v.string() })) });

/** `taken`: delivered before, or being delivered by somebody else. `set-aside`: nobody can read it. */
export type Delivery =
  | { kind: 'delivered'; outcome: FormOutcome | null }
  | { kind: 'failed'; isOutage: boolean }
  | { kind: 'set-aside' }
  | { kind: 'taken' };

/** Delivers one submission to the CMS. Never throws: what fails is noted, and tried again by the scheduled task. */
export async function deliver(id: number, dependencies: DeliveryDependencies): Promise<Delivery> {
  const { submissions, clock, logger } = dependencies;
  try {
    const claimed = await submissions.claim(id, clock());
    if (!claimed) return { kind: 'taken' };
    const submission = readSubmission(claimed.stored);
    return submission ? await deliverClaimed(claimed, submission, dependencies) : await setAside(claimed, dependencies);
  } catch (error) {
    logger.error('delivery-failed', error, { id });
    return { kind: 'failed', isOutage: true };
  }
}

/** Says nothing about the CMS: only a build that can read the row helps, or an operator who takes it over by hand. */
async function setAside({ id, stored }: ClaimedSubmission, { submissions, clock, logger }: DeliveryDependencies): Promise<Delivery> {
  const { form, formVersion } = stored;
  await submissions.setAside(id, clock(), `unreadable: ${form} of version ${formVersion}`);
  logger.error('submission-set-aside', new Error('no version of the form reads this submission'), { id, form, formVersion });
  return { kind: 'set-aside' };
}

interface ReadSubmission {
  form: WorkerForm;
  filled: FilledForm;
}

async function deliverClaimed(
  claimed: ClaimedSubmission,
  { form, filled }: ReadSubmission,
  dependencies: DeliveryDependencies,
): Promise<Delivery> {
  const { client, submissions, clock, logger } = dependencies;
  const { id, attempts, stored } = claimed;
  try {
    const data = await cmsEntryOf(stored, filled, dependencies);
    const body = await client.post(form.cmsPath, { data }, deliveryMilliseconds);
    const outcome = form.readOutcome?.(body) ?? null;
    await submissions.delivered(id, clock(), outcome);
    return { kind: 'delivered', outcome };
  } catch (error) {
    if (isDeliveredBefore(error)) {
      await submissions.delivered(id, clock(), null);
      return { kind: 'delivered', outcome: null };
    }
    const reason = error instanceof StrapiError ? `${error.body.status} ${error.body.name}` : String(error);
    // The message of the CMS may quote a value.
    logger.warn('delivery-failed', { id, form: form.name, attempts, reason: error instanceof StrapiError ? reason : 'no answer' });
    await submissions.failed(claimed, clock(), reason.slice(0, 200));
    // An entry that the CMS refuses says nothing about the others.
    return { kind: 'failed', isOutage: !(error instanceof StrapiError && error.body.status === 400) };
  }
}

/** A submission as an entry of the CMS; docs/content-model.md names the fields. */
async function cmsEntryOf(stored: StoredSubmission, filled: FilledForm, services: FormServices): Promise<object> {
  return {
    ...(await filled.toCmsEntry(stored.outcome, services)),
    submissionKey: stored.submissionKey,
    reference: stored.reference,
    language: stored.locale,
    sourcePage: stored.sourcePage,
    submittedAt: new Date(stored.createdAt).toISOString(),
    consentVersion: stored.consentVersion,
    consentText: stored.consentText,
    suspicion: stored.suspicion,
  };
}

/** The CMS has an entry with this key: an attempt that seemed to fail had arrived. */
function isDeliveredBefore(error: unknown): boolean {
  if (!(error instanceof StrapiError) || error.body.status !== 400) return false;
  const parsed = v.safeParse(uniqueErrors, error.body.details);
  return (
    parsed.success && parsed.output.errors.some(({ path, message }) => path.join('.') === 'submissionKey' && message.includes('unique'))
  );
}

/** Delivers what is due, a few side by side; stops where the CMS does not take anything, and goes on at the next run. */
export async function deliverDue(dependencies: DeliveryDependencies): Promise<{ delivered: number; failed: number }> {
  const ids = await dependencies.submissions.due(dependencies.clock(), mostDeliveries);
  const count = { delivered: 0, failed: 0 };
  let outagesInARow = 0;
  async function work() {
    for (let id = ids.shift(); id !== undefined && outagesInARow < failuresUntilStop; id = ids.shift()) {
      const delivery = await deliver(id, dependencies);
      if (delivery.kind === 'taken' || delivery.kind === 'set-aside') continue;
      count[delivery.kind] += 1;
      outagesInARow = delivery.kind === 'failed' && delivery.isOutage ? outagesInARow + 1 : 0;
    }
  }
  await Promise.all(Array.from({ length: deliveriesAtOnce }, work));
  return count;
}
