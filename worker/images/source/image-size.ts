import { type ImageType, latin1 } from './image-type.ts';

export interface ImageSize {
  /** As the picture is seen, turned upright. */
  width: number;
  height: number;
}

/** Width and height from the header of a file, without decoding it; null where they cannot be found. */
export function readImageSize(bytes: Uint8Array, type: Exclude<ImageType, 'svg'>): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = readers[type](view, bytes);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type Reader = (view: DataView, bytes: Uint8Array) => ImageSize | null;

const readers: Record<Exclude<ImageType, 'svg'>, Reader> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  webp(view, bytes) {
    switch (latin1(bytes.subarray(12, 16))) {
      case 'VP8 ':
        return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
      case 'VP8L': {
        const packed = view.getUint32(21, true);
        return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
      }
      case 'VP8X':
        return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 };
      default:
        return null;
    }
  },
  avif(view, bytes) {
    // The largest `ispe` box: others belong to thumbnails, tiles and alpha.
    const text = latin1(bytes.subarray(0, 20_000));
    let largest: ImageSize | null = null;
    for (const { index } of text.matchAll(/ispe/g)) {
      const size = { width: view.getUint32(index + 8), height: view.getUint32(index + 12) };
      if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
    }
    return largest;
  },
  jpeg(view) {
    let turned = false;
    for (let at = 2; at < view.byteLength; ) {
      const marker = view.getUint8(at + 1);
      if (view.getUint8(at) !== 0xff) return null;
      if (marker === 0xff) {
        at += 1;
        continue;
      }
      if (marker === 0xe1) turned ||= isTurned(view, at + 4);
      // Frame headers, but for the tables among them.
      if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
        const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
        return turned ? { width: height, height: width } : { width, height };
      }
      at += 2 + view.getUint16(at + 2);
    }
    return null;
  },
};

const orientationTag = 0x0112;

/** True where EXIF says that the camera was held upright: the picture is shown turned by a quarter. */
function isTurned(view: DataView, at: number): boolean {
  // "Exif" and two zeros, then a TIFF header that says which way round its numbers are.
  if (at + 14 > view.byteLength || view.getUint32(at) !== 0x45786966) return false;
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
