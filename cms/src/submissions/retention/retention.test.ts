import { expect, test } from 'vitest';
import type { Submission } from '../submission';
import { fateOf } from './retention';

const entry = (fields: Partial<Submission>): Submission => ({
  id: 1,
  documentId: 'd',
  submittedAt: '2026-01-31T10:00:00.000Z',
  updatedAt: '2026-01-31T10:00:05.000Z',
  ...fields,
});
const on = (day: string) => new Date(`${day}T12:00:00.000Z`);

test('a message is kept for three years after the last exchange, which the team notes in it', () => {
  expect(fateOf('contact-request', entry({}), on('2029-01-30'))).toBe('keep');
  expect(fateOf('contact-request', entry({}), on('2029-01-31'))).toBe('erase');
  const answered = entry({ updatedAt: '2027-06-01T00:00:00.000Z' });
  expect(fateOf('contact-request', answered, on('2030-05-31'))).toBe('keep');
  expect(fateOf('contact-request', answered, on('2030-06-01'))).toBe('erase');
});

test('a signature is kept for three years, whatever the team changes', () => {
  const changed = entry({ updatedAt: '2028-01-01T00:00:00.000Z' });
  expect(fateOf('manifesto-signature', changed, on('2029-01-30'))).toBe('keep');
  expect(fateOf('manifesto-signature', changed, on('2029-01-31'))).toBe('erase');
});

test('a reported error is kept for a year, whatever the team changes', () => {
  const changed = entry({ updatedAt: '2026-12-01T00:00:00.000Z' });
  expect(fateOf('error-report', changed, on('2027-01-30'))).toBe('keep');
  expect(fateOf('error-report', changed, on('2027-01-31'))).toBe('erase');
});

test('an alert is kept for the week of its confirmation, then to its last day, or until its owner ends it', () => {
  const alert = entry({ endsOn: '2026-06-30' });
  expect(fateOf('place-alert', alert, on('2026-02-06'))).toBe('keep');
  expect(fateOf('place-alert', alert, on('2026-02-07'))).toBe('erase');
  const confirmed = entry({ endsOn: '2026-06-30', confirmedAt: '2026-02-01T10:00:00.000Z' });
  expect(fateOf('place-alert', confirmed, on('2026-06-30'))).toBe('keep');
  expect(fateOf('place-alert', confirmed, on('2026-07-01'))).toBe('erase');
  expect(fateOf('place-alert', { ...confirmed, endedAt: '2026-03-01T10:00:00.000Z' }, on('2026-03-01'))).toBe('erase');
});

test('a white paper is kept for a year; of who has agreed to be written to, the agreement for three', () => {
  const request = entry({ whitePaperSlug: 'guide' });
  expect(fateOf('white-paper-request', request, on('2027-01-30'))).toBe('keep');
  expect(fateOf('white-paper-request', request, on('2027-01-31'))).toBe('erase');
  const agreed = { ...request, marketingEmail: true };
  expect(fateOf('white-paper-request', agreed, on('2027-01-31'))).toBe('reduce');
  expect(fateOf('white-paper-request', { ...agreed, whitePaperSlug: null }, on('2029-01-30'))).toBe('keep');
  expect(fateOf('white-paper-request', { ...agreed, whitePaperSlug: null }, on('2029-01-31'))).toBe('erase');
});

test.for([
  // A year, where the child is still under three then, or was three when its parents asked.
  [[{ birthDate: '2025-06-01' }], '2027-01-31'],
  [[{ birthDate: '2022-06-01' }], '2027-01-31'],
  [[], '2027-01-31'],
  // The third birthday of the youngest, where it comes sooner.
  [[{ birthDate: '2023-03-31' }], '2026-03-31'],
  [[{ birthDate: '2023-03-31' }, { birthDate: '2023-09-01' }], '2026-09-01'],
  [[{ dueDate: '2026-08-01' }, { birthDate: '2023-03-31' }], '2027-01-31'],
] as const)('a request that was not retained, of children %j, ends on %s', ([children, end]) => {
  const rejected = entry({ outcome: 'rejected', children: [...children], updatedAt: '2026-12-01T00:00:00.000Z' });
  const dayBefore = new Date(Date.parse(`${end}T00:00:00.000Z`) - 3_600_000);
  expect(fateOf('pre-registration', rejected, dayBefore)).toBe('keep');
  expect(fateOf('pre-registration', rejected, on(end))).toBe('erase');
  const agreed = { ...rejected, marketingPhone: true };
  expect(fateOf('pre-registration', agreed, on(end))).toBe(children.length ? 'reduce' : 'keep');
});

test('an accepted request is kept while the child may be in childcare, then for three years; one that is closed from then', () => {
  const accepted = entry({ outcome: 'accepted', state: 'contacted', children: [{ birthDate: '2025-06-01' }] });
  expect(fateOf('pre-registration', accepted, on('2034-05-31'))).toBe('keep');
  expect(fateOf('pre-registration', accepted, on('2034-06-01'))).toBe('erase');
  const closed = { ...accepted, state: 'closed', updatedAt: '2028-06-30T00:00:00.000Z' };
  expect(fateOf('pre-registration', closed, on('2031-06-29'))).toBe('keep');
  expect(fateOf('pre-registration', closed, on('2031-06-30'))).toBe('erase');
});

test('an entry without a time of its own counts from when it was written', () => {
  const made = entry({ submittedAt: null, createdAt: '2026-01-31T10:00:00.000Z' });
  expect(fateOf('white-paper-request', made, on('2027-01-30'))).toBe('keep');
  expect(fateOf('white-paper-request', made, on('2027-01-31'))).toBe('erase');
});

test('the last day of a longer month ends on the last of a shorter one', () => {
  const leap = entry({ submittedAt: '2028-02-29T00:00:00.000Z' });
  expect(fateOf('white-paper-request', leap, on('2029-02-27'))).toBe('keep');
  expect(fateOf('white-paper-request', leap, on('2029-02-28'))).toBe('erase');
});
