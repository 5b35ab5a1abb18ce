import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  closingReasons,
  familyStepOf,
  familySteps,
  isOpen,
  moveProblem,
  nextStates,
  type RequestState,
  requestStates,
  statesByHand,
} from './request-states.ts';

const anyState = fc.constantFrom(...requestStates);
const anyReason = fc.option(fc.constantFrom(...closingReasons));

test('a request goes from its arrival to the first day of the child, one allowed state after the other', () => {
  const way = requestStates.slice(0, -1);
  for (const [index, to] of way.slice(1).entries()) {
    expect(moveProblem({ from: way[index] as RequestState, to, reason: null })).toBeNull();
  }
  expect(isOpen('entered')).toBe(false);
});

test('whatever is allowed leads on from an open state, or opens what was closed by mistake', () => {
  fc.assert(
    fc.property(anyState, anyState, anyReason, (from, to, reason) => {
      const problem = moveProblem({ from, to, reason });
      if (!nextStates(from).includes(to)) return problem === 'not_allowed';
      if (to === 'closed') return (problem === null) === (reason !== null);
      return (problem === null) === (reason === null) && (isOpen(from) || from === 'closed');
    }),
  );
});

test('every open request can be closed, and reaches the child’s first day from wherever it is', () => {
  const reached = (from: RequestState, seen: Set<RequestState> = new Set()): Set<RequestState> => {
    for (const to of nextStates(from)) if (!seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  for (const state of requestStates.filter(isOpen)) {
    expect([state, nextStates(state).includes('closed'), reached(state).has('entered')]).toEqual([state, true, true]);
  }
});

test('an adviser moves by hand nowhere that only an answer to a proposal leads', () => {
  fc.assert(
    fc.property(anyState, (from) =>
      statesByHand(from).every(
        (to) => nextStates(from).includes(to) && !['place_proposed', 'family_agreed', 'nursery_agreed', 'contract_signed'].includes(to),
      ),
    ),
  );
  expect(statesByHand('place_proposed')).toEqual(['closed']);
  expect(statesByHand('nursery_agreed')).toEqual(['closed']);
});

test('a family is shown five steps, none of them before an earlier one, and no step of a closed request', () => {
  const steps = requestStates.slice(0, -1).map((state) => familySteps.indexOf(familyStepOf(state) ?? 'entry'));
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(new Set(steps).size).toBe(familySteps.length);
  expect(familyStepOf('closed')).toBeNull();
});
