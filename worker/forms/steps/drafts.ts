import * as v from 'valibot';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { digest } from '../../digest.ts';
import { createHostCookie } from '../../host-cookie.ts';
import { draftSeconds } from '../limits.ts';

const secretPattern = /^[0-9a-f]{32}$/;
const cookie = createHostCookie('draft');

/** The secret of a draft's owner, or null. */
export function readDraftCookie(header: string | undefined): string | null {
  const value = cookie.read(header);
  return value && secretPattern.test(value) ? value : null;
}

export function createDraftSecret(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

export function createDraftCookie(secret: string): string {
  return cookie.set(secret, draftSeconds);
}

export function endedDraftCookie(): string {
  return cookie.end();
}

const flatValues = v.record(v.string(), v.union([v.string(), v.array(v.string())]));

/** A draft that is none is begun anew. */
function readPayload(text: string): FlatValues | null {
  try {
    return v.parse(flatValues, JSON.parse(text));
  } catch {
    return null;
  }
}

export interface DraftStore {
  read(secret: string, now: number): Promise<FlatValues | null>;
  write(secret: string, values: FlatValues, now: number): Promise<void>;
  remove(secret: string): Promise<void>;
}

/** Drafts by a secret that only their owner has: the table holds its hash. */
export function createDraftStore(database: D1Database): DraftStore {
  return {
    async read(secret, now) {
      const sql = 'SELECT payload FROM form_drafts WHERE id = ?1 AND changed_at >= ?2';
      const row = await database
        .prepare(sql)
        .bind(await digest(secret), now - draftSeconds * 1000)
        .first<{ payload: string }>();
      return row && readPayload(row.payload);
    },
    async write(secret, values, now) {
      const sql = `INSERT INTO form_drafts (id, payload, changed_at) VALUES (?1, ?2, ?3)
        ON CONFLICT (id) DO UPDATE SET payload = excluded.payload, changed_at = excluded.changed_at`;
      await database
        .prepare(sql)
        .bind(await digest(secret), JSON.stringify(values), now)
        .run();
    },
    async remove(secret) {
      await database
        .prepare('DELETE FROM form_drafts WHERE id = ?1')
        .bind(await digest(secret))
        .run();
    },
  };
}
