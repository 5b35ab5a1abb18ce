/** How long a payload that was fetched ahead may wait for its link to be followed, in milliseconds. */
const aheadMilliseconds = 5 * 60 * 1000;
/** How many payloads of pages seen are kept for the way back and forward, and how many fetched ahead: some kB each. */
const mostSeen = 30;
const mostAhead = 60;

interface PayloadStoreOptions<Payload> {
  fetch(target: URL, signal?: AbortSignal): Promise<Payload>;
  clock?: () => number;
}

export interface PayloadRequest {
  /** The reader goes back or forward, to a page as it was. */
  isReturn: boolean;
  signal: AbortSignal;
}

const keyOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search;

/** Puts an entry at the end of a map. */
function append<Value>(map: Map<string, Value>, key: string, value: Value) {
  map.delete(key);
  map.set(key, value);
}

function dropOldest(map: Map<string, unknown>, most: number) {
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

/** Payloads of this session: those of pages seen, for the way back and forward, and those fetched ahead, for one use each. */
export function createPayloadStore<Payload>({ fetch, clock = Date.now }: PayloadStoreOptions<Payload>) {
  const seen = new Map<string, Payload>();
  const ahead = new Map<string, { payload: Promise<Payload>; askedAt: number }>();

  return {
    /** Fetches a payload whose link may be followed soon; a failed one is not kept. */
    fetchAhead(target: URL): Promise<Payload> {
      const key = keyOf(target);
      const payload = fetch(target);
      append(ahead, key, { payload, askedAt: clock() });
      dropOldest(ahead, mostAhead);
      payload.catch(() => ahead.delete(key));
      return payload;
    },

    async read(target: URL, { isReturn, signal }: PayloadRequest): Promise<Payload> {
      const key = keyOf(target);
      const payload = isReturn ? seen.get(key) : undefined;
      if (payload) return payload;
      const waiting = ahead.get(key);
      ahead.delete(key);
      const isFresh = waiting && clock() - waiting.askedAt < aheadMilliseconds;
      return isFresh ? waiting.payload : fetch(target, signal);
    },

    /** Keeps the payload of a page that is shown. */
    keep(target: Pick<URL, 'pathname' | 'search'>, payload: Payload) {
      append(seen, keyOf(target), payload);
      dropOldest(seen, mostSeen);
    },
  };
}

export type PayloadStore<Payload> = ReturnType<typeof createPayloadStore<Payload>>;
