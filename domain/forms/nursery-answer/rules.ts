import * as v from 'valibot';
import { declineReasons, longestNote, nurseryAnswers } from '../../placement/nursery-answers.ts';
import { choice, type FormContext, line, optional, plainDate } from '../fields.ts';
import { defineRules, type ValuesOf } from '../form-rules.ts';

const longestName = 64;

/** One answer of a nursery. Of which proposal, and by which link, the worker writes into it once it has looked at the link. */
export const nurseryAnswerRules = defineRules({
  version: 1,
  fields: ({ today }: FormContext) => ({
    proposal: line(longestName),
    /** Of the link, in seconds since 1970. */
    expires: line(longestName),
    answer: choice(nurseryAnswers),
    visitOn: optional(
      v.pipe(
        plainDate(),
        v.check((day) => day >= today, 'date_past'),
      ),
    ),
    reason: optional(choice(declineReasons)),
    note: optional(line(longestNote)),
  }),
  schema: (entries) =>
    v.pipe(
      v.object(entries),
      v.forward(
        v.partialCheck([['answer'], ['visitOn']], ({ answer, visitOn }) => answer !== 'visit' || visitOn !== null, 'required'),
        ['visitOn'],
      ),
      v.forward(
        v.partialCheck([['answer'], ['reason']], ({ answer, reason }) => answer !== 'decline' || reason !== null, 'required'),
        ['reason'],
      ),
    ),
});

export type NurseryAnswerValues = ValuesOf<typeof nurseryAnswerRules>;
