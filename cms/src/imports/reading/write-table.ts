import { toNeutral } from './formulas';

export type Writable = string | number | null;

/** Rows as a CSV file that spreadsheets in French open as it is: UTF-8 with a mark, semicolons, no formula. */
export function writeTable(header: readonly string[], rows: readonly (readonly Writable[])[]): string {
  return `\ufeff${[header, ...rows].map((cells) => cells.map(toCell).join(';')).join('\r\n')}\r\n`;
}

function toCell(value: Writable): string {
  const text = toNeutral(value === null ? '' : String(value));
  return /[";\r\n\t,]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
