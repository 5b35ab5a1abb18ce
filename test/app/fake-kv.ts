export interface FakeKv {
  values: Map<string, string>;
  /** For how many seconds each was last kept. */
  lifetimes: Map<string, number>;
  /** Set to make the next reads or writes fail. */
  readError: Error | null;
  writeError: Error | null;
  reads: number;
  /** Also those that failed. */
  writes: number;
  /** Writes that were refused, since they came too soon after another to the same key. */
  refusedWrites: number;
  kv: KVNamespace;
}

export interface FakeKvOptions {
  /** With a clock a second write to a key within a second is refused, as Cloudflare does and the local simulation does not. */
  clock?: () => number;
}

/** A KV namespace in memory, with what the code uses of the real one: `get` as JSON, text or bytes, `put` of text or bytes, `delete`. */
export function createFakeKv({ clock }: FakeKvOptions = {}): FakeKv {
  const fake: FakeKv = {
    values: new Map(),
    lifetimes: new Map(),
    readError: null,
    writeError: null,
    reads: 0,
    writes: 0,
    refusedWrites: 0,
    kv: {} as KVNamespace,
  };
  const writtenAt = new Map<string, number>();
  const get = async (key: string, options: 'json' | 'text' | 'arrayBuffer' | { type: 'json'; cacheTtl: number }) => {
    const type = typeof options === 'string' ? options : options.type;
    if (typeof options === 'object' && options.cacheTtl < 30) throw new Error('cacheTtl below 30');
    fake.reads += 1;
    if (fake.readError) throw fake.readError;
    const text = fake.values.get(key);
    if (text === undefined) return null;
    // The real one throws on text that is no JSON, too.
    if (type === 'text') return text;
    return type === 'json' ? JSON.parse(text) : new TextEncoder().encode(text).buffer;
  };
  const put = async (key: string, value: string | Uint8Array, options?: { expirationTtl?: number }) => {
    fake.writes += 1;
    if (fake.writeError) throw fake.writeError;
    if (options?.expirationTtl !== undefined && options.expirationTtl < 60) throw new Error('expirationTtl below 60');
    if (new TextEncoder().encode(key).length > 512) throw new Error('key too long');
    if (clock) {
      const now = clock();
      if (now - (writtenAt.get(key) ?? Number.NEGATIVE_INFINITY) < 1000) {
        fake.refusedWrites += 1;
        throw new Error('KV PUT failed: 429 Too Many Requests');
      }
      writtenAt.set(key, now);
    }
    if (options?.expirationTtl !== undefined) fake.lifetimes.set(key, options.expirationTtl);
    fake.values.set(key, typeof value === 'string' ? value : new TextDecoder().decode(value));
  };
  const remove = async (key: string) => {
    if (fake.writeError) throw fake.writeError;
    fake.values.delete(key);
  };
  fake.kv = { get, put, delete: remove as KVNamespace['delete'] } as KVNamespace;
  return fake;
}
