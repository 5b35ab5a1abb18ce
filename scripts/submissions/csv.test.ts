import { expect, test } from 'vitest';
import { flatten, toCell, toCsv } from './csv.ts';

test.for(['=HYPERLINK("http://x")', '+33612345678', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('%j is shown as text, not run', (text) => {
  expect(toCell(text).startsWith('"\'')).toBe(true);
});

test('quotes, line breaks and semicolons stay in their cell', () => {
  expect(toCell('a "b"; c\nd')).toBe('"a ""b""; c\nd"');
  expect(toCell('Zoé = 1')).toBe('"Zoé = 1"');
});

test('every name has a column, also where only one row has it', () => {
  const rows = [
    { reference: 'A', ...flatten({ children: [{ birthDate: '2026-03-31', dueDate: null }], days: ['monday'] }) },
    { reference: '=B' },
  ];
  expect(toCsv(rows)).toBe(
    '\ufeff"reference";"children.0.birthDate";"children.0.dueDate";"days.0"\r\n"A";"2026-03-31";"";"monday"\r\n"\'=B";"";"";""\r\n',
  );
});
