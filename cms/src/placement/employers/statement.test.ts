import { expect, test } from 'vitest';
import { type Stay, statementRows } from './statement';

const stay = (more: Partial<Stay>): Stay => ({
  reference: 'CS-1',
  nurseryName: 'Brindille',
  bornOn: '2026-03-31',
  entryOn: '2026-09-30',
  exitOn: null,
  invoices: [],
  ...more,
});

test('a year has the stays that lie in it, each with its days and the child’s age at their beginning', () => {
  const stays = [
    stay({
      invoices: [
        { year: 2026, amount: 4000.1 },
        { year: 2026, amount: 0.2 },
        { year: 2027, amount: 9000 },
      ],
    }),
    stay({ reference: 'CS-2', entryOn: '2025-01-06', exitOn: '2026-01-31', bornOn: null }),
    stay({ reference: 'CS-3', entryOn: '2027-01-01' }),
    stay({ reference: 'CS-4', entryOn: '2024-01-01', exitOn: '2025-12-31' }),
    stay({ reference: 'CS-5', entryOn: null }),
  ];
  expect(statementRows(stays, 2026)).toEqual([
    ['CS-1', 'Brindille', '30/09/2026', '31/12/2026', 5, 4000.3],
    ['CS-2', 'Brindille', '01/01/2026', '31/01/2026', null, null],
    ['Total', null, null, null, null, 4000.3],
  ]);
  expect(statementRows(stays, 2027).map(([first, , , , , amount]) => [first, amount])).toEqual([
    ['CS-1', 9000],
    ['CS-3', null],
    ['Total', 9000],
  ]);
});

test('a year without any stay is empty, and says so in its total', () => {
  expect(statementRows([], 2026)).toEqual([['Total', null, null, null, null, 0]]);
});
