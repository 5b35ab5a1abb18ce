export interface FakeKv {
  values: Map<string, string>;
  /** Set to make the next reads or writes fail. */
  readError: Error | null;
  writeError: Error | null;
  reads: number;
  kv: KVNamespace;
}

/** A KV namespace in memory, with what the code uses of the real one: `get` as JSON or bytes, `put` of text or bytes. */
export function createFakeKv(): FakeKv {
  const fake: FakeKv = { values: new Map(), readError: null, writeError: null, reads: 0, kv: {} as KVNamespace };
  const get = async (key: string, type: 'json' | 'arrayBuffer') => {
    fake.reads += 1;
    if (fake.readError) throw fake.readError;
    const text = fake.values.get(key);
    if (text === undefined) return null;
    // The real one throws on text that is no JSON, too.
    return type === 'json' ? JSON.parse(text) : new TextEncoder().encode(text).buffer;
  };
  const put = async (key: string, value: string | Uint8Array, options?: { expirationTtl?: number }) => {
    if (fake.writeError) throw fake.writeError;
    if (options?.expirationTtl !== undefined && options.expirationTtl < 60) throw new Error('expirationTtl below 60');
    if (new TextEncoder().encode(key).length > 512) throw new Error('key too long');
    fake.values.set(key, typeof value === 'string' ? value : new TextDecoder().decode(value));
  };
  fake.kv = { get, put } as KVNamespace;
  return fake;
}
