import type { RequestReport } from '../observe/reporter.ts';
import { type CacheEntry, createEntry, freshnessOf } from './entry.ts';
import { createEntryTiers, type EntryTierDependencies, type EntryTiers } from './entry-tiers.ts';
import type { CachePolicy } from './policies.ts';
import type { PurgeMarkStore } from './purge-marks.ts';
import { createRecentFailures, type RecentFailures } from './recent-failures.ts';
import { createSharedWork } from './shared-work.ts';

export interface CacheRequest<Value> {
  /** At most 512 bytes; built from validated parts only. */
  key: string;
  policy: CachePolicy;
  /** A stale value is only served where the source fails: for what will itself be kept. */
  mustBeFresh?: boolean;
  /** Null is an answer like another, to be kept and to be served where the source fails: a translation that does not exist. */
  absenceIsAnswer?: boolean;
  load(): Promise<{ value: Value; tags: string[] }>;
  waitUntil(work: Promise<unknown>): void;
  /** Told how long KV takes, and of failures that the reader does not see. */
  report?: RequestReport;
}

/** `failed` is a stale value served because the source failed. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'failed';

export interface CacheResult<Value> {
  value: Value;
  state: CacheState;
  /** Age of the value in seconds. */
  ageSeconds: number;
  /** What it is made of; a purge of any of these ends it. */
  tags: string[];
}

export interface ContentCache {
  read<Value>(request: CacheRequest<Value>): Promise<CacheResult<Value>>;
  /** A value that can be served without waiting for the source, or null. */
  peek<Value>(request: CacheRequest<Value>): Promise<CacheResult<Value> | null>;
}

/** What the cache of content is made of. */
export interface CacheDependencies extends EntryTierDependencies {
  marks: PurgeMarkStore;
}

/**
 * Reads through memory → KV → source, one request a key and isolate at a time. Values are shared between requests, never
 * streams or responses, which belong to the request that made them.
 */
export function createContentCache({ kv, marks, clock, logger, memorySeconds }: CacheDependencies): ContentCache {
  const entries = createEntryTiers({ kv, clock, logger, memorySeconds });
  const failures = createRecentFailures(clock);

  const askOnce = createSource({ clock, entries, failures });
  const result = <Value>(entry: CacheEntry, state: CacheState) => resultOf<Value>(entry, state, clock());

  /** What is kept, and that which can be served of it without waiting for the source. */
  async function look<Value>(request: CacheRequest<Value>): Promise<{ kept: CacheEntry | null; servable: CacheResult<Value> | null }> {
    const kept = await entries.find(request);
    const purgeMarks = await marks.read();
    const freshness = kept ? freshnessOf(kept, purgeMarks, clock()) : 'expired';
    if (kept && freshness === 'fresh') return { kept, servable: result(kept, 'hit') };
    if (kept && freshness === 'stale' && !request.mustBeFresh) {
      if (!failures.isPaused() && !failures.ofKey(request.key, purgeMarks)) request.waitUntil(refresh(request));
      return { kept, servable: result(kept, 'stale') };
    }
    return { kept, servable: null };
  }

  async function refresh<Value>(request: CacheRequest<Value>): Promise<void> {
    try {
      await askOnce(request);
    } catch (error) {
      logger.error('cache-refresh-failed', error, { key: request.key });
      request.report?.captureError(error, 'cache-refresh-failed');
    }
  }

  async function read<Value>(request: CacheRequest<Value>): Promise<CacheResult<Value>> {
    const { kept, servable } = await look(request);
    if (servable) return servable;
    const usable = kept && clock() < kept.errorUntil && (kept.value !== null || request.absenceIsAnswer) ? kept : null;
    const failure = failures.ofKey(request.key, await marks.read());
    if (usable && (failure || failures.isPaused())) return result(usable, 'failed');
    if (failure) throw failure;
    if (usable && failures.isHanging()) {
      request.waitUntil(refresh(request));
      return result(usable, 'failed');
    }
    try {
      return result(await askOnce(request), 'miss');
    } catch (error) {
      if (!usable) throw error;
      logger.error('cache-served-stale', error, { key: request.key });
      request.report?.captureError(error, 'cache-served-stale');
      return result(usable, 'failed');
    }
  }

  return { read, peek: async (request) => (await look(request)).servable };
}

interface SourceOptions {
  clock: () => number;
  entries: EntryTiers;
  failures: RecentFailures;
}

/** Asks the source, once for all requests that ask for the same, and keeps what it says. */
function createSource({ clock, entries, failures }: SourceOptions): (request: CacheRequest<unknown>) => Promise<CacheEntry> {
  const share = createSharedWork<CacheEntry>(clock);

  async function ask<Value>(request: CacheRequest<Value>): Promise<CacheEntry> {
    const askedAt = clock();
    try {
      const { value, tags } = await request.load();
      const entry = createEntry(value, { askedAt, policy: request.policy, tags });
      failures.succeeded(request.key);
      const before = entries.remembered(request.key);
      // An absence is kept in memory only: addresses made up by scanners must not fill KV.
      const isKept = value !== null || request.absenceIsAnswer;
      if (!isKept && before && before.value !== null) request.waitUntil(entries.forget(request));
      if (isKept && request.policy.errorSeconds > 0) request.waitUntil(entries.store(request, entry));
      else entries.remember(request, entry);
      return entry;
    } catch (error) {
      failures.note(request.key, error, askedAt);
      throw error;
    }
  }

  return (request) => share({ key: request.key, begin: () => ask(request), waitUntil: request.waitUntil });
}

function resultOf<Value>(entry: CacheEntry, state: CacheState, now: number): CacheResult<Value> {
  // The key names query and shape, and an entry is sealed with its key, so that it was made by this very request's `load`.
  const ageSeconds = Math.max(0, Math.round((now - entry.askedAt) / 1000));
  return { value: entry.value as Value, state, ageSeconds, tags: entry.tags };
}
