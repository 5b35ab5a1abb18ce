import { withoutUnseen } from '../../text/unseen.ts';

const lineBreak = /\r\n?|[\u0085\u2028\u2029]/g;

/** One line as it is kept: nothing unseen in it, composed (macOS pastes letters apart from their accents), no line break, single spaces, trimmed. */
export function cleanLine(text: string): string {
  return withoutUnseen(text.toWellFormed().replace(lineBreak, ' ')).normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** Several lines as they are kept: line breaks of one kind, the rest as in one line. */
export function cleanLines(text: string): string {
  return withoutUnseen(text.toWellFormed().replace(lineBreak, '\n'))
    .replace(/\t/g, ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
}
