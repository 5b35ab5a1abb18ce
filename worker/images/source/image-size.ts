import { imageDimensionsFromData } from 'image-dimensions';
import type { ImageType } from './image-type.ts';

export interface ImageSize {
  /** As the picture is seen, turned upright. */
  width: number;
  height: number;
}

/** Width and height from the header of a file, without decoding it; null where they cannot be found. */
export function readImageSize(bytes: Uint8Array, type: Exclude<ImageType, 'svg'>): ImageSize | null {
  const dimensions = imageDimensionsFromData(bytes);
  if (dimensions?.type !== type || dimensions.width === 0 || dimensions.height === 0) return null;
  const { width, height } = dimensions;
  return type === 'jpeg' && isTurned(bytes) ? { width: height, height: width } : { width, height };
}

const exifMarker = 0xe1;
const scanMarker = 0xda;
const exifStart = 0x45786966;
const orientationTag = 0x0112;

/** True where a JPEG says that the camera was held upright: it is shown turned by a quarter. The library gives sizes as they are stored. */
function isTurned(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === scanMarker) return false;
    if (marker === exifMarker && isTurnedByExif(view, at + 4)) return true;
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return false;
}

/** Reads "Exif" and two zeros, then a TIFF header that says which way round its numbers are, then its first directory. */
function isTurnedByExif(view: DataView, at: number): boolean {
  if (at + 14 > view.byteLength || view.getUint32(at) !== exifStart) return false;
  const tiff = at + 6;
  const isLittle = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, isLittle);
  if (directory + 2 > view.byteLength) return false;
  const last = Math.min(view.byteLength - 12, directory + 2 + view.getUint16(directory, isLittle) * 12 - 12);
  for (let entry = directory + 2; entry <= last; entry += 12) {
    if (view.getUint16(entry, isLittle) === orientationTag) return view.getUint16(entry + 8, isLittle) >= 5;
  }
  return false;
}
