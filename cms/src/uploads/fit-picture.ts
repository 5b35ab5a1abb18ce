import { type Metadata, type Sharp, default as sharp } from 'sharp';
import type { FileKind } from './file-kind';

/** The longest side the site can use, in pixels: its widest picture on a screen of double density. */
export const longestSide = 2560;
/** Of what a vector drawing is made to, which has no size of its own. */
const drawingSide = 1600;
export const mostBytes = 2_000_000;
const mostMovingBytes = 5_000_000;
const mostPixels = 120_000_000;
const jpegQualities = [82, 74, 66, 56, 46, 36];

export type PictureKind = Extract<FileKind, 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif' | 'svg'>;
/** What a picture is kept as: what every browser shows, and the site can resize. */
export type KeptKind = Exclude<PictureKind, 'tiff' | 'svg'>;

export interface Fitted {
  kind: KeptKind;
  /** Null where the file may stay as it is. */
  bytes: Buffer | null;
}

/** Why a picture is not taken; the sentence is for whoever uploads it. */
export class PictureProblem extends Error {}

interface PictureTarget {
  kind: PictureKind;
  size: number;
  /** What it has to be, where it replaces a file whose address stays. */
  as?: KeptKind;
}

/**
 * Makes a picture what the site can use: upright, no larger than it is ever shown, under 2 MB, without the place where it was
 * taken; a drawing becomes pixels, in which no script runs. A picture that is all that already is not touched.
 */
export async function fitPicture(file: string, { kind, size, as }: PictureTarget): Promise<Fitted> {
  const metadata = await readMetadata(file);
  if (kind === 'gif' && (metadata.pages ?? 1) > 1 && (as ?? 'gif') === 'gif') return keepMoving(size);
  const natural = kind === 'tiff' ? (metadata.hasAlpha ? 'png' : 'jpeg') : kind === 'svg' ? 'png' : kind;
  const kept = as ?? natural;
  if (kept === kind && isFit(metadata, size)) return { kind: kept, bytes: null };
  const bytes = await encode(scaled(file, { kind, metadata }), kept);
  if (bytes.length <= mostBytes || as) return { kind: kept, bytes };
  // What is no photo may be too large without loss; this one keeps its transparency.
  return { kind: 'webp', bytes: await encode(scaled(file, { kind, metadata }), 'webp') };
}

async function readMetadata(file: string): Promise<Metadata> {
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata?.width || !metadata.height) throw new PictureProblem('est une image abîmée ou incomplète : elle ne s’ouvre pas');
  if (metadata.width * metadata.height > mostPixels) throw new PictureProblem('a plus de 120 millions de pixels : réduisez-la d’abord');
  return metadata;
}

function keepMoving(size: number): Fitted {
  if (size > mostMovingBytes) throw new PictureProblem('est une image animée de plus de 5 Mo : un film MP4 est plus léger et plus net');
  return { kind: 'gif', bytes: null };
}

function isFit({ width = 0, height = 0, exif, xmp, orientation = 1, space }: Metadata, size: number): boolean {
  return Math.max(width, height) <= longestSide && size <= mostBytes && !exif && !xmp && orientation === 1 && space !== 'cmyk';
}

function scaled(file: string, { kind, metadata }: { kind: PictureKind; metadata: Metadata }): Sharp {
  const side = kind === 'svg' ? drawingSide : longestSide;
  const longest = Math.max(metadata.width ?? 1, metadata.height ?? 1);
  // Drawn at the size it is kept in, a drawing has sharp edges.
  const density = kind === 'svg' ? { density: Math.min(100_000, Math.max(72, Math.ceil((72 * drawingSide) / longest))) } : {};
  return sharp(file, { ...density, limitInputPixels: false, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
}

async function encode(picture: Sharp, kind: KeptKind): Promise<Buffer> {
  try {
    if (kind === 'png') return await picture.png({ compressionLevel: 6 }).toBuffer();
    if (kind === 'gif') return await picture.gif().toBuffer();
    let bytes = Buffer.alloc(0);
    for (const quality of jpegQualities) {
      const copy = picture.clone();
      if (kind === 'webp') bytes = await copy.webp({ quality }).toBuffer();
      else if (kind === 'avif') bytes = await copy.avif({ quality: quality - 20 }).toBuffer();
      else bytes = await copy.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
      if (bytes.length <= mostBytes) break;
    }
    return bytes;
  } catch {
    throw new PictureProblem('est une image abîmée ou incomplète : elle ne s’ouvre pas');
  }
}

/**
 * Whether a picture is damaged. `gamma` has all of its pixels decoded: without it the reader of JPEG leaves out what so small a copy
 * does not need, and sees no damage there.
 */
export function isDamaged(file: string): Promise<boolean> {
  return sharp(file)
    .gamma()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then(
      () => false,
      () => true,
    );
}
