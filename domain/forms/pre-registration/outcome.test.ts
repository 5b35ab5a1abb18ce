import { expect, test } from 'vitest';
import type { EmploymentStatus } from './choices.ts';
import { decideOutcome, noteWishes, type OutcomeFacts } from './outcome.ts';

const born = (birthDate: string) => ({ birthDate, dueDate: null });
const due = (dueDate: string) => ({ birthDate: null, dueDate });
const parent = (employmentStatus: EmploymentStatus, employer: string | null = 'Café & Cie') => ({ employmentStatus, employer });
const facts = (changes: Partial<OutcomeFacts> = {}): OutcomeFacts => ({
  children: [born('2026-03-31')],
  parents: [parent('employee')],
  startDate: '2027-03-31',
  ...changes,
});

test('accepts one parent with an employer that can co-finance, alone or beside another', () => {
  const accepted = { outcome: 'accepted', reason: null, needsReview: false };
  expect(decideOutcome(facts())).toEqual(accepted);
  expect(decideOutcome(facts({ parents: [parent('job_seeker', null), parent('employee')] }))).toEqual(accepted);
  expect(decideOutcome(facts({ parents: [parent('self_employed_with_staff')] }))).toEqual(accepted);
  expect(decideOutcome(facts({ children: [due('2027-02-01')] }))).toEqual(accepted);
});

test.for<[EmploymentStatus, EmploymentStatus]>([
  ['job_seeker', 'job_seeker'],
  ['self_employed', 'student'],
  ['other', 'self_employed'],
])('rejects %s with %s', ([first, second]) => {
  const rejected = { outcome: 'rejected', reason: 'no_co_financing_employer', needsReview: false };
  expect(decideOutcome(facts({ parents: [parent(first, null), parent(second, null)] }))).toEqual(rejected);
});

test('rejects a child that is three at the start, to the day', () => {
  expect(decideOutcome(facts({ children: [born('2024-03-31')] }))).toMatchObject({ outcome: 'rejected', reason: 'child_over_three' });
  expect(decideOutcome(facts({ children: [born('2024-04-01')] })).outcome).toBe('accepted');
  expect(decideOutcome(facts({ children: [born('2024-02-29')], startDate: '2027-02-27' })).outcome).toBe('accepted');
  expect(decideOutcome(facts({ children: [born('2024-02-29')], startDate: '2027-02-28' })).outcome).toBe('rejected');
});

test('accepts for the younger of two children, and has a human look', () => {
  const both = facts({ children: [born('2023-01-01'), born('2026-01-01')] });
  expect(decideOutcome(both)).toEqual({ outcome: 'accepted', reason: null, needsReview: true });
});

test.for([
  'SNCF',
  'Mairie de Paris',
  'moi-même',
  'MAIRIE DE LYON',
  'Hôpital Saint-Louis',
  'Éducation nationale',
  'Conseil départemental 93',
  'Auto-entrepreneuse',
])('accepts the employer %s, and has a human look', (employer) => {
  expect(decideOutcome(facts({ parents: [parent('employee', employer)] }))).toEqual({
    outcome: 'accepted',
    reason: null,
    needsReview: true,
  });
});

test('accepts civil servants, and has a human look unless the other parent’s employer is beyond doubt', () => {
  expect(decideOutcome(facts({ parents: [parent('civil_servant', 'École X')] }))).toMatchObject({ outcome: 'accepted', needsReview: true });
  expect(decideOutcome(facts({ parents: [parent('civil_servant'), parent('employee')] }))).toMatchObject({ needsReview: false });
});

test.for(['Villeroy', 'Moinet SA', 'Chusclan Vins', 'Cafés Richard', 'Régional Express'])(
  'takes %s for a company like any other',
  (employer) => {
    expect(decideOutcome(facts({ parents: [parent('employee', employer)] })).needsReview).toBe(false);
  },
);

test('notes what a family should know of its wishes', () => {
  const today = '2026-11-27';
  const note = (
    startDate: string | null,
    child: OutcomeFacts['children'][number] = born('2026-03-31'),
    hours: [string, string] = ['08:00', '18:00'],
  ) => noteWishes({ children: [child], startDate, hoursFrom: hours[0], hoursTo: hours[1] }, today);
  expect(note('2027-03-31')).toEqual([]);
  expect(note(null)).toEqual([]);
  expect(note('2027-08-16')).toEqual(['august_start']);
  expect(note('2027-01-01')).toEqual(['public_holiday_start']);
  expect(note('2028-11-28')).toEqual(['far_start']);
  expect(note('2027-02-01', due('2027-01-15'))).toEqual(['early_entry']);
  expect(note('2027-03-31', born('2024-03-31'))).toEqual(['over_three']);
  expect(note('2027-03-31', born('2026-03-31'), ['19:00', '23:00'])).toEqual(['unusual_hours']);
  expect(note('2027-03-31', born('2026-03-31'), ['06:00', '14:00'])).toEqual(['unusual_hours']);
});
