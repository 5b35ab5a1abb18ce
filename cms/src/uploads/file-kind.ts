import { open } from 'node:fs/promises';

/** What a file is by its first bytes; its name and what a browser says of it may be anything. */
export type FileKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'gif'
  | 'tiff'
  | 'avif'
  | 'svg'
  | 'heic'
  | 'mp4'
  | 'quicktime'
  | 'webm'
  | 'pdf'
  | 'unknown';

const headBytes = 4096;
const signatures: [FileKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['pdf', /^%PDF-/],
  ['webm', /^.E\xdf\xa3.{0,60}webm/s],
  ['avif', /^.{4}ftypavi[fs]/s],
  ['heic', /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s],
  ['quicktime', /^.{4}(?:ftypqt {2}|moov|mdat|wide)/s],
  ['mp4', /^.{4}ftyp(?:isom|iso[2-9]|mp4[12]|avc1|M4V |M4VP|dash|MSNV|f4v )/s],
  ['svg', /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*(?:<!DOCTYPE\s+svg[^>]*>\s*)?(?:<!--.*?-->\s*)*<svg[\s>]/is],
];

/** The kind of a file with these first bytes. */
function kindOf(head: Uint8Array): FileKind {
  const text = Buffer.from(head).toString('latin1');
  const kind = signatures.find(([, signature]) => signature.test(text))?.[0] ?? 'unknown';
  // Two brands that AVIF shares with HEIC: the list of compatible ones says which it is.
  return kind === 'heic' && /^.{4}ftypm(?:if1|sf1).{4,64}?avi[fs]/s.test(text) ? 'avif' : kind;
}

export async function readKind(file: string): Promise<FileKind> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return kindOf(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}
