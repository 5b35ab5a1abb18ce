import { withDeadline } from '../with-deadline.ts';

/** How long a request waits for another one that asks for the same before it asks anew, in milliseconds: that one may have been cancelled. */
const followMilliseconds = 6000;
/** Work that began longer ago than this fails by a time that is not its follower's own, in milliseconds. */
const lateMilliseconds = 1000;

interface Work<Value> {
  key: string;
  begin(): Promise<Value>;
  waitUntil(work: Promise<unknown>): void;
}

interface Begun<Value> {
  value: Promise<Value>;
  at: number;
}

class LostWorkError extends Error {
  override name = 'LostWorkError';
}

/**
 * Work that is done once for all requests of an isolate that ask for the same key at the same time. Who came late takes no part in its failure,
 * and nobody waits for what has been lost: these begin it anew, once for all of them.
 */
export function createSharedWork<Value>(clock: () => number): (work: Work<Value>) => Promise<Value> {
  const running = new Map<string, Begun<Value>>();

  function end(key: string, begun: Begun<Value>) {
    if (running.get(key) === begun) running.delete(key);
  }

  function start({ key, begin, waitUntil }: Work<Value>): Promise<Value> {
    const begun: Begun<Value> = { value: begin().finally(() => end(key, begun)), at: clock() };
    running.set(key, begun);
    // The reader may leave while others wait for this answer.
    waitUntil(begun.value.catch(() => {}));
    return begun.value;
  }

  return async function share(work): Promise<Value> {
    const begun = running.get(work.key);
    if (!begun) return start(work);
    const isLate = clock() - begun.at > lateMilliseconds;
    try {
      return await withDeadline(begun.value, followMilliseconds, () => {
        throw new LostWorkError(`no end of ${work.key}`);
      });
    } catch (error) {
      if (!isLate && !(error instanceof LostWorkError)) throw error;
      end(work.key, begun);
      return share(work);
    }
  };
}
