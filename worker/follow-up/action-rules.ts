import * as v from 'valibot';
import { addMonths } from '../../domain/forms/fields/plain-date.ts';
import { box, choice, type FormContext, line, lines, optional, plainDate } from '../../domain/forms/fields.ts';
import { defineRules, type FormRules } from '../../domain/forms/form-rules.ts';
import { endsAfterStart, wishEntries } from '../../domain/forms/pre-registration/wish-rules.ts';
import { declineReasons, type RequestAction } from '../../domain/placement/follow-up.ts';

/** A child may be born long before or after its day, and confirmed late. */
const longestAgoMonths = 12;

const rulesOf = <Entries extends v.ObjectEntries>(fields: (context: FormContext) => Entries) =>
  defineRules({ version: 1, fields, schema: (entries) => v.object(entries) });

const proposal = () => v.pipe(line(64), v.regex(/^[a-z0-9]+$/, 'choice_invalid'));

/** What each step of a family has to say. */
export const actionRules: Readonly<Record<RequestAction, FormRules>> = {
  accept: rulesOf(() => ({ proposal: proposal() })),
  decline: rulesOf(() => ({ proposal: proposal(), reason: optional(choice(declineReasons)) })),
  message: rulesOf(() => ({ text: lines() })),
  prolong: rulesOf(() => ({})),
  withdraw: rulesOf(() => ({ confirm: v.pipe(box(), v.literal(true, 'required')) })),
  birth: rulesOf(({ today }) => ({
    child: v.pipe(line(2), v.regex(/^\d$/, 'choice_invalid'), v.transform(Number)),
    birthDate: v.pipe(
      plainDate(),
      v.check((day) => day <= today, 'birth_in_future'),
      v.check((day) => day >= addMonths(today, -longestAgoMonths), 'date_invalid'),
    ),
  })),
  wishes: defineRules({
    version: 1,
    fields: (context: FormContext) => {
      const { flexibility: _, ...wishes } = wishEntries(context);
      return wishes;
    },
    schema: (entries) =>
      v.pipe(v.object(entries), v.forward(v.partialCheck([['hoursFrom'], ['hoursTo']], endsAfterStart, 'hours_order'), ['hoursTo'])),
  }),
  asked: rulesOf(({ today }) => ({
    askedOn: v.pipe(
      plainDate(),
      v.check((day) => day <= today, 'date_invalid'),
    ),
  })),
};
