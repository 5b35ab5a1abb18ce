import { type Cell, toCsv } from './csv';
import { toXlsx } from './xlsx';

/** A table that somebody takes along. */
export interface Table {
  /** Its file's name, without what says of which kind it is. */
  name: string;
  headings: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** What it is about, a line each, above it. */
  facts?: readonly (readonly Cell[])[];
}

/** A file as the panel is handed it: as a text, or in the letters that a text can carry. */
export type DeskFile = { fileName: string; csv: string } | { fileName: string; mediaType: string; base64: string };

const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** Kinds of files that any table can be taken along as. */
export const sheetKinds = ['csv', 'xlsx'] as const;

/** Bytes as a file of the panel. */
export function inLetters(name: string, kind: keyof typeof mediaTypes, bytes: Buffer): DeskFile {
  return { fileName: `${name}.${kind}`, mediaType: mediaTypes[kind], base64: bytes.toString('base64') };
}

/** A table as a file that a spreadsheet opens. */
export async function toSheet({ name, headings, rows, facts = [] }: Table, kind: (typeof sheetKinds)[number]): Promise<DeskFile> {
  const above = facts.length > 0 ? [...facts, []] : [];
  if (kind === 'csv') return { fileName: `${name}.csv`, csv: toCsv([...above, headings, ...rows]) };
  return inLetters(name, kind, await toXlsx({ above, headings, rows }));
}
