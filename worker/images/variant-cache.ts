import type { ResponseStore } from '../cache/response-store.ts';
import type { Logger } from '../observe/logger.ts';
import type { ImageSource } from './source/image-source.ts';
import type { Picture } from './transform-image.ts';

/** A picture that was made before, with what is known of its original. */
export interface StoredPicture extends Picture {
  validator: string | null;
  lastModified: string | null;
  maxAge: number | null;
  /** When the original was last seen to be this one, in milliseconds. */
  checkedAt: number;
}

export interface VariantCache {
  find(key: string): Promise<StoredPicture | null>;
  /** Keeps a picture that was made, or one whose original is still the same. Does not throw. */
  keep(key: string, picture: StoredPicture, change?: 'made' | 'checked'): Promise<void>;
}

/** A picture is looked up again long before; this is how long one that nobody asks for stays. */
const storedSeconds = 30 * 24 * 60 * 60;

/** The address a picture is kept under: what it is made of and how, and nothing else of a request. */
export function variantKeyOf(source: ImageSource, { canonical, siteOrigin }: { canonical: string; siteOrigin: string }): string {
  const original = source.kind === 'own' ? source.path : source.url.href;
  return `${siteOrigin}/_ipx/kept/${source.kind}/${encodeURIComponent(canonical)}/${encodeURIComponent(original)}`;
}

export interface VariantCacheDependencies {
  cache: ResponseStore;
  clock: () => number;
  logger: Logger;
}

/** Pictures among the responses that were made before. */
export function createVariantCache({ cache, clock, logger }: VariantCacheDependencies): VariantCache {
  return {
    async find(key) {
      const response = await cache.match(key).catch((error: unknown) => {
        logger.error('image-cache-unreadable', error, { key });
        return undefined;
      });
      return response ? readStored(response, clock()) : null;
    },
    async keep(key, picture, change = 'made') {
      const response = new Response(picture.bytes, { headers: storedHeaders(picture) });
      try {
        await (change === 'made' ? cache.put(key, response) : cache.renew(key, response));
      } catch (error) {
        logger.error('image-cache-unwritable', error, { key });
      }
    },
  };
}

function storedHeaders({ contentType, validator, lastModified, maxAge, checkedAt }: StoredPicture): Headers {
  const headers = new Headers({
    'content-type': contentType,
    'cache-control': `public, max-age=${storedSeconds}`,
    'x-checked-at': String(checkedAt),
  });
  // Not as `etag` and `last-modified`: the cache would answer our own conditional look-ups with 304.
  if (validator) headers.set('x-source-validator', validator);
  if (lastModified) headers.set('x-source-modified', lastModified);
  if (maxAge !== null) headers.set('x-source-max-age', String(maxAge));
  return headers;
}

/** What the cache holds, or null where it is no picture of ours; a time that is none, or to come, says that its original was never looked at. */
async function readStored(response: Response, now: number): Promise<StoredPicture | null> {
  const { headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const contentType = headers.get('content-type') ?? '';
  if (bytes.length === 0 || !contentType.startsWith('image/')) return null;
  const checkedAt = Number(headers.get('x-checked-at'));
  const maxAge = headers.get('x-source-max-age');
  return {
    bytes,
    contentType,
    validator: headers.get('x-source-validator'),
    lastModified: headers.get('x-source-modified'),
    maxAge: maxAge !== null && /^\d{1,9}$/.test(maxAge) ? Number(maxAge) : null,
    checkedAt: checkedAt <= now ? checkedAt : 0,
  };
}
