import { expect, test } from 'vitest';
import { budgets } from '../../../scripts/checks/budgets.ts';
import { type MeasuredPage, sizeProblems, toSizeTable } from '../../helpers/sizes/size-table.ts';

const page: MeasuredPage = {
  name: 'home',
  document: 13_000,
  read: 700,
  isInteractive: false,
  afterIntent: 71_000,
  page: 300,
  styles: 10_500,
  font: 20_200,
  feature: 0,
  ahead: 1200,
  applicationAfterPaint: 900,
};

test('a page within its limits has no problem', () => {
  expect(sizeProblems([page, { ...page, read: budgets.read, afterIntent: budgets.afterIntent, page: budgets.page }])).toEqual([]);
});

test.for(['document', 'read', 'afterIntent', 'page', 'styles', 'font'] as const)('a page over a limit is named: %s', (column) => {
  expect(sizeProblems([{ ...page, [column]: budgets[column] + 1 }])).toEqual([
    `home: ${column} is ${budgets[column] + 1} bytes, over ${budgets[column]}`,
  ]);
});

test('only pages people come to must arrive before their reader has answered', () => {
  expect(sizeProblems([{ ...page, name: 'lexicon', document: 27_000 }])).toEqual([]);
});

test('where a part that needs the application is in view, it may come without intent, but not before the largest paint', () => {
  const interactive = { ...page, read: 71_000, isInteractive: true };
  expect(sizeProblems([interactive])).toEqual([]);
  expect(toSizeTable([interactive])[1]).toContain('in view');
  expect(sizeProblems([{ ...interactive, applicationAfterPaint: -12.4 }])).toEqual([
    'home: the application was asked for 12 ms before the largest paint',
  ]);
});

test('the table has a line a page and the limits', () => {
  const table = toSizeTable([page]);
  expect(table).toHaveLength(3);
  expect(table[1]?.split(/\s+/)).toEqual(['home', '13.0', '0.7', '71.0', '0.3', '10.5', '20.2', '0.0', '1.2']);
  expect(table[2]?.split(/\s+/)).toEqual(['limit', '13.85', '8', '74.3', '8', '14', '40', '–', '–']);
});
