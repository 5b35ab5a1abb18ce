import type { Logger } from '../observe/logger.ts';
import { type RequestReport, silentReport } from '../observe/reporter.ts';
import { type CacheEntry, createEntry, freshnessOf, secondsInKv } from './entry.ts';
import { createKvTier } from './kv-tier.ts';
import type { CachePolicy } from './policies.ts';
import type { PurgeMarkStore } from './purge-marks.ts';
import { createRecentFailures } from './recent-failures.ts';
import { openEntry, sealEntry } from './sealed-entry.ts';

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

/** Values kept in the memory of an isolate; the oldest leaves first. */
const maximumMemoryEntries = 300;
/** How long a request waits for another one that asks for the same before it asks itself, in milliseconds: that one may have been cancelled. */
const followMilliseconds = 6000;

/** What the tiers of memory and KV are made of. */
export interface CacheDependencies {
  kv: KVNamespace;
  marks: PurgeMarkStore;
  clock: () => number;
  logger: Logger;
  /** How long a value stays in the memory of the isolate before KV is read again. */
  memorySeconds: number;
}

/**
 * Reads through memory → KV → source, one request a key and isolate at a time. Values are shared between requests, never
 * streams or responses, which belong to the request that made them.
 */
export function createContentCache({ kv, marks, clock, logger, memorySeconds }: CacheDependencies): ContentCache {
  const tier = createKvTier<CacheEntry>({
    clock,
    logger,
    memorySeconds,
    most: maximumMemoryEntries,
    askedAtOf: ({ askedAt }) => askedAt,
    events: { unreadable: 'cache-unreadable', unwritable: 'cache-unwritable' },
  });
  const loading = new Map<string, Promise<CacheEntry>>();
  const failures = createRecentFailures(clock);

  function find({
    key,
    policy,
    report = silentReport,
  }: Pick<CacheRequest<unknown>, 'key' | 'policy' | 'report'>): Promise<CacheEntry | null> {
    const get = () => report.transaction.span({ op: 'cache.get', description: nameOf(key) }, () => kv.get<unknown>(key, 'json'));
    return tier.find(key, async () => openEntry(key, await get(), { policy, now: clock() }), report);
  }

  async function ask<Value>(request: CacheRequest<Value>): Promise<CacheEntry> {
    const askedAt = clock();
    try {
      const { value, tags } = await request.load();
      const entry = createEntry(value, { askedAt, policy: request.policy, tags });
      failures.succeeded(request.key);
      const before = tier.remembered(request.key);
      tier.remember(request.key, entry);
      // An absence is kept in memory only: addresses made up by scanners must not fill KV.
      const isKept = value !== null || request.absenceIsAnswer;
      if (!isKept && before && before.value !== null) request.waitUntil(forget(request));
      if (isKept && request.policy.errorSeconds > 0) request.waitUntil(store(request, entry));
      return entry;
    } catch (error) {
      failures.note(request.key, error, askedAt);
      throw error;
    }
  }

  function store({ key, report = silentReport }: Pick<CacheRequest<unknown>, 'key' | 'report'>, entry: CacheEntry): Promise<void> {
    const put = () => kv.put(key, sealEntry(key, entry), { expirationTtl: secondsInKv(entry, clock()) });
    return tier.write(key, () => report.transaction.span({ op: 'cache.put', description: nameOf(key) }, put), report);
  }

  /** The value is no more: neither other isolates nor a failure may bring it back. */
  function forget({ key }: Pick<CacheRequest<unknown>, 'key'>): Promise<void> {
    return tier.write(key, () => kv.delete(key));
  }

  function askOnce<Value>(request: CacheRequest<Value>): Promise<CacheEntry> {
    const running = loading.get(request.key);
    if (running) return follow(running, request);
    const started = ask(request).finally(() => {
      if (loading.get(request.key) === started) loading.delete(request.key);
    });
    loading.set(request.key, started);
    // The reader may leave while others wait for this answer.
    request.waitUntil(started.catch(() => {}));
    return started;
  }

  async function follow<Value>(running: Promise<CacheEntry>, request: CacheRequest<Value>): Promise<CacheEntry> {
    let timer: number | null = null;
    const tooLong = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), followMilliseconds);
    });
    const entry = await Promise.race([running, tooLong]).finally(() => clearTimeout(timer));
    return entry ?? ask(request);
  }

  function result<Value>(entry: CacheEntry, state: CacheState): CacheResult<Value> {
    // The key names query and shape, and an entry is sealed with its key, so that it was made by this very request's `load`.
    const ageSeconds = Math.max(0, Math.round((clock() - entry.askedAt) / 1000));
    return { value: entry.value as Value, state, ageSeconds, tags: entry.tags };
  }

  async function peek<Value>(request: CacheRequest<Value>): Promise<CacheResult<Value> | null> {
    const entry = await find(request);
    const purgeMarks = await marks.read();
    const freshness = entry ? freshnessOf(entry, purgeMarks, clock()) : 'expired';
    if (entry && freshness === 'fresh') return result(entry, 'hit');
    if (entry && freshness === 'stale' && !request.mustBeFresh) {
      if (!failures.isPaused() && !failures.ofKey(request.key, purgeMarks)) request.waitUntil(refresh(request));
      return result(entry, 'stale');
    }
    return null;
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
    const servable = await peek(request);
    if (servable) return servable;
    const last = await find(request);
    const usable = last && clock() < last.errorUntil && (last.value !== null || request.absenceIsAnswer) ? last : null;
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

  return { read, peek };
}

/** A key without the query it was made of, which a reader may have typed. */
function nameOf(key: string): string {
  return key.split('?', 1)[0] ?? '';
}
