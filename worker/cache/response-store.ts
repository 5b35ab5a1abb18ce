import type { Logger } from '../observe/logger.ts';

/** A bucket of R2, as far as the store uses it. */
export interface ResponseBucket {
  get(key: string): Promise<{ customMetadata?: Record<string, string>; arrayBuffer(): Promise<ArrayBuffer> } | null>;
  put(key: string, bytes: ArrayBuffer, options: { customMetadata: Record<string, string> }): Promise<unknown>;
}

/** Longest key that R2 takes, in bytes; addresses are ASCII. */
const longestKey = 1024;

/** Responses that were made before, by an address that names all they are made of. */
export interface ResponseStore {
  match(address: string): Promise<Response | undefined>;
  /** Keeps what has just been made. */
  put(address: string, response: Response): Promise<void>;
  /** Keeps what is the same as before but for its headers: for this data centre only. */
  renew(address: string, response: Response): Promise<void>;
}

export interface ResponseStoreDependencies {
  /** Of the data centre: near and for nothing, and soon forgotten. */
  cache: Pick<Cache, 'match' | 'put'>;
  /** Of all data centres: what is in it is never made twice. Null where an environment has none. */
  bucket: ResponseBucket | null;
  logger: Logger;
}

/** Looks in the cache of the data centre, then in the bucket. A bucket that fails holds nothing, and an address too long for it is none of it. */
export function createResponseStore({ cache, bucket, logger }: ResponseStoreDependencies): ResponseStore {
  async function readBucket(address: string): Promise<Response | undefined> {
    const key = keyOf(address);
    try {
      const object = key === null ? null : await bucket?.get(key);
      return object ? new Response(await object.arrayBuffer(), { headers: object.customMetadata ?? {} }) : undefined;
    } catch (error) {
      logger.error('made-unreadable', error, { address });
      return undefined;
    }
  }

  async function writeBucket(address: string, bytes: ArrayBuffer, headers: Headers): Promise<void> {
    const key = keyOf(address);
    try {
      if (key !== null) await bucket?.put(key, bytes, { customMetadata: Object.fromEntries(headers) });
    } catch (error) {
      logger.error('made-unwritable', error, { address });
    }
  }

  return {
    async match(address) {
      const near = await cache.match(address);
      if (near) return near;
      const far = await readBucket(address);
      if (far) await cache.put(address, far.clone()).catch((error: unknown) => logger.error('made-unwritable', error, { address }));
      return far;
    },
    async put(address, response) {
      const bytes = await response.arrayBuffer();
      await Promise.all([cache.put(address, new Response(bytes, response)), writeBucket(address, bytes, response.headers)]);
    },
    renew: (address, response) => cache.put(address, response),
  };
}

/** The path: addresses are of the site's own host. */
function keyOf(address: string): string | null {
  const key = new URL(address).pathname.slice(1);
  return key.length > longestKey ? null : key;
}
