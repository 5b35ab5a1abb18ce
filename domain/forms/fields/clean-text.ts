/** Control characters but line breaks and tabs; marks that turn the direction of what follows. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const lineBreak = /\r\n?|[\u0085\u2028\u2029]/g;

/** One line as it is kept: composed (macOS pastes letters apart from their accents), no line break, single spaces, trimmed. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(lineBreak, ' ')
    .replace(/[\t\n]/g, ' ')
    .replace(unseen, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Several lines as they are kept: line breaks of one kind, the rest as in one line. */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(lineBreak, '\n')
    .replace(/\t/g, ' ')
    .split('\n')
    .map((line) => line.replace(unseen, '').trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
}
