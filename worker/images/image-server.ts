import type { PictureAllowance } from '../allowances/picture-allowance.ts';
import { shortDigest } from '../digest.ts';
import type { Logger } from '../observe/logger.ts';
import { type Condition, isUnchanged, weakTagOf } from './conditional.ts';
import { canonicalOf, type ImageRequest, type OutputFormat } from './grammar/image-request.ts';
import { formatOfSource } from './grammar/negotiate-format.ts';
import { ImageError } from './image-error.ts';
import { checkSource } from './source/check-source.ts';
import { fetchSource, readSource, type SourceFile, type SourceServers } from './source/fetch-source.ts';
import type { ImageSource } from './source/image-source.ts';
import { contentTypeOf } from './source/image-type.ts';
import { transformImage } from './transform-image.ts';
import { type StoredPicture, type VariantCache, variantKeyOf } from './variant-cache.ts';

export interface ImageServerDependencies {
  /** The Images binding; null where an environment has none. */
  binding: ImagesBinding | null;
  servers: SourceServers;
  cache: VariantCache;
  /** Asked before a picture is made that is not kept. */
  mayMake: PictureAllowance;
  clock: () => number;
  logger: Logger;
}

export interface ImageVariant {
  source: ImageSource;
  request: ImageRequest;
  format: OutputFormat | 'source';
  /** When the original was last changed as far as the asker knows, in milliseconds: an older copy will not do. */
  version: number | null;
  condition: Condition;
}

/** Why somebody gets the original instead. */
type Untouched = 'no-binding' | 'failed' | 'drawing';

export type ServedImage = { etag: string; state: 'HIT' | 'MISS' | 'STALE'; untouched: Untouched | null } & (
  | { isUnchanged: true; picture: Omit<StoredPicture, 'bytes' | 'contentType'> }
  | { isUnchanged: false; picture: StoredPicture }
);

export interface ImageServer {
  /** Rejects with an `ImageError` where there is no such picture. */
  serve(variant: ImageVariant, waitUntil: (work: Promise<unknown>) => void): Promise<ServedImage>;
}

/** After so long a copy of an address without a version is compared with its original, behind an answer. */
const uncheckedMilliseconds = 60_000;
/** What the binding says of bytes that are no picture. */
const notAnImage = 9412;

/** Pictures from the cache, or else made of their originals. */
export function createImageServer(dependencies: ImageServerDependencies): ImageServer {
  const { servers, cache, clock, logger } = dependencies;
  const make = createMaking(dependencies);

  async function serve(variant: ImageVariant, waitUntil: (work: Promise<unknown>) => void): Promise<ServedImage> {
    const canonical = canonicalOf(variant.request, variant.format);
    const key = variantKeyOf(variant.source, { canonical, siteOrigin: servers.siteOrigin });
    const stored = await cache.find(key);
    const isCurrent = stored && (variant.version === null || stored.checkedAt >= variant.version);
    if (stored && isCurrent) {
      const isOld = variant.version === null && clock() - stored.checkedAt > uncheckedMilliseconds;
      if (isOld)
        waitUntil(
          make(variant, { key, stored, waitUntil }).catch((error: unknown) =>
            logger.warn('image-not-renewed', { key, error: String(error) }),
          ),
        );
      return answer(variant, { key, picture: stored, state: 'HIT' });
    }
    try {
      return await make(variant, { key, stored, waitUntil });
    } catch (error) {
      // A source that fails for the moment; one that says that the picture is gone is believed.
      if (!stored || !(error instanceof ImageError) || error.status !== 502) throw error;
      logger.warn('image-served-stale', { key, error: error.message });
      return answer(variant, { key, picture: stored, state: 'STALE' });
    }
  }

  return { serve };
}

interface Making {
  key: string;
  stored: StoredPicture | null;
  waitUntil(work: Promise<unknown>): void;
}

/** Makes pictures of their originals, where these have changed. */
function createMaking({
  binding,
  servers,
  cache,
  mayMake,
  clock,
  logger,
}: ImageServerDependencies): (variant: ImageVariant, making: Making) => Promise<ServedImage> {
  return async (variant, { key, stored, waitUntil }) => {
    const checkedAt = clock();
    const file = await fetchSource(variant.source, servers, stored?.validator ?? null);
    if (!file && stored) {
      const picture = { ...stored, checkedAt };
      waitUntil(cache.keep(key, picture, 'checked'));
      return answer(variant, { key, picture, state: 'HIT' });
    }
    if (!file) throw new ImageError(502, 'IPX_SOURCE_FAILED', 'The source answered nothing');
    // Before anything is read or made.
    const early = await unchangedAnswer(variant, { key, file, checkedAt });
    if (early) return early;
    const bytes = await readSource(file);
    const checked = checkSource(bytes, { isOwn: variant.source.kind === 'own' });
    const facts = {
      validator: file.validator ?? (await shortDigest(bytes)),
      lastModified: file.lastModified,
      maxAge: file.maxAge,
      checkedAt,
    };
    const original = { ...facts, bytes, contentType: contentTypeOf(checked.type) };
    if (checked.type === 'svg') return answer(variant, { key, picture: original, state: 'MISS', untouched: 'drawing' });
    if (!binding) return answer(variant, { key, picture: original, state: 'MISS', untouched: 'no-binding' });
    if (!stored && !(await mayMake(key.slice(key.lastIndexOf('/') + 1), variant.request)))
      throw new ImageError(429, 'IPX_TOO_MANY_VARIANTS', 'Too many pictures of this one were asked for today');
    const format = variant.format === 'source' ? formatOfSource(checked.type) : variant.format;
    try {
      const made = await transformImage(binding, { bytes, size: checked.size }, { request: variant.request, format });
      const picture = { ...facts, ...made };
      waitUntil(cache.keep(key, picture));
      return await answer(variant, { key, picture, state: 'MISS' });
    } catch (error) {
      logger.error('image-not-made', error, { key });
      if (error instanceof Error && 'code' in error && error.code === notAnImage)
        throw new ImageError(502, 'IPX_BROKEN_SOURCE', 'The source cannot be decoded');
      return answer(variant, { key, picture: original, state: 'MISS', untouched: 'failed' });
    }
  };
}

async function unchangedAnswer(
  { condition }: ImageVariant,
  { key, file, checkedAt }: { key: string; file: SourceFile; checkedAt: number },
): Promise<ServedImage | null> {
  const { validator, lastModified, maxAge } = file;
  if (validator === null) return null;
  const etag = await weakTagOf(`${key} ${validator}`);
  if (!isUnchanged(condition, { etag, lastModified })) return null;
  await file.response.body?.cancel();
  return { etag, state: 'MISS', untouched: null, isUnchanged: true, picture: { validator, lastModified, maxAge, checkedAt } };
}

interface Answer {
  key: string;
  picture: StoredPicture;
  state: ServedImage['state'];
  untouched?: Untouched | null;
}

async function answer({ condition }: ImageVariant, { key, picture, state, untouched = null }: Answer): Promise<ServedImage> {
  const etag = await weakTagOf(`${key} ${picture.validator}${untouched ? ` ${untouched}` : ''}`);
  const unchanged = isUnchanged(condition, { etag, lastModified: picture.lastModified });
  return { etag, state, untouched, isUnchanged: unchanged, picture };
}
