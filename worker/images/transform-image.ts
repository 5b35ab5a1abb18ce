import { type ImageRequest, type OutputFormat, usesBackground } from './grammar/image-request.ts';
import type { ImageSize } from './source/image-size.ts';
import { contentTypeOf, sniffType } from './source/image-type.ts';

export interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

const defaultQuality: Partial<Record<OutputFormat, number>> = { webp: 80, jpeg: 80, avif: 60 };

/** Makes a picture of an original with the Images binding; throws what the binding throws. */
export async function transformImage(
  images: ImagesBinding,
  original: { bytes: Uint8Array<ArrayBuffer>; size: ImageSize },
  { request, format }: { request: ImageRequest; format: OutputFormat },
): Promise<Picture> {
  const { bytes, size } = original;
  let pending = images.input(new Blob([bytes]).stream());
  // The binding works in the order of its calls: first what changes the sides, then their length, then what is seen.
  for (const step of [shapeOf(request), resizeOf(request, sizeBeforeResize(request, size)), lookOf(request)]) {
    if (Object.keys(step).length > 0) pending = pending.transform(step);
  }
  const quality = request.quality ?? defaultQuality[format];
  const result = await pending.output({
    format: `image/${format}`,
    anim: request.animated,
    ...(quality !== undefined && { quality }),
  });
  const made = new Uint8Array(await new Response(result.image()).arrayBuffer());
  // The binding may make another format than asked for, such as WebP of a large AVIF.
  const type = sniffType(made);
  if (!type || type === 'svg') throw new Error(`the binding made ${result.contentType()}, which is no picture`);
  return { bytes: made, contentType: contentTypeOf(type) };
}

function shapeOf({ effects: { cut, trim, rotate, flip } }: ImageRequest): ImageTransform {
  const border = trim === undefined ? undefined : { border: { tolerance: trim } };
  const cutting = cut ?? border;
  return { ...(cutting && { trim: cutting }), ...(rotate && { rotate }), ...(flip && { flip }) };
}

function lookOf(request: ImageRequest): ImageTransform {
  const { blur, brightness, gamma, saturation, sharpen } = request.effects;
  const look = {
    blur,
    brightness,
    gamma,
    saturation,
    sharpen,
    background: request.flatten ? (request.background ?? '#000000') : undefined,
  };
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
}

/** The sides that a resize begins with; null where only the binding will know them. */
function sizeBeforeResize({ effects: { cut, trim, rotate } }: ImageRequest, size: ImageSize): ImageSize | null {
  if (trim !== undefined && !cut) return null;
  const width = cut ? Math.min(cut.width, size.width - cut.left) : size.width;
  const height = cut ? Math.min(cut.height, size.height - cut.top) : size.height;
  // A cut-out that lies beside the picture: the binding says what becomes of it.
  if (width <= 0 || height <= 0) return null;
  return rotate === 90 || rotate === 270 ? { width: height, height: width } : { width, height };
}

/** A size in the words of the binding, which has other ones for each fit and for enlarging. */
function resizeOf(request: ImageRequest, source: ImageSize | null): ImageTransform {
  const { width, height, fit, enlarge } = request;
  if (width === undefined && height === undefined) return {};
  if (width === undefined || height === undefined) {
    return { ...(width === undefined ? { height } : { width }), fit: enlarge ? 'contain' : 'scale-down' };
  }
  const size = enlarge || !source ? { width, height } : shrinkInto(source, { width, height });
  const gravity = gravityOf(request.position);
  switch (fit) {
    case 'inside':
      return { width, height, fit: enlarge ? 'contain' : 'scale-down' };
    case 'fill':
      return { ...size, fit: 'squeeze' };
    case 'outside':
      return source ? { ...surround(source, request), fit: 'squeeze' } : { ...size, fit: 'cover' };
    case 'contain':
      return { ...size, fit: 'pad', ...(usesBackground(request) && { background: request.background ?? '#ffffff' }) };
    case 'cover':
      return { ...size, fit: 'cover', ...(gravity && { gravity }) };
  }
}

/** The wanted ratio no larger than the original, as IPX does without `enlarge`. */
function shrinkInto(source: ImageSize, target: ImageSize): ImageSize {
  const scale = Math.min(1, source.width / target.width, source.height / target.height);
  return scaled(target, scale);
}

/** The original's ratio, as small as it can be without either side becoming shorter than wanted. */
function surround(source: ImageSize, { width = 1, height = 1, enlarge }: ImageRequest): ImageSize {
  const scale = Math.max(width / source.width, height / source.height);
  return scaled(source, enlarge ? scale : Math.min(1, scale));
}

function scaled({ width, height }: ImageSize, scale: number): ImageSize {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function gravityOf(position: ImageRequest['position']): ImageTransform['gravity'] {
  if (position === undefined) return undefined;
  if (typeof position === 'object') return { ...position, mode: 'remainder' };
  return sideWords.find((word) => word === position);
}

const sideWords = ['left', 'right', 'top', 'bottom', 'center', 'auto', 'entropy'] as const;
