import * as v from 'valibot';
import { radii } from '../../places/radii.ts';
import { choice, email, type FormContext, line, optional, plainMonth, slug } from '../fields.ts';
import { defineRules, type ValuesOf } from '../form-rules.ts';
import { workdays } from '../pre-registration/choices.ts';
import { alertAnswers } from './place-alert.ts';

const schoolMonths = 72;
/** A child is expected for nine months; it may be told a little early. */
const farthestBirthMonths = 10;
const farthestStartMonths = 36;

/** The part of each day a child is to be cared for. */
const alertDayParts = ['day', 'morning', 'afternoon'] as const;

/** A family that wants to be written to when a place is free for its child; only place, child and month have to be told. In the order of the form, as what is wrong is listed. */
export const placeAlertRules = defineRules({
  version: 1,
  fields: ({ today }: FormContext) => ({
    birthMonth: v.pipe(
      plainMonth(),
      v.check((month) => monthsBetween(today.slice(0, 7), month) <= farthestBirthMonths, 'due_too_far'),
    ),
    startMonth: v.pipe(
      plainMonth(),
      v.check((month) => month >= today.slice(0, 7), 'start_in_past'),
      v.check((month) => monthsBetween(today.slice(0, 7), month) <= farthestStartMonths, 'start_too_far'),
    ),
    place: line(),
    workPlace: optional(line()),
    radiusKilometres: v.pipe(choice(radii.map(String)), v.transform(Number)),
    days: v.pipe(
      v.array(v.picklist(workdays, 'choice_invalid')),
      v.transform((days) => workdays.filter((day) => days.includes(day))),
    ),
    dayPart: choice(alertDayParts),
    email: email(),
    nurserySlug: optional(slug()),
  }),
  schema: (entries) =>
    v.pipe(
      v.object(entries),
      v.forward(
        v.partialCheck([['birthMonth'], ['startMonth']], ({ birthMonth, startMonth }) => startMonth >= birthMonth, 'start_before_birth'),
        ['startMonth'],
      ),
      v.forward(
        v.partialCheck(
          [['birthMonth'], ['startMonth']],
          ({ birthMonth, startMonth }) => monthsBetween(birthMonth, startMonth) < schoolMonths,
          'child_too_old',
        ),
        ['startMonth'],
      ),
    ),
});

export type PlaceAlertValues = ValuesOf<typeof placeAlertRules>;

/** How many months one month comes after another, both as `YYYY-MM`. */
function monthsBetween(from: string, to: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return count(to) - count(from);
}

/** An alert that is confirmed or ended: the link of the mail, in its parts. */
export const placeAlertAnswerRules = defineRules({
  version: 1,
  fields: () => ({ alert: line(), answer: choice(alertAnswers), expires: line(), signature: line() }),
  schema: (entries) => v.object(entries),
});
