import * as v from 'valibot';
import { outcomeSegments, type WhitePaperOutcome } from '../../domain/forms/form-names.ts';
import { StrapiError } from '../content/strapi/strapi-call.ts';
import type { Dependencies } from '../dependencies.ts';
import { codeOfHomePlace } from './check-home-place.ts';
import { cmsPaths, toCmsEntry } from './cms-entry.ts';
import { deliveriesAtOnce, deliveryMilliseconds, failuresUntilStop, mostDeliveries } from './limits.ts';
import type { ClaimedSubmission } from './submission-store.ts';

export type DeliveryDependencies = Pick<Dependencies, 'client' | 'submissions' | 'search' | 'clock' | 'logger'>;

const whitePaperOutcomes = Object.keys(outcomeSegments['white-paper']) as WhitePaperOutcome[];
const answerSchema = v.object({ data: v.object({ outcome: v.optional(v.unknown()) }) });
const uniqueErrors = v.object({ errors: v.array(v.object({ path: v.array(v.string()), message: v.string() })) });

/** `taken`: delivered before, or being delivered by somebody else. */
export type Delivery = { kind: 'delivered'; outcome: WhitePaperOutcome | null } | { kind: 'failed'; isOutage: boolean } | { kind: 'taken' };

/** Delivers one request to the CMS. Never throws: what fails is noted, and tried again by the scheduled task. */
export async function deliver(id: number, dependencies: DeliveryDependencies): Promise<Delivery> {
  const { submissions, clock, logger } = dependencies;
  try {
    const claimed = await submissions.claim(id, clock());
    if (!claimed) return { kind: 'taken' };
    return await deliverClaimed(claimed, dependencies);
  } catch (error) {
    logger.error('delivery-failed', error, { id });
    return { kind: 'failed', isOutage: true };
  }
}

async function deliverClaimed(claimed: ClaimedSubmission, dependencies: DeliveryDependencies): Promise<Delivery> {
  const { client, submissions, clock, logger } = dependencies;
  const { id, attempts, submission } = claimed;
  try {
    const homePlaceCode = submission.form === 'pre-registration' ? await codeOfHomePlace(submission.values.homePlace, dependencies) : null;
    const data = toCmsEntry(submission, { homePlaceCode });
    const body = await client.post(cmsPaths[submission.form], { data }, deliveryMilliseconds);
    const outcome = submission.form === 'white-paper' ? whitePaperOutcomeOf(body) : null;
    await submissions.delivered(id, clock(), outcome);
    return { kind: 'delivered', outcome };
  } catch (error) {
    if (isDeliveredBefore(error)) {
      await submissions.delivered(id, clock(), null);
      return { kind: 'delivered', outcome: null };
    }
    const reason = error instanceof StrapiError ? `${error.body.status} ${error.body.name}` : String(error);
    // The message of the CMS may quote a value.
    logger.warn('delivery-failed', { id, form: submission.form, attempts, reason: error instanceof StrapiError ? reason : 'no answer' });
    await submissions.failed(claimed, clock(), reason.slice(0, 200));
    // An entry that the CMS refuses says nothing about the others.
    return { kind: 'failed', isOutage: !(error instanceof StrapiError && error.body.status === 400) };
  }
}

function whitePaperOutcomeOf(body: unknown): WhitePaperOutcome | null {
  const parsed = v.safeParse(answerSchema, body);
  const outcome = parsed.success ? parsed.output.data.outcome : null;
  return whitePaperOutcomes.find((known) => known === outcome) ?? null;
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
      if (delivery.kind === 'taken') continue;
      count[delivery.kind] += 1;
      outagesInARow = delivery.kind === 'failed' && delivery.isOutage ? outagesInARow + 1 : 0;
    }
  }
  await Promise.all(Array.from({ length: deliveriesAtOnce }, work));
  return count;
}
