import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiresOn, holdsPlace, isExpired, nextProposalStates, proposalStates, requestStateAfter } from './proposal-states.ts';
import { moveProblem, type RequestState } from './request-states.ts';

const anyState = fc.constantFrom(...proposalStates);

test('a proposal that has ended holds no place and goes nowhere; any other can be withdrawn', () => {
  fc.assert(
    fc.property(anyState, (state) =>
      holdsPlace(state) ? nextProposalStates(state).includes('withdrawn') : nextProposalStates(state).length === 0,
    ),
  );
  expect(proposalStates.filter((state) => !holdsPlace(state))).toEqual(['declined', 'withdrawn', 'expired']);
});

test('each move of a proposal that was sent takes its request where a request may go', () => {
  fc.assert(
    fc.property(anyState, anyState, (from, to) => {
      const before: RequestState | null = requestStateAfter(from);
      const after = requestStateAfter(to);
      if (!nextProposalStates(from).includes(to) || !before || !after) return true;
      return moveProblem({ from: before, to: after, reason: null }) === null;
    }),
  );
  expect(moveProblem({ from: 'searching', to: requestStateAfter('sent') ?? 'closed', reason: null })).toBeNull();
});

test('a proposal can be answered to the end of its last day; one that a family has accepted does not end by the calendar', () => {
  const last = expiresOn('2026-11-28', 5);
  expect(last).toBe('2026-12-03');
  for (const state of ['draft', 'sent'] as const) {
    expect(isExpired({ state, expiresOn: last }, last)).toBe(false);
    expect(isExpired({ state, expiresOn: last }, '2026-12-04')).toBe(true);
  }
  expect(isExpired({ state: 'family_agreed', expiresOn: last }, '2027-12-04')).toBe(false);
  expect(isExpired({ state: 'sent', expiresOn: null }, '2027-12-04')).toBe(false);
});
