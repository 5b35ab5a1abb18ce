import type { Logger } from '../observe/logger.ts';
import { type RequestReport, silentReport } from '../observe/reporter.ts';
import { type CacheEntry, secondsInKv } from './entry.ts';
import { createKvTier } from './kv-tier.ts';
import type { CachePolicy } from './policies.ts';
import { createEntryOpener, sealEntry } from './sealed-entry.ts';

/** Values kept in the memory of an isolate, which has 128 MB; the oldest leaves first. Most have 10 kB as JSON, and two to three times that as objects. */
const maximumMemoryEntries = 300;
const maximumMemoryCharacters = 8_000_000;

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

interface HeldEntry {
  entry: CacheEntry;
  /** As JSON, in characters. */
  length: number;
}

/** Entries in memory and in KV, each sealed with its key. */
export function createEntryTiers({ kv, clock, logger, memorySeconds }: EntryTierDependencies) {
  const tier = createKvTier<HeldEntry>({
    clock,
    logger,
    memorySeconds,
    most: maximumMemoryEntries,
    weight: { of: ({ length }) => length, most: maximumMemoryCharacters },
    askedAtOf: ({ entry }) => entry.askedAt,
    events: { unreadable: 'cache-unreadable', unwritable: 'cache-unwritable' },
  });
  const openEntry = createEntryOpener();

  function open(text: string | null, { key, policy }: EntryRequest): HeldEntry | null {
    const entry = text === null ? null : openEntry(key, JSON.parse(text), { policy, now: clock() });
    return text !== null && entry ? { entry, length: text.length } : null;
  }

  return {
    remembered: (key: string): CacheEntry | null => tier.remembered(key)?.entry ?? null,
    async find(request: EntryRequest): Promise<CacheEntry | null> {
      const { key, report = silentReport } = request;
      const get = () => report.transaction.span({ op: 'cache.get', description: nameOf(key) }, () => kv.get(key, 'text'));
      const held = await tier.find(key, async () => open(await get(), request), report);
      return held?.entry ?? null;
    },
    /** Keeps an entry in memory alone. */
    remember({ key }: EntryRequest, entry: CacheEntry): void {
      tier.remember(key, { entry, length: String(JSON.stringify(entry.value)).length });
    },
    /** Keeps an entry in memory at once, and in KV. */
    store({ key, report = silentReport }: EntryRequest, entry: CacheEntry): Promise<void> {
      const sealed = sealEntry(key, entry);
      tier.remember(key, { entry, length: sealed.length });
      const put = () => kv.put(key, sealed, { expirationTtl: secondsInKv(entry, clock()) });
      return tier.write(key, () => report.transaction.span({ op: 'cache.put', description: nameOf(key) }, put), report);
    },
    /** The value is no more: neither other isolates nor a failure may bring it back. */
    forget: ({ key }: EntryRequest): Promise<void> => tier.write(key, () => kv.delete(key)),
  };
}

/** A key without the query it was made of, which a reader may have typed. */
function nameOf(key: string): string {
  const end = key.indexOf('?');
  return end < 0 ? key : key.slice(0, end);
}
