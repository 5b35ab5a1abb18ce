import { defineForm } from '../define-form.ts';

/** What is wrong on the page of a nursery, told to the team by anybody. */
export const errorReport = defineForm({
  name: 'error-report',
  segment: 'erreur',
  page: '/signaler-une-erreur',
  asksForPhone: false,
  isFollowed: false,
  hasOwnPage: true,
  withoutMarketing: true,
  outcomes: { received: 'merci' },
});

/** What can be wrong on the page of a nursery. */
export const reportedProblems = ['nursery_closed', 'wrong_address', 'wrong_hours', 'wrong_price', 'wrong_places', 'other_problem'] as const;
export type ReportedProblem = (typeof reportedProblems)[number];
