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

/** An entry of a value asked for at a time, in milliseconds. */
export function createEntry(value: unknown, options: { askedAt: number; policy: CachePolicy; tags: string[] }): CacheEntry {
  const { askedAt, policy, tags } = options;
  const freshUntil = askedAt + policy.freshSeconds * 1000;
  const staleUntil = freshUntil + policy.staleSeconds * 1000;
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
