import type { Core } from '@strapi/strapi';
import { uidOf } from '../../editorial/editorial-types';
import { erasePartsOf } from '../../placement/erase-with-request';
import type { Submission } from '../submission';
import { documentsOf, rowsOf } from '../submission-documents';
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
  // Periods go by the fields of an entry, and by the births of its children; whoever reduces one reads the rest of it.
  const populate = 'children' in attributesOf(strapi, type) ? ['children'] : [];
  const counts = { erase: 0, reduce: 0 };
  let last: Submission['id'] = 0;
  for (;;) {
    const page: Submission[] = await rowsOf(strapi, type).findMany({
      where: { id: { $gt: last } },
      orderBy: { id: 'asc' },
      limit: pageSize,
      populate,
    });
    for (const submission of page) {
      last = submission.id;
      const fate = fateOf(type, submission, now);
      if (fate === 'keep') continue;
      if (fate === 'erase') await documents.delete(submission.documentId);
      else await reduce(strapi, type, submission.documentId);
      counts[fate] += 1;
    }
    if (page.length < pageSize) return counts;
  }
}

/** Nothing of what the desk has written about a request has to do with an agreement. */
async function reduce(strapi: Core.Strapi, type: SubmissionType, documentId: string): Promise<void> {
  if (type === 'pre-registration') await erasePartsOf(strapi, documentId);
  const documents = documentsOf(strapi, type);
  const submission = await documents.find(documentId);
  if (submission) await documents.update(documentId, reduced(strapi, type, submission));
}

interface Attribute {
  type: string;
  repeatable?: boolean;
  default?: unknown;
}

function attributesOf(strapi: Core.Strapi, type: SubmissionType): Record<string, Attribute> {
  return strapi.contentType(uidOf(type) as never).attributes as Record<string, Attribute>;
}

/** An entry without all that has served. */
function reduced(strapi: Core.Strapi, type: SubmissionType, submission: Submission): object {
  const attributes = attributesOf(strapi, type);
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
