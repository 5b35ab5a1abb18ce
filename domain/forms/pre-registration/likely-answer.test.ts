import { expect, test } from 'vitest';
import type { FlatValues } from '../form-values.ts';
import { type LikelyAnswer, likelyAnswer } from './likely-answer.ts';

const born = { 'children.0.status': 'born', 'children.0.birthDate': '2026-03-31', startDate: '2027-03-31' };
const statuses = (first: string, second = ''): FlatValues => ({
  'parents.0.employmentStatus': first,
  'parents.1.employmentStatus': second,
});

test.for<[FlatValues, LikelyAnswer | null]>([
  [{}, null],
  [born, null],
  [statuses('employee'), 'employer'],
  [{ ...statuses('employee'), ...born, startDate: 'demain' }, 'employer'],
  [{ ...statuses('employee'), ...born }, 'accepted'],
  [{ ...statuses('job_seeker', 'civil_servant'), ...born }, 'accepted'],
  [{ ...statuses('employee'), ...born, 'children.0.birthDate': '2024-03-31' }, 'too_old'],
  [statuses('job_seeker'), 'other_parent'],
  [{ ...statuses('student'), ...born }, 'other_parent'],
  [statuses('student', 'none'), 'no_employer'],
  [{ ...statuses('self_employed', 'other'), ...born }, 'no_employer'],
])('of %j the likely answer is %j', ([values, answer]) => {
  expect(likelyAnswer(values)).toBe(answer);
});
