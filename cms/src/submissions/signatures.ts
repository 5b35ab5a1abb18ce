import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Submission } from './submission';
import { rowsOf } from './submission-documents';

/** What is replaced when somebody signs again: the newest word on publishing a name has to count. */
const renewedFields = [
  'firstName',
  'lastName',
  'role',
  'town',
  'publishName',
  'marketingEmail',
  'marketingPhone',
  'language',
  'consentVersion',
  'consentText',
  'submittedAt',
];

type Data = Record<string, unknown>;

const rows = (strapi: Core.Strapi) => rowsOf(strapi, 'manifesto-signature');

/** Address as one text that two signatures cannot both have: the database sees to that. */
function signatoryKeyOf(email: unknown): string {
  return createHash('sha256').update(String(email).toLowerCase()).digest('hex');
}

/**
 * Prepares a signature so that an address counts once: the first one has the key, a later one is kept beside it, uncounted and
 * without a mail. Gives the first, where there is one. Whom the check against robots has not seen does not count.
 */
export async function prepareSignature(strapi: Core.Strapi, data: Data): Promise<Submission | null> {
  if (data.suspicion || !data.email) return null;
  const signatoryKey = signatoryKeyOf(data.email);
  const first: Submission | null = await rows(strapi).findOne({ where: { signatoryKey } });
  if (first) data.nextMailAt = null;
  else data.signatoryKey = signatoryKey;
  return first;
}

/** Takes what a later signature says into the one that counts; its mail is tried again where the address was refused. */
export async function renewSignature(strapi: Core.Strapi, first: Submission, data: Data): Promise<{ isMailDue: boolean }> {
  const isMailDue = Boolean(first.mailError);
  const renewed = Object.fromEntries(renewedFields.filter((name) => name in data).map((name) => [name, data[name]]));
  const mail = isMailDue ? { mailError: null, mailAttempts: 0, nextMailAt: new Date() } : {};
  await rows(strapi).updateMany({ where: { documentId: first.documentId }, data: { ...renewed, ...mail } });
  return { isMailDue };
}
