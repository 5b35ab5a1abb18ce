import { BrokenFile } from './problem';

const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The text of a file: by its byte order mark, else UTF-8 where it is valid, else Windows-1252, which holds ISO-8859-1. Accents are
 * composed, as they are in the CMS. A file with a zero byte is a workbook or a picture, and no text.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new BrokenFile({ code: 'empty-file' });
  const [encoding] = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  if (encoding) return checked(new TextDecoder(encoding).decode(bytes));
  if (bytes.includes(0)) throw new BrokenFile({ code: 'not-text' });
  return checked(asUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes));
}

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Its accents are no UTF-8.
    return null;
  }
}

function checked(text: string): string {
  if (text.includes('\0')) throw new BrokenFile({ code: 'not-text' });
  if (text.trim() === '') throw new BrokenFile({ code: 'empty-file' });
  return text.normalize('NFC');
}
