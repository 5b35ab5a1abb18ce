import * as v from 'valibot';
import type { Logger } from '../observe/logger.ts';
import { condenseMarks, marksSchema, mergeMarks, type PurgeMarks } from './marks.ts';
import { marksSeconds, staleIfErrorSeconds } from './policies.ts';

export const marksKey = 'purge-marks';
/** How long a data centre answers with its copy of the marks: the least that KV takes, half of what it does untold. */
const marksCacheSeconds = 30;

interface KnownMarkDependencies {
  kv: KVNamespace;
  clock: () => number;
  logger: Logger;
}

/** The marks that this isolate knows, and their entry of KV. */
export function createKnownMarks({ kv, clock, logger }: KnownMarkDependencies) {
  let memory: { marks: PurgeMarks; readAt: number } = { marks: {}, readAt: Number.NEGATIVE_INFINITY };
  let writtenAt = Number.NEGATIVE_INFINITY;

  async function load(): Promise<PurgeMarks> {
    try {
      const parsed = v.safeParse(marksSchema, await kv.get(marksKey, { type: 'json', cacheTtl: marksCacheSeconds }));
      if (!parsed.success) return {};
      // A mark of a wrong clock ends what there is, not what will be there.
      const now = clock();
      return Object.fromEntries(Object.entries(parsed.output).map(([tag, time]) => [tag, time > now ? (memory.marks[tag] ?? now) : time]));
    } catch (error) {
      logger.error('cache-marks-unreadable', error);
      return {};
    }
  }

  /** KV may answer with an older copy than what this isolate knows. */
  function learn(marks: PurgeMarks) {
    memory = { ...memory, marks: condenseMarks(mergeMarks(memory.marks, marks), clock()) };
  }

  async function read(): Promise<PurgeMarks> {
    if (clock() - memory.readAt < marksSeconds * 1000) return memory.marks;
    learn(await load());
    memory = { ...memory, readAt: clock() };
    return memory.marks;
  }

  /** Writes all that is known here and in KV, which may know what the ledger has lost. */
  async function write(): Promise<boolean> {
    learn(await load());
    try {
      writtenAt = clock();
      await kv.put(marksKey, JSON.stringify(memory.marks), { expirationTtl: staleIfErrorSeconds });
      return true;
    } catch (error) {
      logger.warn('purge-not-written', { reason: error instanceof Error ? error.message : String(error) });
      return false;
    }
  }

  return { read, learn, write, writtenAt: () => writtenAt };
}
