import type { Submission } from '../submission';
import { type SubmissionType, submissions } from '../submissions';
import { monthsAfter, submittedAt } from './periods';

/** `reduce`: all but what an agreement to be written to or called is about. */
export type Fate = 'keep' | 'reduce' | 'erase';

/** How long an agreement holds, in months, as the page on personal data tells. */
const agreementMonths = 36;

/** A submission comes from a page of the site, and what is reduced does not say from which. */
const hasLostItsPage = ({ sourcePage }: Submission) => sourcePage === null;

/** What is to become of an entry by now. */
export function fateOf(type: SubmissionType, submission: Submission, now: Date): Fate {
  const { endOf, isReduced = hasLostItsPage } = submissions[type];
  if (now < endOf(submission)) return 'keep';
  const isAgreed = Boolean(submission.marketingEmail || submission.marketingPhone);
  if (!isAgreed || now >= monthsAfter(submittedAt(submission), agreementMonths)) return 'erase';
  return isReduced(submission) ? 'keep' : 'reduce';
}
