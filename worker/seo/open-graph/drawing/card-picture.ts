import type { Dependencies } from '../../../dependencies.ts';
import { readImageRequest } from '../../../images/grammar/read-image-request.ts';
import { resolveSource } from '../../../images/source/image-source.ts';
import { readVersion } from '../../../images/source/image-version.ts';

/** In the ratio of the card's frame; a JPEG, since the card's renderer reads no WebP. */
const modifiers = new Map([
  ['s', '640x853'],
  ['f', 'jpeg'],
]);
/** An original that could not be made smaller is only drawn up to this size, in bytes. */
const largestOriginal = 1_000_000;
const readable = ['image/jpeg', 'image/png'];

/** A page's picture as an address that holds it; null where it cannot be had: a card without one is still a card. */
export async function cardPicture(
  source: string,
  { config, images, clock, logger }: Pick<Dependencies, 'config' | 'images' | 'clock' | 'logger'>,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<string | null> {
  try {
    const id = source.replace(/^\//, '');
    const version = new URL(source, config.siteOrigin).searchParams.get('v');
    const served = await images.serve(
      {
        source: resolveSource(id, { cmsOrigin: config.cmsOrigin, bucketHost: config.imageBucketHost }),
        request: readImageRequest(modifiers),
        format: 'jpeg',
        version: readVersion(version, clock()),
        condition: { ifNoneMatch: null, ifModifiedSince: null },
      },
      waitUntil,
    );
    if (served.isUnchanged) return null;
    const { bytes, contentType } = served.picture;
    if (!readable.includes(contentType) || bytes.length > largestOriginal) return null;
    return `data:${contentType};base64,${toBase64(bytes)}`;
  } catch (error) {
    logger.warn('open-graph-picture-missing', { source, error: String(error) });
    return null;
  }
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  // One call takes only so many arguments.
  const step = 0x8000;
  for (let at = 0; at < bytes.length; at += step) text += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(text);
}
