import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from './decode-text';
import { fromNeutral } from './formulas';
import { BrokenFile, type Problem } from './problem';

/** A row as it stands in the file, with the number of the line it begins in. */
interface TableRow {
  line: number;
  cells: readonly string[];
}

interface RefusedRow {
  line: number;
  problem: Problem;
}

export interface Table {
  /** The names of the columns, as they are written. */
  header: readonly string[];
  rows: readonly TableRow[];
  refused: readonly RefusedRow[];
}

interface ParsedRecord {
  record: string[];
  /** The record as it is written, with the end of its line. */
  raw: string;
}

interface NumberedRecord {
  record: string[];
  line: number;
}

const mostRows = 100_000;
const delimiters = [';', ',', '\t', '|'] as const;
/** UTF-8 that was read as Windows-1252 and saved again: « CrÃ¨che ». And a letter that some other program has lost. */
const brokenLetters = /\u00c3[\u0080-\u00bf\u0152-\u0192\u2013-\u2122\u02c6\u02dc]|\u00e2\u20ac|\ufffd/;

/** Reads a CSV file of any usual delimiter and encoding. A row that is broken is refused; a file that is broken throws `BrokenFile`. */
export function readTable(bytes: Uint8Array): Table {
  // Excel writes `sep=;` above the header, for itself.
  const decoded = decodeText(bytes);
  const [, named] = /^sep=(.)\r?\n/i.exec(decoded) ?? [];
  const records = parseRecords(decoded, named ?? likelyDelimiter(decoded));
  const filled = records.filter(({ record }) => record.some((cell) => cell.trim() !== ''));
  const [first, ...others] = named ? filled.slice(1) : filled;
  if (!first) throw new BrokenFile({ code: 'empty-file' });
  if (others.length > mostRows) throw new BrokenFile({ code: 'too-many-rows', expected: String(mostRows) });
  const header = withoutBlankEnd(first.record.map((cell) => cell.trim()));
  const rows: TableRow[] = [];
  const refused: RefusedRow[] = [];
  for (const { record, line } of others) {
    const cells = fitted(record, header.length);
    const problem = problemOf(cells, header);
    if (problem) refused.push({ line, problem });
    else rows.push({ line, cells: cells.map((cell) => fromNeutral(cell.trim())) });
  }
  return { header, rows, refused };
}

function parseRecords(text: string, delimiter: string): NumberedRecord[] {
  try {
    // The types of csv-parse do not know of `raw`.
    const records: object[] = parse(text, {
      delimiter,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
    return numbered(records as ParsedRecord[]);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = String(error.lines ?? '');
    throw new BrokenFile({ code: error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'unclosed-quote' : 'unreadable', value: line });
  }
}

/** The delimiter that the header has most often, outside of quotes; one column alone has none. */
function likelyDelimiter(text: string): string {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const plain = line.replaceAll(/"(?:[^"]|"")*"/g, '');
  const counts = delimiters.map((delimiter) => plain.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** Each record with the line it begins in. csv-parse counts a line end within quotes twice where it has two signs. */
function numbered(records: readonly ParsedRecord[]): NumberedRecord[] {
  let next = 1;
  return records.map(({ record, raw }) => {
    const line = next;
    next += raw.match(/\r\n|\n|\r/g)?.length ?? 0;
    return { record, line };
  });
}

function withoutBlankEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}

/** Blank cells beyond the header are what a spreadsheet leaves behind. */
function fitted(cells: readonly string[], length: number): readonly string[] {
  return cells.length > length && cells.slice(length).every((cell) => cell.trim() === '') ? cells.slice(0, length) : cells;
}

function problemOf(cells: readonly string[], header: readonly string[]): Problem | null {
  if (cells.length !== header.length) return { code: 'cell-count', value: String(cells.length), expected: String(header.length) };
  const broken = cells.findIndex((cell) => brokenLetters.test(cell));
  return broken < 0 ? null : { code: 'broken-letters', field: header[broken], value: cells[broken] };
}
