import type { Weight } from '../../domain/bounded-map.ts';
import { ScanResistantMap } from '../../domain/scan-resistant-map.ts';
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

interface Held<Value> {
  value: Value | null;
  /** When the work began that made it, and when it was read, in milliseconds. */
  askedAt: number;
  readAt: number;
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
  const memory = new ScanResistantMap<string, Held<Value>>(
    most,
    weight && { of: ({ value }) => (value === null ? 0 : weight.of(value)), most: weight.most },
  );

  const heldOf = (value: Value | null): Held<Value> => ({ value, askedAt: value === null ? clock() : askedAtOf(value), readAt: clock() });

  /** KV elsewhere may still hold an older copy than the one this isolate has just made, or ended. Of one version the same value stays, by which what was made of it is known. */
  function newestOf(last: Held<Value> | undefined, stored: Value | null): Value | null {
    const isSame = last && last.value !== null && stored !== null && last.askedAt === askedAtOf(stored);
    return last && (isSame || stored === null || last.askedAt > askedAtOf(stored)) ? last.value : stored;
  }

  return {
    remember: (key, value) => memory.settle(key, heldOf(value)),
    remembered: (key) => memory.look(key)?.value ?? null,
    async find(key, read, report = silentReport) {
      const last = memory.ask(key);
      if (last && clock() - last.readAt < memorySeconds * 1000) return last.value;
      try {
        const stored = await read();
        const newest = newestOf(memory.look(key), stored);
        if (newest !== null) memory.add(key, heldOf(newest));
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
