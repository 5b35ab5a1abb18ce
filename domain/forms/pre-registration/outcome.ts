import { foldFrench } from '../../text/french-text.ts';
import { addDays, addMonths, type PlainDate } from '../fields/plain-date.ts';
import { canCoFinance, type EmploymentStatus } from './choices.ts';

interface Child {
  birthDate: PlainDate | null;
  dueDate: PlainDate | null;
}

interface Parent {
  /** Null where a second parent has not said it. */
  employmentStatus: EmploymentStatus | null;
  employer: string | null;
}

export interface OutcomeFacts {
  children: readonly Child[];
  parents: readonly Parent[];
  startDate: PlainDate;
}

export interface Outcome {
  outcome: 'accepted' | 'rejected';
  /** Why it was rejected; null where it was not. */
  reason: 'no_co_financing_employer' | 'child_over_three' | null;
  /** A human looks at it before anybody is written to: a public employer, or children on both sides of the age. */
  needsReview: boolean;
}

/** Employers help to pay for children until this age. */
const coFinancedMonths = 36;
/** The usual minimum of nurseries. */
const firstEntryDays = 70;
const farStartMonths = 24;

const publicWords =
  /\b(?:mairie|ville|commune|metropole|departement|conseil (?:departemental|regional|general)|region|prefecture|ministere|rectorat|academie|education nationale|universite|hopital|hopitaux|chu|chr|aphp|ap-hp|ehpad|ccas|sncf|ratp|la poste|armee|gendarmerie|police|douanes|impots|dgfip|urssaf|caf|cpam|france travail|pole emploi|cnrs|inserm|inrae)\b/;
const selfWords = /^(?:moi|moi[- ]meme|myself|self|independante?|auto[- ]?entrepreneu(?:r|se)|freelance)$/;

/** An employer whose name says that it may be a public one, which co-finances by other rules. */
function isPublicEmployer(name: string): boolean {
  return publicWords.test(foldFrench(name));
}

/** Somebody who has written themselves where an employer is asked for. */
function isSelf(name: string): boolean {
  return selfWords.test(foldFrench(name).trim());
}

function isUnderThree({ birthDate, dueDate }: Child, startDate: PlainDate): boolean {
  const born = birthDate ?? dueDate;
  return born !== null && startDate < addMonths(born, coFinancedMonths);
}

/**
 * Accepted where at least one parent works for an organisation that can co-finance a place and at least one child is under
 * three at the wished start; else rejected. A parent alone counts alone.
 */
export function decideOutcome({ children, parents, startDate }: OutcomeFacts): Outcome {
  const employed = parents.filter(({ employmentStatus }) => canCoFinance(employmentStatus));
  if (employed.length === 0) return { outcome: 'rejected', reason: 'no_co_financing_employer', needsReview: false };
  const young = children.filter((child) => isUnderThree(child, startDate));
  if (young.length === 0) return { outcome: 'rejected', reason: 'child_over_three', needsReview: false };
  // One employer that is beyond doubt is enough.
  const isClear = employed.some(
    ({ employmentStatus, employer }) =>
      employmentStatus !== 'civil_servant' && !isPublicEmployer(employer ?? '') && !isSelf(employer ?? ''),
  );
  return { outcome: 'accepted', reason: null, needsReview: !isClear || young.length < children.length };
}

/** The screen that tells a family how its request has ended: a rejection names its true reason. */
export function outcomeScreen(facts: OutcomeFacts): 'accepted' | 'rejected' | 'too_old' {
  const { outcome, reason } = decideOutcome(facts);
  return reason === 'child_over_three' ? 'too_old' : outcome;
}

/** What a family should know of its wishes, though nothing of it is wrong. */
export type WishNote = 'over_three' | 'early_entry' | 'august_start' | 'public_holiday_start' | 'far_start' | 'unusual_hours';

export interface Wishes {
  children: readonly Child[];
  startDate: PlainDate | null;
  hoursFrom: string | null;
  hoursTo: string | null;
}

/** Notes to show beside the wishes, for what has been entered so far. */
export function noteWishes({ children, startDate, hoursFrom, hoursTo }: Wishes, today: PlainDate): WishNote[] {
  const notes: WishNote[] = [];
  if (startDate) {
    const dates = children.flatMap(({ birthDate, dueDate }) => birthDate ?? dueDate ?? []);
    if (dates.some((date) => startDate >= addMonths(date, coFinancedMonths))) notes.push('over_three');
    if (dates.some((date) => startDate < addDays(date, firstEntryDays))) notes.push('early_entry');
    if (startDate.slice(5, 7) === '08') notes.push('august_start');
    if (['01-01', '05-01', '12-25'].includes(startDate.slice(5))) notes.push('public_holiday_start');
    if (startDate > addMonths(today, farStartMonths)) notes.push('far_start');
  }
  if ((hoursFrom && hoursFrom < '07:00') || (hoursTo && hoursTo > '20:00')) notes.push('unusual_hours');
  return notes;
}
