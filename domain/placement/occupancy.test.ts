import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HeldPlace, occupancyByMonth } from './occupancy.ts';
import { proposalStates } from './proposal-states.ts';

const held = (more: Partial<HeldPlace>): HeldPlace => ({ state: 'sent', startDate: '2027-01-04', entryOn: null, exitOn: null, ...more });
const reports = [
  { count: 3, availableFrom: null, availableUntil: null },
  { count: 2, availableFrom: '2027-02-28', availableUntil: '2027-03-01' },
];

test('each month tells what is offered in it, what is taken, promised and drafted, and what is left', () => {
  const proposals = [
    held({}),
    held({ state: 'draft', startDate: '2027-03-31' }),
    held({ state: 'signed', startDate: '2027-01-04', entryOn: '2027-02-01', exitOn: '2027-02-26' }),
    held({ state: 'declined' }),
    held({ state: 'nursery_agreed', startDate: null }),
  ];
  const months = occupancyByMonth({ reports, held: proposals }, { from: '2026-12-31', months: 5 });
  expect(months.map(({ month, ...counts }) => [month, ...Object.values(counts)])).toEqual([
    ['2026-12-01', 3, 0, 1, 0, 2],
    ['2027-01-01', 3, 0, 2, 0, 1],
    ['2027-02-01', 5, 1, 2, 0, 2],
    ['2027-03-01', 5, 0, 2, 1, 2],
    ['2027-04-01', 3, 0, 2, 1, 0],
  ]);
});

test('nothing is ever less than free, and no proposal counts twice in a month', () => {
  const day = fc.option(fc.constantFrom('2026-12-31', '2027-01-01', '2027-01-31', '2027-02-01', '2028-02-29'));
  const anyHeld = fc.record({ state: fc.constantFrom(...proposalStates), startDate: day, entryOn: day, exitOn: day });
  fc.assert(
    fc.property(fc.array(anyHeld), (proposals) =>
      occupancyByMonth({ reports, held: proposals }, { from: '2027-01-15', months: 12 }).every(
        ({ occupied, planned, drafted, free }) => free >= 0 && occupied + planned + drafted <= proposals.length,
      ),
    ),
  );
});
