import * as v from 'valibot';
import { entriesOf } from '../field-kinds.ts';
import { addDays, addMonths, type PlainDate } from '../fields/plain-date.ts';
import { choice, email, type FormContext, optional, phone, plainDate } from '../fields.ts';
import { defineRules, type ValuesOf } from '../form-rules.ts';
import { coFinancingStatuses, mostChildren, mostParents, radiuses, workingDays } from './choices.ts';
import { stepFields, writtenValues } from './steps.ts';

/** A due date may be as far away as a pregnancy lasts, and may have passed some weeks ago. */
const longestPregnancyDays = 290;
const latestOverdueDays = 42;
/** It may be tomorrow already, or still yesterday, in a part of France. */
const slackDays = 1;
const schoolMonths = 72;
const farthestStartMonths = 48;

function createChildSchema(context: FormContext) {
  const { today } = context;
  const tomorrow = addDays(today, slackDays);
  return v.pipe(
    v.object(entriesOf(stepFields.child, context)),
    v.forward(
      v.partialCheck([['status'], ['birthDate']], ({ status, birthDate }) => status !== 'born' || birthDate !== null, 'required'),
      ['birthDate'],
    ),
    v.forward(
      v.partialCheck([['status'], ['dueDate']], ({ status, dueDate }) => status !== 'expected' || dueDate !== null, 'required'),
      ['dueDate'],
    ),
    v.forward(
      v.partialCheck(
        [['status'], ['birthDate']],
        ({ status, birthDate }) => status !== 'born' || birthDate === null || birthDate <= tomorrow,
        'birth_in_future',
      ),
      ['birthDate'],
    ),
    v.forward(
      v.partialCheck(
        [['status'], ['dueDate']],
        ({ status, dueDate }) => status !== 'expected' || dueDate === null || dueDate <= addDays(today, longestPregnancyDays),
        'due_too_far',
      ),
      ['dueDate'],
    ),
    v.forward(
      v.partialCheck(
        [['status'], ['dueDate']],
        ({ status, dueDate }) => status !== 'expected' || dueDate === null || dueDate >= addDays(today, -latestOverdueDays),
        'due_long_past',
      ),
      ['dueDate'],
    ),
    // Of a child that is born, a due date that was typed before does not count, and the other way round.
    v.transform(({ status, birthDate, dueDate, firstName }) => ({
      status,
      birthDate: status === 'born' ? birthDate : null,
      dueDate: status === 'expected' ? dueDate : null,
      firstName,
    })),
  );
}

/** Only the first parent has to say how the team can reach them. */
function createParentSchema(context: FormContext, isFirst: boolean) {
  return v.pipe(
    v.object({
      ...entriesOf(stepFields.parents, context),
      email: isFirst ? email() : optional(email()),
      phone: isFirst ? phone(context) : optional(phone(context)),
      ...entriesOf(stepFields.employer, context),
    }),
    v.forward(
      v.partialCheck(
        [['employmentStatus'], ['employer']],
        ({ employmentStatus, employer }) => !coFinancingStatuses.includes(employmentStatus) || employer !== null,
        'required',
      ),
      ['employer'],
    ),
  );
}

/** The whole pre-registration. A second parent is never asked for; one of whom something is said needs a name. */
export const preRegistrationRules = defineRules({
  ...writtenValues,
  most: { children: mostChildren, parents: mostParents },
  fields: (context: FormContext) => ({
    children: v.array(createChildSchema(context)),
    ...entriesOf(stepFields.need, context),
    startDate: v.pipe(
      plainDate(),
      v.check((date) => date >= addDays(context.today, -slackDays), 'start_in_past'),
      v.check((date) => date <= addMonths(context.today, farthestStartMonths), 'start_too_far'),
    ),
    days: v.pipe(
      v.array(v.picklist(workingDays, 'choice_invalid')),
      v.minLength(1, 'day_missing'),
      v.transform((days) => inWeekOrder(days)),
    ),
    ...entriesOf(stepFields.place, context),
    radiusKilometres: v.pipe(choice(radiuses), v.transform(Number)),
    parents: v.tupleWithRest([createParentSchema(context, true)], createParentSchema(context, false)),
    ...entriesOf(stepFields.recap, context),
  }),
  schema: (entries) =>
    v.pipe(
      v.object(entries),
      v.forward(
        v.partialCheck([['hoursFrom'], ['hoursTo']], ({ hoursFrom, hoursTo }) => hoursTo > hoursFrom, 'hours_order'),
        ['hoursTo'],
      ),
      v.forward(
        v.partialCheck(
          [['placePreference'], ['homePlace']],
          ({ placePreference, homePlace }) => placePreference === 'work' || homePlace !== null,
          'required',
        ),
        ['homePlace'],
      ),
      v.forward(
        v.partialCheck(
          [['placePreference'], ['workPlace']],
          ({ placePreference, workPlace }) => placePreference === 'home' || workPlace !== null,
          'required',
        ),
        ['workPlace'],
      ),
      v.forward(
        v.partialCheck(
          [['children'], ['startDate']],
          ({ children, startDate }) => !children.some((child) => isSchoolAge(child, startDate)),
          'child_too_old',
        ),
        ['startDate'],
      ),
    ),
});

export type PreRegistrationValues = ValuesOf<typeof preRegistrationRules>;

function isSchoolAge({ birthDate }: { birthDate: PlainDate | null }, startDate: PlainDate): boolean {
  return birthDate !== null && startDate >= addMonths(birthDate, schoolMonths);
}

function inWeekOrder(days: readonly (typeof workingDays)[number][]) {
  return workingDays.filter((day) => days.includes(day));
}
