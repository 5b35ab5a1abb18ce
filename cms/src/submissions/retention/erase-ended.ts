import type { Core } from '@strapi/strapi';
import { uidOf } from '../../editorial/editorial-types';
import { erasePartsOf } from '../../placement/erase-with-request';
import type { Submission } from '../submission';
import { documentsOf } from '../submission-documents';
import { type SubmissionType, submissionTypes } from '../submissions';
import { fateOf } from './retention';

const pageSize = 200;
/** Relations that Strapi adds to every type. */
const ownRelations = ['createdBy', 'updatedBy', 'localizations'];

/**
 * What stays of an entry for as long as somebody has agreed to be written to or called: the agreement, who has given it, and what
 * became of the entry. Every other field is emptied, one that is new too.
 */
export const keptFields: readonly string[] = [
  ...['submissionKey', 'reference', 'language', 'submittedAt', 'state', 'stateSince', 'closingReason', 'outcome', 'suspicion'],
  ...['consentVersion', 'consentText', 'marketingEmail', 'marketingPhone'],
  ...['acknowledgedAt', 'notifiedAt', 'mailAttempts', 'nextMailAt', 'mailError'],
  ...['firstName', 'lastName', 'email'],
  // Of Strapi itself.
  ...['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale'],
];

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
      else await reduce(strapi, type, submission);
      counts[fate] += 1;
    }
    if (page.length < pageSize) return counts;
  }
}

/** Nothing of what the desk has written about a request has to do with an agreement. */
async function reduce(strapi: Core.Strapi, type: SubmissionType, submission: Submission): Promise<void> {
  if (type === 'pre-registration') await erasePartsOf(strapi, submission.documentId);
  await documentsOf(strapi, type).update(submission.documentId, reduced(strapi, type, submission));
}

interface Attribute {
  type: string;
  repeatable?: boolean;
  default?: unknown;
}

/** An entry without all that has served. */
function reduced(strapi: Core.Strapi, type: SubmissionType, submission: Submission): object {
  const attributes = strapi.contentType(uidOf(type) as never).attributes as Record<string, Attribute>;
  const served = Object.entries(attributes).filter(([name]) => !keptFields.includes(name) && !ownRelations.includes(name));
  const empty = Object.fromEntries(served.map(([name, attribute]) => [name, emptyValueOf(attribute)]));
  return {
    ...empty,
    ...('phone' in attributes && { phone: agreedPhone(submission, submission.phone) }),
    ...('parents' in attributes && { parents: [reachableParent(submission)] }),
  };
}

function emptyValueOf({ type, repeatable, default: standard }: Attribute): unknown {
  if (type === 'component' && repeatable) return [];
  return type === 'boolean' ? (standard ?? false) : null;
}

/** The number only where somebody has agreed to be called. */
const agreedPhone = ({ marketingPhone }: Submission, phone: unknown) => (marketingPhone ? (phone ?? null) : null);

/** Who has agreed stands in the first parent. */
function reachableParent(submission: Submission): object {
  const [parent = {}] = Array.isArray(submission.parents) ? (submission.parents as Record<string, unknown>[]) : [];
  const { firstName = null, lastName = null, email = null } = parent;
  return { firstName, lastName, email, phone: agreedPhone(submission, parent.phone) };
}
