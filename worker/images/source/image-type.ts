export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'svg';

const startOf: [ImageType, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['avif', /^[\s\S]{4}ftyp(?:avi[fs]|[\s\S]{4}(?:[\s\S]{4})*?avi[fs])/],
];
const bytesToLookAt = 64;
const svgStart = /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/i;
const svgLookAt = 1000;

/** What the first bytes say the file is; its name and its declared type count for nothing. */
export function sniffType(bytes: Uint8Array): ImageType | null {
  const start = latin1(bytes.subarray(0, bytesToLookAt));
  const type = startOf.find(([, pattern]) => pattern.test(start));
  if (type) return type[0];
  return svgStart.test(new TextDecoder().decode(bytes.subarray(0, svgLookAt))) ? 'svg' : null;
}

export function contentTypeOf(type: ImageType): string {
  return type === 'svg' ? 'image/svg+xml' : `image/${type}`;
}

/** True where the file ends before its picture does, as far as its frame tells. */
export function isTruncated(bytes: Uint8Array, type: ImageType): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (type) {
    case 'jpeg':
      return !hasJpegEnd(bytes);
    case 'png':
      return !latin1(bytes.subarray(-12)).includes('IEND');
    case 'gif':
      return !/\0;[\s\S]{0,16}$/.test(latin1(bytes.subarray(-32)));
    case 'webp':
      return bytes.length < 12 || view.getUint32(4, true) + 8 > bytes.length;
    case 'avif':
      return !areBoxesWhole(view);
    case 'svg':
      return !/<\/svg>\s*$/.test(new TextDecoder().decode(bytes.subarray(-200))) && !/\/>\s*$/.test(latin1(bytes.subarray(-20)));
  }
}

/** Looks behind the start of the scan: a thumbnail before it has an end of its own. Cameras may leave more behind the end. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  let scan = 2;
  while (scan + 4 <= bytes.length && bytes[scan + 1] !== 0xda) scan += 2 + (bytes[scan + 2] ?? 0) * 256 + (bytes[scan + 3] ?? 0);
  for (let at = bytes.length - 2; at > scan; at -= 1) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  return false;
}

function areBoxesWhole(view: DataView): boolean {
  let at = 0;
  while (at + 8 <= view.byteLength) {
    const size = view.getUint32(at);
    // The last box may reach to the end of the file, or be longer than 32 bits can say.
    if (size === 0) return true;
    const length = size === 1 && at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : size;
    if (length < 8) return false;
    at += length;
  }
  return at === view.byteLength;
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
