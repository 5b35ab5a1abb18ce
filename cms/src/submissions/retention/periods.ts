import { dayMilliseconds } from '../../domain/durations';
import type { Submission } from '../submission';

/** When a submission was sent. */
export const submittedAt = ({ submittedAt: sent, createdAt }: Submission): Date => new Date(String(sent ?? createdAt));

/** The later of two times. */
export const later = (one: Date, other: Date): Date => (one < other ? other : one);

/** The last time that somebody has written or spoken about a submission: the team notes an exchange by changing the entry. */
export function lastExchange(submission: Submission): Date {
  const sent = submittedAt(submission);
  return submission.updatedAt ? later(sent, new Date(String(submission.updatedAt))) : sent;
}

/** A submission is of use for some months after it was sent, whatever the team changes. */
export const monthsFromSending = (months: number) => (submission: Submission) => monthsAfter(submittedAt(submission), months);

/** A submission is of use for some months after the last exchange. */
export const monthsFromLastExchange = (months: number) => (submission: Submission) => monthsAfter(lastExchange(submission), months);

export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMilliseconds);

/** The 31st of a shorter month is its last day. */
export function monthsAfter(date: Date, months: number): Date {
  const after = new Date(date);
  after.setUTCMonth(date.getUTCMonth() + months);
  if (after.getUTCDate() !== date.getUTCDate()) after.setUTCDate(0);
  return after;
}
