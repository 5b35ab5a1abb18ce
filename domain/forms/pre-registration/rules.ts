import * as v from 'valibot';
import { entriesOf } from '../field-kinds.ts';
import { cleanLine } from '../fields/clean-text.ts';
import { addDays, addMonths, type PlainDate } from '../fields/plain-date.ts';
import { choice, email, type FormContext, optional, phone } from '../fields.ts';
import { defineRules, type ValuesOf } from '../form-rules.ts';
import { isStoredValues, type StoredValues } from '../stored-values.ts';
import { canCoFinance, type EmploymentStatus, mostChildren, mostParents, otherParentStatuses, radiuses } from './choices.ts';
import { stepFields, writtenValues } from './steps.ts';
import { endsAfterStart, slackDays, wishEntries } from './wish-rules.ts';

/** A due date may be as far away as a pregnancy lasts, and may have passed some weeks ago. */
const longestPregnancyDays = 290;
const latestOverdueDays = 42;
const schoolMonths = 72;

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

/** What both parents may be asked. */
function parentEntries(context: FormContext) {
  return { ...entriesOf(stepFields.parents, context), ...entriesOf(stepFields.situation, context) };
}

const namesEmployer = ({ employmentStatus, employer }: { employmentStatus: string | null; employer: string | null }) =>
  !canCoFinance(employmentStatus) || employer !== null;

/** Who asks: the team must be able to reach them. */
function createFirstParentSchema(context: FormContext) {
  return v.pipe(
    v.object(parentEntries(context)),
    v.forward(v.partialCheck([['employmentStatus'], ['employer']], namesEmployer, 'required'), ['employer']),
  );
}

/** Of the other parent nothing has to be said but their situation, and that only where it decides. */
function createSecondParentSchema(context: FormContext) {
  const { firstName, lastName, ...entries } = parentEntries(context);
  return v.pipe(
    v.object({
      ...entries,
      firstName: optional(firstName),
      lastName: optional(lastName),
      email: optional(email()),
      phone: optional(phone(context)),
      employmentStatus: optional(choice(otherParentStatuses)),
      decides: v.boolean(),
    }),
    // Nobody is refused before the other parent was asked about.
    v.forward(
      v.partialCheck(
        [['employmentStatus'], ['decides']],
        ({ employmentStatus, decides }) => !decides || employmentStatus !== null,
        'required',
      ),
      ['employmentStatus'],
    ),
    v.forward(v.partialCheck([['employmentStatus'], ['employer']], namesEmployer, 'required'), ['employer']),
  );
}

/** Both parents, or the first alone where nothing is said of the other. */
function createParentsSchema(context: FormContext) {
  return v.pipe(
    v.tuple([createFirstParentSchema(context), createSecondParentSchema(context)]),
    v.transform(([first, second]) => {
      const { employmentStatus, decides: _, ...facts } = second;
      const other = { ...facts, employmentStatus: employmentStatus === 'none' ? null : employmentStatus };
      return (isSaid(other) ? [first, other] : [first]).map(withoutIdleEmployer);
    }),
  );
}

const isSaid = (parent: object) => Object.values(parent).some((value) => value !== null);

/** The form may hold an employer that was typed before somebody said that they have none. */
function withoutIdleEmployer<Parent extends { employmentStatus: EmploymentStatus | null; employer: string | null; siren: string | null }>(
  parent: Parent,
): Parent {
  return canCoFinance(parent.employmentStatus) ? parent : { ...parent, employer: null, siren: null };
}

/** The rules look at two parents, whoever is told of; the other one decides where the first has no employer. */
function withBothParents(values: StoredValues): StoredValues {
  const [first, second] = Array.isArray(values.parents) ? values.parents.filter(isStoredValues) : [];
  if (!first) return values;
  const blank = Object.fromEntries(Object.keys(first).map((name) => [name, '']));
  const status = cleanLine(String(first.employmentStatus));
  return { ...values, parents: [first, { ...blank, ...second, decides: status !== '' && !canCoFinance(status) }] };
}

/** The whole pre-registration. */
export const preRegistrationRules = defineRules({
  ...writtenValues,
  most: { children: mostChildren, parents: mostParents },
  fields: (context: FormContext) => ({
    children: v.array(createChildSchema(context)),
    ...wishEntries(context),
    ...entriesOf(stepFields.place, context),
    radiusKilometres: v.pipe(choice(radiuses), v.transform(Number)),
    parents: createParentsSchema(context),
    ...entriesOf(stepFields.recap, context),
  }),
  schema: (entries) =>
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform(withBothParents),
      v.object(entries),
      v.forward(v.partialCheck([['hoursFrom'], ['hoursTo']], endsAfterStart, 'hours_order'), ['hoursTo']),
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
