import type { Cell } from './csv';

/** Signs that the XML of a sheet cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const widest = 50;

/** A cell that says of itself that it is a text or a number: none is ever read as a formula. */
function toTyped(value: Cell): { value: number; type: NumberConstructor } | { value: string; type: StringConstructor } | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'number' ? { value, type: Number } : { value: value.replace(unwritable, ''), type: String };
}

interface Sheet {
  above: readonly (readonly Cell[])[];
  headings: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** Rows as a workbook of one sheet, the headings in bold, each column as wide as what stands in it. What writes it is loaded where it is first asked for. */
export async function toXlsx({ above, headings, rows }: Sheet): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const bold = headings.map((heading) => ({ value: heading, type: String, fontWeight: 'bold' as const }));
  const data = [...above.map((row) => row.map(toTyped)), bold, ...rows.map((row) => row.map(toTyped))];
  const widthOf = (index: number) => Math.max(...[headings, ...rows.slice(0, 200)].map((row) => String(row[index] ?? '').length)) + 2;
  const columns = headings.map((_, index) => ({ width: Math.min(widest, widthOf(index)) }));
  return await writeExcelFile(data, { columns }).toBuffer();
}
