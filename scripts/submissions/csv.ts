/** Spreadsheets take a cell that begins so for a formula, and may run it. */
const formula = /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

/** A text as a spreadsheet shows it and nothing else: quoted, and never a formula. */
export function toCell(text: string): string {
  const shown = formula.test(text) ? `'${text}` : text;
  return `"${shown.replaceAll('"', '""')}"`;
}

type Flat = Record<string, string>;

/** Nested values by dotted name: `children.0.birthDate`. Null is an empty cell. */
export function flatten(value: unknown, name = ''): Flat {
  if (value === null || value === undefined) return name ? { [name]: '' } : {};
  if (typeof value !== 'object') return { [name]: String(value) };
  const parts = Object.entries(value).map(([key, part]) => flatten(part, name ? `${name}.${key}` : key));
  return Object.assign({}, ...parts);
}

/** A table with a column for every name that occurs, as French spreadsheets open it: semicolons, UTF-8 with its mark. */
export function toCsv(rows: Flat[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))];
  return `\ufeff${lines.map((cells) => cells.map(toCell).join(';')).join('\r\n')}\r\n`;
}
