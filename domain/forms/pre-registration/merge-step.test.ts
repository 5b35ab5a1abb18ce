import { expect, test } from 'vitest';
import { hasSecondParent, mergeStep } from './merge-step.ts';

test('takes a step over and keeps the others; what is no longer sent of it is gone', () => {
  const values = { 'children.0.status': 'born', startDate: '2027-03-31', days: ['monday'], homePlace: 'Us' };
  expect(mergeStep(values, { startDate: '2027-04-01' }, 3)).toEqual({
    'children.0.status': 'born',
    startDate: '2027-04-01',
    homePlace: 'Us',
  });
});

test('a further child said to be none goes with its dates; the first one cannot', () => {
  const sent = { 'children.0.status': '', 'children.1.status': '', 'children.1.birthDate': '2026-01-01', 'children.10.firstName': 'Zoé' };
  expect(mergeStep({}, sent, 2)).toEqual({ 'children.0.status': '', 'children.10.firstName': 'Zoé' });
});

test('a second parent is there as soon as anything is said of them', () => {
  expect(hasSecondParent({ 'parents.0.firstName': 'Zoé', 'parents.1.firstName': '  ', 'parents.1.salutation': '' })).toBe(false);
  expect(hasSecondParent({ 'parents.1.employer': 'X' })).toBe(true);
  expect(hasSecondParent({ 'parents.1.employmentStatus': 'none' })).toBe(false);
});
