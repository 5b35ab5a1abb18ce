import { ImageError } from '../image-error.ts';
import { type ImageSize, readImageSize } from './image-size.ts';
import { type ImageType, isTruncated, sniffType } from './image-type.ts';

/** A file that may be worked on or passed on. */
export type CheckedImage = { type: 'svg'; size: null } | { type: Exclude<ImageType, 'svg'>; size: ImageSize };

const maximumPixels = 50_000_000;
/** What an SVG needs for doing more than being a picture; drawings of ours have none of it, so that one which has is refused whole. */
const activeSvg =
  /<\s*(?:script|foreignobject|iframe|embed|object|handler|set|animate)\b|\son[a-z]+\s*=|(?:java|vb)script:|<!(?:doctype|entity)|<\?xml-stylesheet|href\s*=\s*["']?\s*(?:https?:|\/\/|data:(?!image\/(?:png|jpeg|webp|gif)))/i;

/** Looks at a file before anything decodes it: what it really is, whether it is whole, how large it would unpack. */
export function checkSource(bytes: Uint8Array, { isOwn }: { isOwn: boolean }): CheckedImage {
  const type = sniffType(bytes);
  if (!type) throw new ImageError(415, 'IPX_UNSUPPORTED_SOURCE', 'The source is no picture that is served');
  if (type === 'svg') {
    if (!isOwn) throw new ImageError(415, 'IPX_UNSUPPORTED_SOURCE', 'Drawings are only served from this site');
    if (activeSvg.test(new TextDecoder().decode(bytes)))
      throw new ImageError(415, 'IPX_UNSAFE_SVG', 'The drawing can do more than a picture');
    return { type, size: null };
  }
  const size = readImageSize(bytes, type);
  if (size && size.width * size.height > maximumPixels) {
    throw new ImageError(415, 'IPX_SOURCE_TOO_LARGE', 'The picture has more than 50 million pixels');
  }
  if (!size || isTruncated(bytes, type)) throw new ImageError(502, 'IPX_TRUNCATED_SOURCE', 'The source is cut off');
  return { type, size };
}
