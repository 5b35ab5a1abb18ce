/** What a cell may hold. */
export type Cell = string | number | null | undefined;

/** A cell that a spreadsheet would take for a formula is a text; one with a separator stands in quotes. */
function toCell(value: Cell): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = value ?? '';
  const safe = /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a French spreadsheet opens them: with semicolons, a decimal comma, and a mark that says it is UTF-8. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('')}`;
}
