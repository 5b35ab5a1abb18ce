import * as v from 'valibot';
import { isPurgedSince, type PurgeMarks } from './marks.ts';
import type { CachePolicy } from './policies.ts';

const entrySchema = v.object({
  format: v.literal(1),
  /** When the value was asked for, in milliseconds: a purge during the request must outdate it. */
  askedAt: v.number(),
  freshUntil: v.number(),
  staleUntil: v.number(),
  errorUntil: v.number(),
  tags: v.array(v.string()),
  value: v.unknown(),
});

/** A cached value with its own times: copies at the edge outlive deletes, so an entry never relies on KV to expire. */
export type CacheEntry = v.InferOutput<typeof entrySchema>;

export interface EntryOptions {
  /** When the value was asked for, in milliseconds. */
  askedAt: number;
  policy: CachePolicy;
  tags: string[];
  /** When the value is no longer right, whatever the policy says: from then on it is only served where the source fails. */
  changesAt?: number | undefined;
}

/** An entry of a value, with its times. */
export function createEntry(value: unknown, { askedAt, policy, tags, changesAt = Number.POSITIVE_INFINITY }: EntryOptions): CacheEntry {
  const freshEnd = askedAt + policy.freshSeconds * 1000;
  const freshUntil = Math.min(freshEnd, changesAt);
  const staleUntil = Math.min(freshEnd + policy.staleSeconds * 1000, changesAt);
  return { format: 1, askedAt, freshUntil, staleUntil, errorUntil: askedAt + policy.errorSeconds * 1000, tags, value };
}

/** Reads what KV holds; anything that is not an entry of this format is null. */
export function parseEntry(raw: unknown): CacheEntry | null {
  const parsed = v.safeParse(entrySchema, raw);
  return parsed.success ? parsed.output : null;
}

export type Freshness = 'fresh' | 'stale' | 'outdated' | 'expired';

/** What may be done with an entry: serve it, serve and refresh it, serve it only if the source fails, nothing. */
export function freshnessOf(entry: CacheEntry, marks: PurgeMarks, now: number): Freshness {
  if (now >= entry.errorUntil) return 'expired';
  if (isPurgedSince(marks, entry.tags, entry.askedAt)) return 'outdated';
  if (now < entry.freshUntil) return 'fresh';
  return now < entry.staleUntil ? 'stale' : 'outdated';
}
