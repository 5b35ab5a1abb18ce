import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BrokenFile } from './problem';
import { readTable } from './read-table';
import { writeTable } from './write-table';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const withMark = (text: string) => Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8(text)]);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const cellsOf = (bytes: Uint8Array) => readTable(bytes).rows.map(({ cells }) => cells);

/** The problem of a file that cannot be read. */
function brokenBy(bytes: Uint8Array) {
  try {
    readTable(bytes);
  } catch (error) {
    if (error instanceof BrokenFile) return error.problem;
    throw error;
  }
  return null;
}

/** Letters that every encoding of the property has. */
const word = fc.stringMatching(/^[a-zéèêàçôûïÉÀ0-9"' ;,|()\t\n-]{0,12}$/).map((text) => text.trim());
const table = fc.integer({ min: 1, max: 5 }).chain((width) =>
  fc.record({
    rows: fc.array(fc.array(word, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
    header: fc.constant(Array.from({ length: width }, (_, at) => `colonne ${at}`)),
  }),
);
const written = fc.record({
  delimiter: fc.constantFrom(';', ',', '\t', '|'),
  encode: fc.constantFrom(utf8, withMark, latin1, utf16),
  end: fc.constantFrom('\r\n', '\n'),
  areAllQuoted: fc.boolean(),
  hasEnd: fc.boolean(),
});
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
/** A file of one column alone has no delimiter that anybody could see. */
const asNeeded = (delimiter: string, width: number) => (cell: string) =>
  /["\n\r]/.test(cell) || cell.includes(delimiter) || (width === 1 && /[;,\t|]/.test(cell)) ? quoted(cell) : cell;

test('whatever its delimiter, encoding, quotes and ends of lines, a table is read as it was written', () => {
  fc.assert(
    fc.property(table, written, ({ header, rows }, { delimiter, encode, end, areAllQuoted, hasEnd }) => {
      const toCell = areAllQuoted ? quoted : asNeeded(delimiter, header.length);
      const lines = [header, ...rows].map((cells) => cells.map(toCell).join(delimiter));
      const read = cellsOf(encode(lines.join(end) + (hasEnd ? end : '')));
      // A row of blanks says nothing; an apostrophe before a formula is our own.
      const expected = rows.filter((cells) => cells.some((cell) => cell !== ''));
      const plain = expected.map((cells) => cells.map((cell) => (/^'+[=+\-@\t]/.test(cell) ? cell.slice(1) : cell)));
      expect(read).toEqual(plain);
    }),
    { numRuns: 500 },
  );
});

test('what we write is read again letter by letter, and no cell of it begins like a formula', () => {
  const anything = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) =>
    text
      .replaceAll(/[\0\ufffd\u00c3\u00e2]/g, '')
      .trim()
      .normalize('NFC'),
  );
  const names = fc.array(fc.tuple(anything, anything, fc.constantFrom('x', '1')), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(names, (rows) => {
      const text = writeTable(['a', 'b', 'c'], rows);
      expect(cellsOf(utf8(text))).toEqual(rows);
      const cells = (parse(text, { delimiter: ';', bom: true }) as string[][]).flat();
      expect(cells.filter((cell) => /^[=+\-@\t]/.test(cell) && !/^-?\d/.test(cell))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test.for(['=HYPERLINK("http://x")', '+33199003717', '-2+3', '@SUM(A1)', "'=1", "''+1", '＝1'])(
  '%j is text to a spreadsheet, and itself again here',
  (text) => {
    const file = writeTable(['a'], [[text]]);
    expect(file.split('\r\n')[1]).toMatch(/^"?'/);
    expect(cellsOf(utf8(file))).toEqual([[text]]);
  },
);

test('a negative number stays one for a spreadsheet', () => {
  expect(writeTable(['longitude'], [[-1.5536]])).toBe('\ufefflongitude\r\n-1.5536\r\n');
});

describe('a broken row is told by the line it begins in, and the others are read', () => {
  test('with too many cells, too few, or an accent that somebody has lost', () => {
    const text = 'nom;places\r\n"Les Lutins\r\nde Lyon";3\r\nTrop;de;cellules\r\n\r\nPeu\r\nCrÃ¨che;1\r\nCr\ufffdche;1\r\nFin;2\r\n';
    const { rows, refused } = readTable(utf8(text));
    expect(rows).toEqual([
      { line: 2, cells: ['Les Lutins\r\nde Lyon', '3'] },
      { line: 9, cells: ['Fin', '2'] },
    ]);
    expect(refused.map(({ line, problem }) => [line, problem.code])).toEqual([
      [4, 'cell-count'],
      [6, 'cell-count'],
      [7, 'broken-letters'],
      [8, 'broken-letters'],
    ]);
  });

  test('a quote in the middle of a cell is a letter', () => {
    expect(cellsOf(utf8('nom;places\nCrèche "Les Lutins";3\n'))).toEqual([['Crèche "Les Lutins"', '3']]);
  });

  test('blank cells and columns that a spreadsheet leaves behind are nothing', () => {
    expect(cellsOf(utf8('nom;places;;\n;;;\nLutins;3;;\nAnges;2;;;;\n'))).toEqual([
      ['Lutins', '3'],
      ['Anges', '2'],
    ]);
  });
});

test('the delimiter may be named on the first line, as Excel does', () => {
  expect(readTable(utf8('sep=,\r\nnom,places\r\n"a;b;c",3\r\n'))).toMatchObject({
    header: ['nom', 'places'],
    rows: [{ line: 3, cells: ['a;b;c', '3'] }],
  });
});

test('accents that macOS takes apart are put together', () => {
  expect(cellsOf(utf8('nom\nCre\u0300che\n'))).toEqual([['Crèche']]);
});

test.for([
  ['an empty file', utf8(''), 'empty-file'],
  ['blanks alone', utf8(' \r\n;;\r\n'), 'empty-file'],
  ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0]), 'not-text'],
  ['a quote without its end', utf8('nom;places\n"Lutins;3\nAnges;2\n'), 'unclosed-quote'],
  ['more rows than anybody has', utf8(`nom\n${'a\n'.repeat(100_001)}`), 'too-many-rows'],
] as const)('%s is a broken file', ([, bytes, code]) => {
  expect(brokenBy(bytes)?.code).toBe(code);
});
