import { BoundedMap, type Weight } from '../../domain/bounded-map.ts';
import type { Logger } from '../observe/logger.ts';
import { type RequestReport, silentReport } from '../observe/reporter.ts';

interface KvTierOptions<Value> {
  clock: () => number;
  logger: Logger;
  /** How long a value stays in the memory of the isolate before KV is read again. */
  memorySeconds: number;
  /** Values kept in memory, and how heavy all of them may be. */
  most: number;
  weight?: Weight<Value>;
  /** When the work began that made a value, in milliseconds. */
  askedAtOf(value: Value): number;
  /** What the log says where KV fails. */
  events: { unreadable: string; unwritable: string };
}

/** The memory of an isolate before KV. */
export interface KvTier<Value> {
  /** Keeps a value in memory; null says that there is none any more. */
  remember(key: string, value: Value | null): void;
  /** What memory holds, however old. */
  remembered(key: string): Value | null;
  /** What memory holds if it is new enough, else what is read from KV. Does not throw. */
  find(key: string, read: () => Promise<Value | null>, report?: RequestReport): Promise<Value | null>;
  /** Changes KV. Does not throw. */
  write(key: string, change: () => Promise<unknown>, report?: RequestReport): Promise<void>;
}

/** A memory before KV, in which a value is never replaced by an older one. */
export function createKvTier<Value>({
  clock,
  logger,
  memorySeconds,
  most,
  weight,
  askedAtOf,
  events,
}: KvTierOptions<Value>): KvTier<Value> {
  const memory = new BoundedMap<string, { value: Value | null; askedAt: number; readAt: number }>(
    most,
    weight && { of: ({ value }) => (value === null ? 0 : weight.of(value)), most: weight.most },
  );

  function remember(key: string, value: Value | null) {
    memory.set(key, { value, askedAt: value === null ? clock() : askedAtOf(value), readAt: clock() });
  }

  return {
    remember,
    remembered: (key) => memory.get(key)?.value ?? null,
    async find(key, read, report = silentReport) {
      const last = memory.get(key);
      if (last && clock() - last.readAt < memorySeconds * 1000) return last.value;
      try {
        const stored = await read();
        // KV elsewhere may still hold an older copy than the one this isolate has just made, or ended. Of one version the same value stays, by
        // which what was made of it is known.
        const isSame = last && last.value !== null && stored !== null && last.askedAt === askedAtOf(stored);
        const newest = last && (isSame || stored === null || last.askedAt > askedAtOf(stored)) ? last.value : stored;
        if (newest !== null) remember(key, newest);
        return newest;
      } catch (error) {
        logger.error(events.unreadable, error, { key });
        report.captureError(error, events.unreadable);
        return last?.value ?? null;
      }
    },
    async write(key, change, report = silentReport) {
      try {
        await change();
      } catch (error) {
        logger.error(events.unwritable, error, { key });
        report.captureError(error, events.unwritable);
      }
    },
  };
}
