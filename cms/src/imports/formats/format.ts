import type { ReadCell, Value } from '../reading/cells';
import { fold } from '../reading/fold';
import { BrokenFile, type Problem } from '../reading/problem';
import type { Table } from '../reading/read-table';

export const formatNames = ['places', 'nurseries', 'cnaf', 'hauts-de-seine', 'seine-saint-denis'] as const;
export type FormatName = (typeof formatNames)[number];

/** What a row says, by the names of columns. A name that is missing: nothing is said; null: there is none. */
export type Facts = Readonly<Record<string, Value>>;

/** A column: its name in our own files, other names for it, and how a cell of it is read. */
export interface Column {
  key: string;
  aliases?: readonly string[];
  read: ReadCell;
  /** A file without this column is no file of this format. */
  isNeeded?: boolean;
  /** A cell with a dash alone takes away what is there. */
  isClearable?: boolean;
}

/** A kind of file, as its columns say it. */
export interface Format {
  name: FormatName;
  columns: readonly Column[];
  /** Names of columns that no other format has all of. */
  signs: readonly string[];
}

export interface ReadRow {
  line: number;
  facts: Facts;
  remarks: readonly Problem[];
}

interface RefusedFacts {
  line: number;
  /** What the row says all the same, so that it can be named. */
  facts: Facts;
  problems: readonly Problem[];
}

export interface FileFacts {
  rows: readonly ReadRow[];
  refused: readonly RefusedFacts[];
  /** Names of columns that mean nothing here. */
  unknown: readonly string[];
}

/** What a cell says that takes away what stands in its field. */
export const clearing = ['-', '–', '—', '∅'];

/** The first format whose signs a header has; null where it is of none. */
export function recogniseFormat(formats: readonly Format[], header: readonly string[]): Format | null {
  const headings = new Set(header.map(fold));
  return (
    formats.find(({ signs, columns }) =>
      signs.every((sign) => namesOf(columns.find(({ key }) => key === sign)).some((name) => headings.has(name))),
    ) ?? null
  );
}

const namesOf = (column: Column | undefined) => (column ? [column.key, ...(column.aliases ?? [])].map(fold) : []);

/** What the rows of a table say, in the columns of a format. Throws where a needed column is missing or one is there twice. */
export function readFacts(format: Format, { header, rows, refused }: Table): FileFacts {
  const columns = columnsOf(format, header);
  const read: ReadRow[] = [];
  const wrong: RefusedFacts[] = refused.map(({ line, problem }) => ({ line, facts: {}, problems: [problem] }));
  for (const { line, cells } of rows) {
    const { facts, remarks, problems } = readCells(columns, cells);
    if (problems.length > 0) wrong.push({ line, facts, problems });
    else read.push({ line, facts, remarks });
  }
  const unknown = header.filter((name, at) => name !== '' && columns[at] === null);
  return { rows: read, refused: wrong.toSorted((one, other) => one.line - other.line), unknown };
}

function columnsOf({ columns }: Format, header: readonly string[]): (Column | null)[] {
  const byName = new Map(columns.flatMap((column) => namesOf(column).map((name) => [name, column] as const)));
  const columnsInOrder = header.map((name) => byName.get(fold(name)) ?? null);
  const doubled = columnsInOrder.find((column, at) => column !== null && columnsInOrder.indexOf(column) < at);
  if (doubled) throw new BrokenFile({ code: 'doubled-column', field: doubled.key });
  const missing = columns.filter((column) => column.isNeeded && !columnsInOrder.includes(column));
  if (missing.length > 0) throw new BrokenFile({ code: 'missing-column', expected: missing.map(({ key }) => key).join(', ') });
  return columnsInOrder;
}

function readCells(columns: readonly (Column | null)[], cells: readonly string[]) {
  const facts: Record<string, Value> = {};
  const remarks: Problem[] = [];
  const problems: Problem[] = [];
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? '';
    if (column === null || cell === '') continue;
    const { key, read, isClearable } = column;
    if (isClearable && clearing.includes(cell)) {
      facts[key] = null;
      continue;
    }
    const reading = read(cell);
    if ('problem' in reading) {
      problems.push({ field: key, ...reading.problem });
      continue;
    }
    if (reading.value !== null) facts[key] = reading.value;
    if (reading.remark) remarks.push(reading.remark);
  }
  return { facts, remarks, problems };
}
