import { createReference, referenceBytes } from '../../../domain/forms/fields/reference.ts';
import { receiptSeconds } from '../limits.ts';
import type { NewSubmission, Receipt, Suspicion } from './submission.ts';
import { type ContentKeys, contentKeysOf, submissionKeyOf } from './submission-keys.ts';
import { type Row, toReceipt } from './submission-row.ts';

/** A receipt without its reference is for who may be a stranger that knows what somebody else has sent. */
type KnownReceipt = Omit<Receipt, 'reference'> & { reference: string | null };

interface Accepted extends KnownReceipt {
  /** Null where the same submission was accepted before. */
  id: number | null;
}

/** How submissions come into the table. */
export interface AcceptedRows {
  /** Writes a submission down, once: the same again gives what was answered the first time. */
  accept(submission: NewSubmission): Promise<Accepted>;
  /** Notes that a submission may not be from a person. */
  suspect(id: number, suspicion: Suspicion): Promise<void>;
  /** The same submission, where it was accepted before. */
  findSame(submission: NewSubmission): Promise<KnownReceipt | null>;
}

/** Writes submissions down, each once. */
export function createAcceptedRows(database: D1Database): AcceptedRows {
  return {
    async accept(submission) {
      const keys = await keysOf(submission);
      const same = await findReceipt(database, keys, submission.createdAt);
      if (same) return { ...same, id: null };
      const sql = `INSERT INTO submissions (submission_key, content_key, form, form_version, reference, outcome, locale, source_page,
        consent_version, consent_text, payload, suspicion, created_at, next_attempt_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?13) ON CONFLICT DO NOTHING RETURNING *`;
      const row = await database
        .prepare(sql)
        .bind(
          keys.key,
          keys.contentKeys.today,
          submission.form,
          submission.formVersion,
          createReference(crypto.getRandomValues(new Uint8Array(referenceBytes))),
          submission.outcome,
          submission.locale,
          submission.sourcePage,
          submission.consentVersion,
          submission.consentText,
          JSON.stringify(submission.values),
          submission.suspicion,
          submission.createdAt,
        )
        .first<Row>();
      if (row) return { ...toReceipt(row), id: row.id };
      // Sent twice at the same moment: the other one was first.
      const other = await findReceipt(database, keys, submission.createdAt);
      if (!other) throw new Error('a submission was neither written nor found');
      return { ...other, id: null };
    },

    async suspect(id, suspicion) {
      await database.prepare('UPDATE submissions SET suspicion = coalesce(suspicion, ?2) WHERE id = ?1').bind(id, suspicion).run();
    },

    async findSame(submission) {
      return findReceipt(database, await keysOf(submission), submission.createdAt);
    },
  };
}

interface SubmissionKeys {
  key: string;
  contentKeys: ContentKeys;
}

async function keysOf(submission: NewSubmission): Promise<SubmissionKeys> {
  const [key, contentKeys] = await Promise.all([submissionKeyOf(submission, submission.clientKey), contentKeysOf(submission)]);
  return { key, contentKeys };
}

/**
 * The same submission, by key, or by content within a day: both are made of the content, so that a row found has it. Its reference
 * is told to who has the key of the form, and for a while to everybody who sends the same: the second click without JavaScript.
 */
async function findReceipt(database: D1Database, { key, contentKeys }: SubmissionKeys, now: number): Promise<KnownReceipt | null> {
  const sql = 'SELECT * FROM submissions WHERE submission_key = ?1 OR content_key IN (?2, ?3) ORDER BY submission_key <> ?1 LIMIT 1';
  const row = await database
    .prepare(sql)
    .bind(key, ...contentKeys.all)
    .first<Row>();
  if (!row) return null;
  const isSender = row.submission_key === key || now - row.created_at < receiptSeconds * 1000;
  return { ...toReceipt(row), ...(!isSender && { reference: null }) };
}
