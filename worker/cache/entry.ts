import * as v from 'valibot';
import { isPurgedSince, type PurgeMarks } from './marks.ts';
import type { CachePolicy } from './policies.ts';

const milliseconds = v.pipe(v.number(), v.safeInteger());
const entrySchema = v.object({
  format: v.literal(2),
  /** When the value was asked for, in milliseconds: a purge during the request must outdate it. */
  askedAt: milliseconds,
  freshUntil: milliseconds,
  staleUntil: milliseconds,
  errorUntil: milliseconds,
  tags: v.pipe(v.array(v.string()), v.nonEmpty()),
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
  return { format: 2, askedAt, freshUntil, staleUntil, errorUntil: askedAt + policy.errorSeconds * 1000, tags, value };
}

/**
 * Reads what KV holds; anything that is not an entry of this format is null. Its times are believed as far as the policy and our
 * own clock allow: no purge reaches an entry from the future, so that it counts as
 * one whose stale time has just ended.
 */
export function parseEntry(raw: unknown, { policy, now }: { policy: CachePolicy; now: number }): CacheEntry | null {
  const parsed = v.safeParse(entrySchema, raw);
  if (!parsed.success) return null;
  const entry = parsed.output;
  const isOfTheFuture = entry.askedAt > now;
  const askedAt = isOfTheFuture ? now - (policy.freshSeconds + policy.staleSeconds) * 1000 : entry.askedAt;
  const latest = createEntry(entry.value, { askedAt, policy, tags: entry.tags });
  return {
    ...latest,
    freshUntil: Math.min(entry.freshUntil, latest.freshUntil),
    staleUntil: Math.min(entry.staleUntil, latest.staleUntil),
    errorUntil: Math.min(entry.errorUntil, latest.errorUntil),
  };
}

/** How long KV keeps an entry, in seconds; it takes no less than a minute. */
export function secondsInKv({ errorUntil }: CacheEntry, now: number): number {
  return Math.max(60, Math.ceil((errorUntil - now) / 1000));
}

export type Freshness = 'fresh' | 'stale' | 'outdated' | 'expired';

/** What may be done with an entry: serve it, serve and refresh it, serve it only if the source fails, nothing. */
export function freshnessOf(entry: CacheEntry, marks: PurgeMarks, now: number): Freshness {
  if (now >= entry.errorUntil) return 'expired';
  if (isPurgedSince(marks, entry.tags, entry.askedAt)) return 'outdated';
  if (now < entry.freshUntil) return 'fresh';
  return now < entry.staleUntil ? 'stale' : 'outdated';
}
