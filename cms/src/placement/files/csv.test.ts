import { expect, test } from 'vitest';
import { toCsv } from './csv';

test('a file opens in a French spreadsheet, with its accents and its figures', () => {
  expect(
    toCsv([
      ['Crèche', 'Total'],
      ['Brindille', 1234.5],
      [null, undefined],
    ]),
  ).toBe('\uFEFFCrèche;Total\r\nBrindille;1234,5\r\n;\r\n');
});

test.for([
  ['a;b', '"a;b"'],
  ['a "b"', '"a ""b"""'],
  ['a\nb', '"a\nb"'],
  ['=1+1', "'=1+1"],
  ['+33612345678', "'+33612345678"],
  ['@x', "'@x"],
  ['-1', "'-1"],
])('%s is a text and one cell', ([value, cell]) => {
  expect(toCsv([[value]])).toBe(`\uFEFF${cell}\r\n`);
});
