import type { PlainDate } from '../../../domain/forms/fields/plain-date.ts';
import type { FormName } from '../../../domain/forms/forms.ts';
import { draftSeconds, erasureSeconds } from '../limits.ts';
import { type AcceptedRows, createAcceptedRows } from './accepted-rows.ts';
import { createDeliveryRows, type DeliveryRows } from './delivery-rows.ts';
import type { Receipt, StoredSubmission } from './submission.ts';
import { type Row, toReceipt, toStored } from './submission-row.ts';

interface KnownSubmission extends Receipt {
  createdAt: number;
  undelivered: StoredSubmission | null;
  employerAskedOn: PlainDate | null;
}

export interface SubmissionStore extends AcceptedRows, DeliveryRows {
  /** Removes personal data that have served: of rows delivered long ago, and drafts nobody came back to. */
  erase(now: number): Promise<void>;
  /** What is known of a reference; what was sent, too, until it is delivered. */
  find(reference: string): Promise<KnownSubmission | null>;
  /** The newest submission of a form from a page that is not delivered yet. */
  newestWaiting(form: FormName, sourcePage: string): Promise<Pick<StoredSubmission, 'payload' | 'formVersion' | 'createdAt'> | null>;
  /** Notes the day on which the parents of a request asked an employer. */
  noteEmployerAsked(reference: string, day: PlainDate): Promise<void>;
}

/** The table `submissions` of the edge database. */
export function createSubmissionStore(database: D1Database): SubmissionStore {
  return {
    ...createAcceptedRows(database),
    ...createDeliveryRows(database),

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

    async newestWaiting(form, sourcePage) {
      // The condition of the index of what waits: few rows at any time.
      const sql = `SELECT * FROM submissions WHERE delivered_at IS NULL AND form = ?1 AND source_page = ?2
        ORDER BY created_at DESC, id DESC LIMIT 1`;
      const row = await database.prepare(sql).bind(form, sourcePage).first<Row>();
      return row && toStored(row);
    },

    async noteEmployerAsked(reference, day) {
      await database.prepare('UPDATE submissions SET employer_asked_on = ?2 WHERE reference = ?1').bind(reference, day).run();
    },
  };
}
