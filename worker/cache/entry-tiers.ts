import type { Logger } from '../observe/logger.ts';
import { type RequestReport, silentReport } from '../observe/reporter.ts';
import { type CacheEntry, secondsInKv } from './entry.ts';
import { createKvTier } from './kv-tier.ts';
import type { CachePolicy } from './policies.ts';
import { openEntry, sealEntry } from './sealed-entry.ts';

/** Values kept in the memory of an isolate; the oldest leaves first. */
const maximumMemoryEntries = 300;

/** What the tiers of memory and KV are made of. */
export interface EntryTierDependencies {
  kv: KVNamespace;
  clock: () => number;
  logger: Logger;
  /** How long a value stays in the memory of the isolate before KV is read again. */
  memorySeconds: number;
}

interface EntryRequest {
  key: string;
  policy: CachePolicy;
  /** Told how long KV takes. */
  report?: RequestReport;
}

export type EntryTiers = ReturnType<typeof createEntryTiers>;

/** Entries in memory and in KV, each sealed with its key. */
export function createEntryTiers({ kv, clock, logger, memorySeconds }: EntryTierDependencies) {
  const tier = createKvTier<CacheEntry>({
    clock,
    logger,
    memorySeconds,
    most: maximumMemoryEntries,
    askedAtOf: ({ askedAt }) => askedAt,
    events: { unreadable: 'cache-unreadable', unwritable: 'cache-unwritable' },
  });
  return {
    remember: tier.remember,
    remembered: tier.remembered,
    find({ key, policy, report = silentReport }: EntryRequest): Promise<CacheEntry | null> {
      const get = () => report.transaction.span({ op: 'cache.get', description: nameOf(key) }, () => kv.get<unknown>(key, 'json'));
      return tier.find(key, async () => openEntry(key, await get(), { policy, now: clock() }), report);
    },
    store({ key, report = silentReport }: EntryRequest, entry: CacheEntry): Promise<void> {
      const put = () => kv.put(key, sealEntry(key, entry), { expirationTtl: secondsInKv(entry, clock()) });
      return tier.write(key, () => report.transaction.span({ op: 'cache.put', description: nameOf(key) }, put), report);
    },
    /** The value is no more: neither other isolates nor a failure may bring it back. */
    forget: ({ key }: EntryRequest): Promise<void> => tier.write(key, () => kv.delete(key)),
  };
}

/** A key without the query it was made of, which a reader may have typed. */
function nameOf(key: string): string {
  return key.split('?', 1)[0] ?? '';
}
