import type { Core } from '@strapi/strapi';
import { fateOf } from './retention';
import type { Submission } from './submission';
import { documentsOf } from './submission-documents';
import { type SubmissionType, submissionTypes } from './submission-types';

const pageSize = 200;

/** What of an entry is not about an agreement to be written to or called. */
const servedFields: Partial<Record<SubmissionType, string[]>> = {
  'white-paper-request': ['whitePaperSlug', 'role', 'company', 'deliveryKey'],
  'pre-registration': [
    'startDate',
    'flexibility',
    'days',
    'hoursFrom',
    'hoursTo',
    'placePreference',
    'homePlace',
    'homePlaceCode',
    'workPlace',
    'radiusKilometres',
  ],
};

/** Erases what visitors have sent, once the period that the form told them has ended. */
export async function eraseEndedSubmissions(strapi: Core.Strapi, now = new Date()): Promise<void> {
  for (const type of submissionTypes) {
    const counts = await eraseEndedOf(strapi, type, now);
    if (counts.erase + counts.reduce > 0)
      strapi.log.info(`${type}: ${counts.erase} erased, ${counts.reduce} reduced, their period has ended`);
  }
}

/** All entries are looked at, page by page by their id: what a period depends on is no column. */
async function eraseEndedOf(strapi: Core.Strapi, type: SubmissionType, now: Date): Promise<{ erase: number; reduce: number }> {
  const documents = documentsOf(strapi, type);
  const counts = { erase: 0, reduce: 0 };
  let last: Submission['id'] = 0;
  for (;;) {
    const page = await documents.findMany({ filters: { id: { $gt: last } }, sort: 'id:asc', limit: pageSize });
    for (const submission of page) {
      last = submission.id;
      const fate = fateOf(type, submission, now);
      if (fate === 'keep') continue;
      if (fate === 'erase') await documents.delete(submission.documentId);
      else await documents.update(submission.documentId, reduced(type, submission));
      counts[fate] += 1;
    }
    if (page.length < pageSize) return counts;
  }
}

/** Who has agreed, to what, and how to reach them. */
function reduced(type: SubmissionType, submission: Submission): object {
  const served = Object.fromEntries((servedFields[type] ?? []).map((name) => [name, null]));
  if (type !== 'pre-registration') return { ...served, sourcePage: null };
  const [parent] = Array.isArray(submission.parents) ? (submission.parents as Record<string, unknown>[]) : [];
  const { firstName = null, lastName = null, email = null, phone = null } = parent ?? {};
  const reachable = { firstName, lastName, email, phone: submission.marketingPhone ? phone : null };
  return { ...served, sourcePage: null, nurserySlug: null, message: null, contactEmployer: false, children: [], parents: [reachable] };
}
