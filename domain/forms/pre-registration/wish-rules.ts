import * as v from 'valibot';
import { workdays } from '../../childcare/workdays.ts';
import { entriesOf } from '../field-kinds.ts';
import { addDays, addMonths } from '../fields/plain-date.ts';
import { type FormContext, plainDate } from '../fields.ts';
import { stepFields } from './steps.ts';

/** It may be tomorrow already, or still yesterday, in a part of France. */
export const slackDays = 1;
const farthestStartMonths = 48;

/** What a family may wish of a place: asked for with its request, and changed later by its link. */
export function wishEntries(context: FormContext) {
  const { hoursFrom, hoursTo, flexibility } = entriesOf(stepFields.need, context);
  return {
    startDate: v.pipe(
      plainDate(),
      v.check((date) => date >= addDays(context.today, -slackDays), 'start_in_past'),
      v.check((date) => date <= addMonths(context.today, farthestStartMonths), 'start_too_far'),
    ),
    flexibility,
    days: v.pipe(
      v.array(v.picklist(workdays, 'choice_invalid')),
      v.minLength(1, 'day_missing'),
      v.transform((days) => workdays.filter((day) => days.includes(day))),
    ),
    hoursFrom,
    hoursTo,
  };
}

/** Whether the hours of a wish are in their order. */
export const endsAfterStart = ({ hoursFrom, hoursTo }: { hoursFrom: string; hoursTo: string }) => hoursTo > hoursFrom;
