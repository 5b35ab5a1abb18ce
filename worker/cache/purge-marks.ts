import * as v from 'valibot';
import type { Logger } from '../observe/logger.ts';
import type { Database } from '../search/database.ts';
import { condenseMarks, marksSchema, mergeMarks, type PurgeMarks } from './marks.ts';
import { marksSeconds, staleIfErrorSeconds } from './policies.ts';
import { createPurgeLedger, type LedgerState } from './purge-ledger.ts';

export const marksKey = 'purge-marks';
/** KV takes one write a second to a key. */
const writeMilliseconds = 1000;
/** How long a data centre answers with its copy of the marks: the least that KV takes, half of what it does untold. */
const marksCacheSeconds = 30;
/** Turns of a publication, of a second at least: work behind a response is given 30 seconds. */
const mostTurns = 20;
/** After this an unfinished publication was cancelled, and another event begins one. */
const turnMilliseconds = 10_000;

export interface PurgeMarkStore {
  read(): Promise<PurgeMarks>;
  /** Marks tags as purged now, for this isolate at once. The promise is that of `publish`. */
  mark(tags: readonly string[]): Promise<void>;
  /** Work to be done behind a response: tells all other isolates what they do not know yet. Never rejects. */
  publish(): Promise<void>;
}

export interface PurgeMarkDependencies {
  kv: KVNamespace;
  database: Database;
  clock: () => number;
  wait: (milliseconds: number) => Promise<void>;
  logger: Logger;
}

/**
 * The marks of what was purged: one entry of KV, from which any number of readers learn of any number of purges. What is marked is gathered, and
 * written once a second by one event of an isolate; no event waits for a promise of another. The database, where isolates do not
 * overwrite each other, holds all of them.
 */
export function createPurgeMarks({ kv, database, clock, wait, logger }: PurgeMarkDependencies): PurgeMarkStore {
  const ledger = createPurgeLedger({ database, clock });
  let known: { marks: PurgeMarks; readAt: number } = { marks: {}, readAt: Number.NEGATIVE_INFINITY };
  /** Not in the ledger yet. */
  let pending: PurgeMarks = {};
  /** What was last written to KV while the ledger failed. */
  let writtenAlone: PurgeMarks | null = null;
  let writtenAt = Number.NEGATIVE_INFINITY;
  /** This isolate may have written over what another one had. */
  let mustWrite = false;
  let busyUntil = Number.NEGATIVE_INFINITY;

  async function load(): Promise<PurgeMarks> {
    try {
      const parsed = v.safeParse(marksSchema, await kv.get(marksKey, { type: 'json', cacheTtl: marksCacheSeconds }));
      if (!parsed.success) return {};
      // A mark of a wrong clock ends what there is, not what will be there.
      const now = clock();
      return Object.fromEntries(Object.entries(parsed.output).map(([tag, time]) => [tag, time > now ? (known.marks[tag] ?? now) : time]));
    } catch (error) {
      logger.error('cache-marks-unreadable', error);
      return {};
    }
  }

  /** KV may answer with an older copy than what this isolate knows. */
  function learn(marks: PurgeMarks) {
    known = { ...known, marks: condenseMarks(mergeMarks(known.marks, marks), clock()) };
  }

  async function read(): Promise<PurgeMarks> {
    if (clock() - known.readAt < marksSeconds * 1000) return known.marks;
    learn(await load());
    known = { ...known, readAt: clock() };
    return known.marks;
  }

  /** Writes all that is known here and in KV, which may know what the ledger has lost. */
  async function write(): Promise<boolean> {
    learn(await load());
    try {
      writtenAt = clock();
      await kv.put(marksKey, JSON.stringify(known.marks), { expirationTtl: staleIfErrorSeconds });
      mustWrite = true;
      return true;
    } catch (error) {
      logger.warn('purge-not-written', { reason: error instanceof Error ? error.message : String(error) });
      return false;
    }
  }

  async function addToLedger(): Promise<LedgerState | null> {
    const added = pending;
    try {
      const state = await ledger.add(added);
      pending = Object.fromEntries(Object.entries(pending).filter(([tag, time]) => added[tag] !== time));
      learn(state.marks);
      return state;
    } catch (error) {
      logger.error('purge-ledger-failed', error);
      return null;
    }
  }

  /** True where KV holds all that is known to any isolate. */
  async function publishOnce(): Promise<boolean> {
    const state = await addToLedger();
    if (!state) {
      const gathered = pending;
      if (writtenAlone !== gathered && (await write())) writtenAlone = gathered;
      return false;
    }
    if (state.published === state.version && !mustWrite) return true;
    if (!(await write())) return false;
    try {
      // What others have added in the meantime may have been written before this, and is overwritten now.
      mustWrite = (await ledger.notePublished(state.version)) !== state.version;
      return !mustWrite;
    } catch (error) {
      logger.error('purge-ledger-failed', error);
      return false;
    }
  }

  async function publish(): Promise<void> {
    // Another event of this isolate is at it, and takes with it what was marked since.
    if (clock() < busyUntil) return;
    let turnAt = writtenAt;
    try {
      for (let turn = 0; turn < mostTurns; turn += 1) {
        busyUntil = clock() + turnMilliseconds;
        const pause = Math.max(turnAt, writtenAt) + writeMilliseconds - clock();
        if (pause > 0) await wait(pause);
        turnAt = clock();
        const isDone = await publishOnce();
        if (isDone && Object.keys(pending).length === 0) return;
      }
      logger.error('purge-not-published', new Error(`not published in ${mostTurns} turns: the next purge or the next minute goes on`));
    } finally {
      busyUntil = Number.NEGATIVE_INFINITY;
    }
  }

  return {
    read,
    mark(tags) {
      const now = clock();
      const marked = Object.fromEntries(tags.map((tag) => [tag, now]));
      learn(marked);
      pending = condenseMarks(mergeMarks(pending, marked), now);
      return publish();
    },
    publish,
  };
}
