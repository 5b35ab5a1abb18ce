import { confirmationDays } from '../alerts/alert-link';
import { dayMilliseconds } from '../domain/durations';
import type { Submission } from './submission';
import type { SubmissionType } from './submission-types';

/** `reduce`: all but what an agreement to be written to or called is about. */
export type Fate = 'keep' | 'reduce' | 'erase';

/** A part of a pre-registration, as far as its period depends on it. */
interface Child {
  birthDate?: string | null;
  dueDate?: string | null;
}

/** Months, as the notice of each form and the page on personal data tell them. */
const afterLastExchange = 36;
const signature = 36;
const rejected = 12;
const whitePaper = 12;
const errorReport = 12;
/** Nobody is named in a report of places; who told what, and when, is of use to settle a disagreement. */
const placeReport = 12;
const agreement = 36;
/** A request that was not retained is of no use beyond the age that places are co-financed for. */
const coFinancedAge = 36;
/** No child is in childcare any longer: an accepted request that nobody has closed has ended. */
const schoolAge = 72;

/** What is to become of an entry by now. */
export function fateOf(type: SubmissionType, submission: Submission, now: Date): Fate {
  if (now < endOf(type, submission)) return 'keep';
  const isAgreed = Boolean(submission.marketingEmail || submission.marketingPhone);
  if (!isAgreed || now >= monthsAfter(submittedAt(submission), agreement)) return 'erase';
  return isReduced(type, submission) ? 'keep' : 'reduce';
}

function endOf(type: SubmissionType, submission: Submission): Date {
  const sent = submittedAt(submission);
  switch (type) {
    case 'contact-request':
      return monthsAfter(lastExchange(submission), afterLastExchange);
    case 'error-report':
      return monthsAfter(sent, errorReport);
    case 'manifesto-signature':
      return monthsAfter(sent, signature);
    case 'place-report':
      return monthsAfter(sent, placeReport);
    case 'white-paper-request':
      return monthsAfter(sent, whitePaper);
    case 'place-alert':
      return endOfAlert(submission, sent);
    case 'pre-registration':
      return submission.outcome === 'rejected' ? endOfRejected(submission, sent) : endOfAccepted(submission);
  }
}

/** One that nobody has confirmed is no use after its link; another one ends on its day, or when its owner says so. */
function endOfAlert({ confirmedAt, endedAt, endsOn }: Submission, sent: Date): Date {
  if (endedAt) return new Date(String(endedAt));
  return confirmedAt ? daysAfter(new Date(String(endsOn)), 1) : daysAfter(sent, confirmationDays);
}

/** The third birthday only where it was still to come: who was older when they asked would be erased before anybody has looked. */
function endOfRejected(submission: Submission, sent: Date): Date {
  const born = youngestOf(submission);
  const birthday = born && monthsAfter(born, coFinancedAge);
  const end = monthsAfter(sent, rejected);
  return birthday && birthday > sent && birthday < end ? birthday : end;
}

function endOfAccepted(submission: Submission): Date {
  const exchange = lastExchange(submission);
  const born = submission.state === 'closed' ? null : youngestOf(submission);
  const childcareEnds = born ? monthsAfter(born, schoolAge) : exchange;
  return monthsAfter(later(childcareEnds, exchange), afterLastExchange);
}

function youngestOf({ children }: Submission): Date | null {
  const dates = (Array.isArray(children) ? (children as Child[]) : []).flatMap(({ birthDate, dueDate }) => birthDate ?? dueDate ?? []);
  const youngest = dates.sort().at(-1);
  return youngest ? new Date(youngest) : null;
}

const submittedAt = ({ submittedAt: sent, createdAt }: Submission): Date => new Date(String(sent ?? createdAt));

/** The team notes an exchange by changing the entry. */
function lastExchange(submission: Submission): Date {
  const sent = submittedAt(submission);
  return submission.updatedAt ? later(sent, new Date(String(submission.updatedAt))) : sent;
}

const later = (one: Date, other: Date) => (one < other ? other : one);

function isReduced(type: SubmissionType, { whitePaperSlug, children }: Submission): boolean {
  return type === 'white-paper-request' ? whitePaperSlug === null : !Array.isArray(children) || children.length === 0;
}

const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * dayMilliseconds);

/** The 31st of a shorter month is its last day. */
function monthsAfter(date: Date, months: number): Date {
  const after = new Date(date);
  after.setUTCMonth(date.getUTCMonth() + months);
  if (after.getUTCDate() !== date.getUTCDate()) after.setUTCDate(0);
  return after;
}
