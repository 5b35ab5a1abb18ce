import { expect, test } from 'vitest';
import { toAnswer, toItemStates } from './items.ts';

test('an item that is missing or not understood is unknown', () => {
  expect(toItemStates({ diaper: 'provided', meal: 'brought', snack: null, milk: 'oui' })).toEqual({
    diaper: 'provided',
    meal: 'brought',
    snack: 'unknown',
    milk: 'unknown',
    care: 'unknown',
  });
});

test('nothing at all makes every item unknown', () => {
  for (const raw of [null, undefined, {}]) expect(new Set(Object.values(toItemStates(raw)))).toEqual(new Set(['unknown']));
});

test('an answer that was not given is unknown, never no', () => {
  expect([toAnswer('yes'), toAnswer('no'), toAnswer(null), toAnswer(false), toAnswer('NC')]).toEqual([
    'yes',
    'no',
    'unknown',
    'unknown',
    'unknown',
  ]);
});
