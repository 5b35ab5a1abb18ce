import type { PlainDate } from '../../../domain/forms/fields/plain-date.ts';
import { createReference, referenceBytes } from '../../../domain/forms/fields/reference.ts';
import type { FormName, FormOutcome } from '../../../domain/forms/forms.ts';
import type { Locale } from '../../../domain/locale.ts';
import { attemptSeconds, draftSeconds, erasureSeconds, receiptSeconds, retrySeconds } from '../limits.ts';
import type { NewSubmission, Receipt, StoredSubmission, Suspicion } from './submission.ts';
import { type ContentKeys, contentKeysOf, submissionKeyOf } from './submission-keys.ts';

interface Row {
  id: number;
  submission_key: string;
  content_key: string | null;
  form: FormName;
  form_version: number;
  reference: string;
  outcome: FormOutcome;
  locale: Locale;
  source_page: string;
  consent_version: string;
  consent_text: string | null;
  payload: string | null;
  suspicion: Suspicion | null;
  created_at: number;
  delivered_at: number | null;
  set_aside_at: number | null;
  employer_asked_on: PlainDate | null;
  attempts: number;
}

interface KnownSubmission extends Receipt {
  createdAt: number;
  undelivered: StoredSubmission | null;
  employerAskedOn: PlainDate | null;
}

/** A row whose delivery somebody has taken on. */
export interface ClaimedSubmission {
  id: number;
  attempts: number;
  stored: StoredSubmission;
}

/** A receipt without its reference is for who may be a stranger that knows what somebody else has sent. */
type KnownReceipt = Omit<Receipt, 'reference'> & { reference: string | null };

interface Accepted extends KnownReceipt {
  /** Null where the same submission was accepted before. */
  id: number | null;
}

interface Waiting {
  count: number;
  /** Milliseconds since 1970; null where nothing waits. */
  oldestAt: number | null;
}

export interface SubmissionStore {
  /** Writes a submission down, once: the same again gives what was answered the first time. */
  accept(submission: NewSubmission): Promise<Accepted>;
  /** Notes that a submission may not be from a person. */
  suspect(id: number, suspicion: Suspicion): Promise<void>;
  /** The same submission, where it was accepted before. */
  findSame(submission: NewSubmission): Promise<KnownReceipt | null>;
  /** Takes on the delivery of one row, so that nobody else does for a while; null where it is delivered or taken. */
  claim(id: number, now: number): Promise<ClaimedSubmission | null>;
  /** Ids of rows whose time for an attempt has come, the oldest first. */
  due(now: number, most: number): Promise<number[]>;
  delivered(id: number, at: number, outcome: FormOutcome | null): Promise<void>;
  /** Notes a failed attempt; the next comes later each time. */
  failed(claimed: ClaimedSubmission, at: number, error: string): Promise<void>;
  /** Sets a row aside that nobody can read: it is kept, but tried no more until an operator has it tried again. */
  setAside(id: number, at: number, reason: string): Promise<void>;
  /** Rows that were accepted before a time and are not delivered, those set aside not counted. */
  waiting(before: number): Promise<Waiting>;
  /** How many rows are set aside. */
  countSetAside(): Promise<number>;
  /** Removes personal data that have served: of rows delivered long ago, and drafts nobody came back to. */
  erase(now: number): Promise<void>;
  /** What is known of a reference; what was sent, too, until it is delivered. */
  find(reference: string): Promise<KnownSubmission | null>;
  /** Notes the day on which the parents of a request asked an employer. */
  noteEmployerAsked(reference: string, day: PlainDate): Promise<void>;
}

/** The table `submissions` of the edge database. */
export function createSubmissionStore(database: D1Database): SubmissionStore {
  const keysOf = (submission: NewSubmission) => Promise.all([submissionKeyOf(submission, submission.clientKey), contentKeysOf(submission)]);

  /**
   * The same submission, by key, or by content within a day: both are made of the content, so that a row found has it. Its reference
   * is told to who has the key of the form, and for a while to everybody who sends the same: the second click without JavaScript.
   */
  async function findReceipt(key: string, contentKeys: ContentKeys, now: number): Promise<KnownReceipt | null> {
    const sql = 'SELECT * FROM submissions WHERE submission_key = ?1 OR content_key IN (?2, ?3) ORDER BY submission_key <> ?1 LIMIT 1';
    const row = await database
      .prepare(sql)
      .bind(key, ...contentKeys.all)
      .first<Row>();
    if (!row) return null;
    const isSender = row.submission_key === key || now - row.created_at < receiptSeconds * 1000;
    return { ...toReceipt(row), ...(!isSender && { reference: null }) };
  }

  return {
    async accept(submission) {
      const [key, contentKeys] = await keysOf(submission);
      const same = await findReceipt(key, contentKeys, submission.createdAt);
      if (same) return { ...same, id: null };
      const sql = `INSERT INTO submissions (submission_key, content_key, form, form_version, reference, outcome, locale, source_page,
        consent_version, consent_text, payload, suspicion, created_at, next_attempt_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?13) ON CONFLICT DO NOTHING RETURNING *`;
      const written = await database
        .prepare(sql)
        .bind(
          key,
          contentKeys.today,
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
      if (written) return { ...toReceipt(written), id: written.id };
      // Sent twice at the same moment: the other one was first.
      const other = await findReceipt(key, contentKeys, submission.createdAt);
      if (!other) throw new Error('a submission was neither written nor found');
      return { ...other, id: null };
    },

    async suspect(id, suspicion) {
      await database.prepare('UPDATE submissions SET suspicion = coalesce(suspicion, ?2) WHERE id = ?1').bind(id, suspicion).run();
    },

    async findSame(submission) {
      const [key, contentKeys] = await keysOf(submission);
      return findReceipt(key, contentKeys, submission.createdAt);
    },

    async claim(id, now) {
      const sql = `UPDATE submissions SET attempts = attempts + 1, next_attempt_at = ?2
        WHERE id = ?1 AND delivered_at IS NULL AND set_aside_at IS NULL AND next_attempt_at <= ?3 RETURNING *`;
      const row = await database
        .prepare(sql)
        .bind(id, now + attemptSeconds * 1000, now)
        .first<Row>();
      return row && { id, attempts: row.attempts, stored: toStored(row) };
    },

    async due(now, most) {
      const sql = `SELECT id FROM submissions WHERE delivered_at IS NULL AND set_aside_at IS NULL AND next_attempt_at <= ?1
        ORDER BY next_attempt_at LIMIT ?2`;
      const { results } = await database.prepare(sql).bind(now, most).all<{ id: number }>();
      return results.map(({ id }) => id);
    },

    async delivered(id, at, outcome) {
      const sql = 'UPDATE submissions SET delivered_at = ?2, last_error = NULL, outcome = coalesce(?3, outcome) WHERE id = ?1';
      await database.prepare(sql).bind(id, at, outcome).run();
    },

    async failed({ id, attempts }, at, error) {
      const sql = 'UPDATE submissions SET next_attempt_at = ?2, last_error = ?3 WHERE id = ?1 AND delivered_at IS NULL';
      await database
        .prepare(sql)
        .bind(id, at + retrySeconds(attempts) * 1000, error)
        .run();
    },

    async waiting(before) {
      const sql = `SELECT count(*) AS count, min(created_at) AS oldestAt FROM submissions
        WHERE delivered_at IS NULL AND set_aside_at IS NULL AND created_at < ?1`;
      return (await database.prepare(sql).bind(before).first<Waiting>()) ?? { count: 0, oldestAt: null };
    },

    async setAside(id, at, reason) {
      const sql = 'UPDATE submissions SET set_aside_at = ?2, last_error = ?3 WHERE id = ?1 AND delivered_at IS NULL';
      await database.prepare(sql).bind(id, at, reason).run();
    },

    async countSetAside() {
      const sql = 'SELECT count(*) AS count FROM submissions WHERE set_aside_at IS NOT NULL AND delivered_at IS NULL';
      return (await database.prepare(sql).first<{ count: number }>())?.count ?? 0;
    },

    async erase(now) {
      const submissions = `UPDATE submissions SET payload = NULL, content_key = NULL, consent_text = NULL, source_page = '', erased_at = ?2
        WHERE delivered_at < ?1 AND payload IS NOT NULL`;
      await database.batch([
        database.prepare(submissions).bind(now - erasureSeconds * 1000, now),
        database.prepare('DELETE FROM form_drafts WHERE changed_at < ?1').bind(now - draftSeconds * 1000),
        // A clock that was wrong must not make one last.
        database.prepare('UPDATE form_drafts SET changed_at = ?1 WHERE changed_at > ?1').bind(now),
      ]);
    },

    async find(reference) {
      const row = await database.prepare('SELECT * FROM submissions WHERE reference = ?1').bind(reference).first<Row>();
      if (!row) return null;
      const undelivered = row.delivered_at === null ? toStored(row) : null;
      return { ...toReceipt(row), createdAt: row.created_at, undelivered, employerAskedOn: row.employer_asked_on };
    },

    async noteEmployerAsked(reference, day) {
      await database.prepare('UPDATE submissions SET employer_asked_on = ?2 WHERE reference = ?1').bind(reference, day).run();
    },
  };
}

const toReceipt = ({ form, reference, outcome }: Row): Receipt => ({ form, reference, outcome });

/** What is in the payload its form says, see `readSubmission`. */
function toStored(row: Row): StoredSubmission {
  return {
    form: row.form,
    formVersion: row.form_version,
    payload: row.payload ?? 'null',
    submissionKey: row.submission_key,
    reference: row.reference,
    outcome: row.outcome,
    locale: row.locale,
    sourcePage: row.source_page,
    consentVersion: row.consent_version,
    consentText: row.consent_text ?? '',
    suspicion: row.suspicion,
    createdAt: row.created_at,
  };
}
