import type { ResponseBucket } from '../../worker/cache/response-store.ts';

export interface FakeBucket {
  bucket: ResponseBucket;
  /** Operations of class B and class A, as R2 bills them. */
  counts: { reads: number; writes: number };
  /** Set to make everything fail. */
  error: Error | null;
}

/** A bucket of R2 in memory, with what the code uses of the real one. */
export function createFakeBucket(): FakeBucket {
  const objects = new Map<string, { bytes: ArrayBuffer; customMetadata: Record<string, string> }>();
  const get = async (key: string) => {
    fake.counts.reads += 1;
    if (fake.error) throw fake.error;
    const object = objects.get(key);
    return object ? { customMetadata: object.customMetadata, arrayBuffer: async () => object.bytes.slice(0) } : null;
  };
  const put = async (key: string, bytes: ArrayBuffer, { customMetadata }: { customMetadata: Record<string, string> }) => {
    fake.counts.writes += 1;
    if (fake.error) throw fake.error;
    if (new TextEncoder().encode(key).length > 1024) throw new Error('key too long');
    if (JSON.stringify(customMetadata).length > 8192) throw new Error('metadata too large');
    objects.set(key, { bytes, customMetadata });
  };
  const fake: FakeBucket = {
    bucket: { get, put },
    counts: { reads: 0, writes: 0 },
    error: null,
  };
  return fake;
}
