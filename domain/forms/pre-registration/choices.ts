// The list of days is a chunk of the browser with these, which every form with days loads.
export { workdays } from '../../childcare/workdays.ts';

/** Where somebody works, as the employer's question asks; the outcome depends on it. */
export const employmentStatuses = [
  'employee',
  'civil_servant',
  'self_employed_with_staff',
  'self_employed',
  'job_seeker',
  'student',
  'other',
] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];

/** A status with an organisation that can co-finance a place. */
const coFinancingStatuses: readonly EmploymentStatus[] = ['employee', 'civil_servant', 'self_employed_with_staff'];

/** What may be said of the other parent: there is none, or their situation is not told. */
export const otherParentStatuses = [...employmentStatuses, 'none'] as const;

/** Whether somebody with this status has an organisation that can co-finance a place. */
export function canCoFinance(status: string | null): boolean {
  return coFinancingStatuses.some((one) => one === status);
}

export const flexibilities = ['exact', 'two_weeks', 'one_month', 'three_months'] as const;
export const placePreferences = ['home', 'work', 'either'] as const;
export const radiuses = ['1', '2', '5', '10', '30'] as const;
export const childStatuses = ['born', 'expected'] as const;

export const mostChildren = 6;
export const mostParents = 2;
