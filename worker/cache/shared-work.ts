/** How long a request waits for another one that asks for the same before it asks itself, in milliseconds: that one may have been cancelled. */
const followMilliseconds = 6000;

interface Work<Value> {
  key: string;
  begin(): Promise<Value>;
  waitUntil(work: Promise<unknown>): void;
}

/** Work that is done once for all requests of an isolate that ask for the same key at the same time. */
export function createSharedWork<Value>(): (work: Work<Value>) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();

  return ({ key, begin, waitUntil }) => {
    const begun = running.get(key);
    if (begun) return follow(begun, begin);
    const started = begin().finally(() => {
      if (running.get(key) === started) running.delete(key);
    });
    running.set(key, started);
    // The reader may leave while others wait for this answer.
    waitUntil(started.catch(() => {}));
    return started;
  };
}

async function follow<Value>(begun: Promise<Value>, begin: () => Promise<Value>): Promise<Value> {
  let timer: number | null = null;
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), followMilliseconds);
  });
  const value = await Promise.race([begun, tooLong]).finally(() => clearTimeout(timer));
  return value ?? begin();
}
