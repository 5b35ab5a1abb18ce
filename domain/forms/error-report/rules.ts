import * as v from 'valibot';
import { choice, email, line, lines, optional, slug } from '../fields.ts';
import { defineRules, type ValuesOf } from '../form-rules.ts';
import { reportedProblems } from './error-report.ts';

/** An error on the page of a nursery, which the address names, or else its reader. Nobody has to say who they are. */
export const errorReportRules = defineRules({
  version: 1,
  fields: () => ({
    nurserySlug: optional(slug()),
    nurseryName: optional(line()),
    problem: choice(reportedProblems),
    message: optional(lines()),
    email: optional(email()),
  }),
  schema: (entries) =>
    v.pipe(
      v.object(entries),
      v.forward(
        v.partialCheck(
          [['nurserySlug'], ['nurseryName']],
          ({ nurserySlug, nurseryName }) => nurserySlug !== null || nurseryName !== null,
          'required',
        ),
        ['nurseryName'],
      ),
      v.forward(
        v.partialCheck([['problem'], ['message']], ({ problem, message }) => problem !== 'other_problem' || message !== null, 'required'),
        ['message'],
      ),
    ),
});

export type ErrorReportValues = ValuesOf<typeof errorReportRules>;
