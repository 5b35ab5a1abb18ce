import type { FormOutcome } from '../../../domain/forms/forms.ts';
import { attemptSeconds, retrySeconds } from '../limits.ts';
import type { StoredSubmission } from './submission.ts';
import { type Row, toStored } from './submission-row.ts';

/** A row whose delivery somebody has taken on. */
export interface ClaimedSubmission {
  id: number;
  attempts: number;
  stored: StoredSubmission;
}

interface Waiting {
  count: number;
  /** Milliseconds since 1970; null where nothing waits. */
  oldestAt: number | null;
}

/** What the table knows of deliveries. */
export interface DeliveryRows {
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
}

/** Which rows wait for their delivery, and what came of each attempt. */
export function createDeliveryRows(database: D1Database): DeliveryRows {
  return {
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

    async setAside(id, at, reason) {
      const sql = 'UPDATE submissions SET set_aside_at = ?2, last_error = ?3 WHERE id = ?1 AND delivered_at IS NULL';
      await database.prepare(sql).bind(id, at, reason).run();
    },

    async waiting(before) {
      const sql = `SELECT count(*) AS count, min(created_at) AS oldestAt FROM submissions
        WHERE delivered_at IS NULL AND set_aside_at IS NULL AND created_at < ?1`;
      return (await database.prepare(sql).bind(before).first<Waiting>()) ?? { count: 0, oldestAt: null };
    },

    async countSetAside() {
      const sql = 'SELECT count(*) AS count FROM submissions WHERE set_aside_at IS NOT NULL AND delivered_at IS NULL';
      return (await database.prepare(sql).first<{ count: number }>())?.count ?? 0;
    },
  };
}
