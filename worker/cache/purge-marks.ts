import type { Logger } from '../observe/logger.ts';
import type { Database } from '../search/database.ts';
import { createKnownMarks } from './known-marks.ts';
import { condenseMarks, mergeMarks, type PurgeMarks } from './marks.ts';
import { createPurgeLedger, type LedgerState, type PurgeLedger } from './purge-ledger.ts';

/** KV takes one write a second to a key. */
const writeMilliseconds = 1000;
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
  const knownMarks = createKnownMarks({ kv, clock, logger });
  const pending = createPendingMarks({ ledger, clock, logger });
  /** What was last written to KV while the ledger failed. */
  let writtenAlone: PurgeMarks | null = null;
  /** This isolate may have written over what another one had. */
  let mustWrite = false;

  /** True where KV holds all that is known to any isolate. */
  async function publishOnce(): Promise<boolean> {
    const state = await pending.hand();
    if (!state) {
      const gathered = pending.marks();
      if (writtenAlone !== gathered && (await write())) writtenAlone = gathered;
      return false;
    }
    knownMarks.learn(state.marks);
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

  async function write(): Promise<boolean> {
    const isWritten = await knownMarks.write();
    mustWrite ||= isWritten;
    return isWritten;
  }

  const isPublished = async () => (await publishOnce()) && Object.keys(pending.marks()).length === 0;
  const publish = createTurns({ clock, wait, logger, isPublished, writtenAt: knownMarks.writtenAt });

  return {
    read: knownMarks.read,
    mark(tags) {
      const now = clock();
      const marked = Object.fromEntries(tags.map((tag) => [tag, now]));
      knownMarks.learn(marked);
      pending.add(marked);
      return publish();
    },
    publish,
  };
}

interface PendingOptions extends Pick<PurgeMarkDependencies, 'clock' | 'logger'> {
  ledger: PurgeLedger;
}

/** Marks that are not in the ledger yet. */
function createPendingMarks({ ledger, clock, logger }: PendingOptions) {
  let pending: PurgeMarks = {};
  return {
    marks: () => pending,
    add(marks: PurgeMarks) {
      pending = condenseMarks(mergeMarks(pending, marks), clock());
    },
    /** Hands them to the ledger, and says what is there then; null where it fails. */
    async hand(): Promise<LedgerState | null> {
      const added = pending;
      try {
        const state = await ledger.add(added);
        pending = Object.fromEntries(Object.entries(pending).filter(([tag, time]) => added[tag] !== time));
        return state;
      } catch (error) {
        logger.error('purge-ledger-failed', error);
        return null;
      }
    },
  };
}

interface TurnOptions extends Pick<PurgeMarkDependencies, 'clock' | 'wait' | 'logger'> {
  /** Tries to publish; true where nothing is left to be told. */
  isPublished(): Promise<boolean>;
  /** When KV was last written to, in milliseconds. */
  writtenAt(): number;
}

/** Tries until all is told, a second apart, one event of an isolate at a time. */
function createTurns({ clock, wait, logger, isPublished, writtenAt }: TurnOptions): () => Promise<void> {
  let busyUntil = Number.NEGATIVE_INFINITY;

  return async () => {
    // Another event of this isolate is at it, and takes with it what was marked since.
    if (clock() < busyUntil) return;
    let turnAt = writtenAt();
    try {
      for (let turn = 0; turn < mostTurns; turn += 1) {
        busyUntil = clock() + turnMilliseconds;
        const pause = Math.max(turnAt, writtenAt()) + writeMilliseconds - clock();
        if (pause > 0) await wait(pause);
        turnAt = clock();
        if (await isPublished()) return;
      }
      logger.error('purge-not-published', new Error(`not published in ${mostTurns} turns: the next purge or the next minute goes on`));
    } finally {
      busyUntil = Number.NEGATIVE_INFINITY;
    }
  };
}
