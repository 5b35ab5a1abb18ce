import * as v from 'valibot';
import type { Logger } from '../observe/logger.ts';
import { marksSeconds, staleIfErrorSeconds } from './policies.ts';

/** Tag → when it was last purged, in milliseconds. */
export type PurgeMarks = Record<string, number>;

/** Above this many marks the oldest half is dropped; what carried their tags has been refetched or expires by its policy. */
const maximumMarks = 2000;

const marksKey = 'purge-marks';
const marksSchema = v.record(v.string(), v.number());

export interface PurgeMarkStore {
  read(): Promise<PurgeMarks>;
  /** Marks tags as purged now, for this isolate at once and for the others through KV. Repeating it is harmless. */
  mark(tags: string[]): Promise<void>;
}

/** The purge marks of one KV entry: one write purges any number of cached values, wherever their copies are. */
export function createPurgeMarks(dependencies: { kv: KVNamespace; clock: () => number; logger: Logger }): PurgeMarkStore {
  const { kv, clock, logger } = dependencies;
  let known: { marks: PurgeMarks; readAt: number } | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function load(): Promise<PurgeMarks> {
    try {
      const parsed = v.safeParse(marksSchema, await kv.get(marksKey, 'json'));
      return parsed.success ? parsed.output : {};
    } catch (error) {
      logger.error('cache-marks-unreadable', error);
      return {};
    }
  }

  /** KV may answer with an older copy than the one this isolate has written: the newer time wins. */
  function merge(a: PurgeMarks, b: PurgeMarks): PurgeMarks {
    const merged = { ...a };
    for (const [tag, time] of Object.entries(b)) merged[tag] = Math.max(time, merged[tag] ?? 0);
    return merged;
  }

  async function read(): Promise<PurgeMarks> {
    if (known && clock() - known.readAt < marksSeconds * 1000) return known.marks;
    const marks = merge(await load(), known?.marks ?? {});
    known = { marks, readAt: clock() };
    return marks;
  }

  async function write(tags: string[]): Promise<void> {
    const now = clock();
    const marked = Object.fromEntries(tags.map((tag) => [tag, now]));
    known = { marks: merge(known?.marks ?? {}, marked), readAt: now };
    const marks = prune(merge(await load(), known.marks), now);
    known = { marks, readAt: now };
    await kv.put(marksKey, JSON.stringify(marks), { expirationTtl: staleIfErrorSeconds });
  }

  return {
    read,
    mark(tags) {
      // One after the other: two webhooks at once would each write without the other's mark.
      writing = writing.catch(() => {}).then(() => write(tags));
      return writing;
    },
  };
}

function prune(marks: PurgeMarks, now: number): PurgeMarks {
  const kept = Object.entries(marks).filter(([, time]) => now - time < staleIfErrorSeconds * 1000);
  if (kept.length <= maximumMarks) return Object.fromEntries(kept);
  return Object.fromEntries(kept.sort(([, a], [, b]) => b - a).slice(0, maximumMarks / 2));
}
