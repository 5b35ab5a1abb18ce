import { preRegistrationPath } from '../../addresses/from-nursery-catalog.ts';
import { workdays } from '../../childcare/workdays.ts';
import type { FieldErrors } from '../error-codes.ts';
import type { AnswerOf, FieldKind } from '../field-kinds.ts';
import type { FormShape } from '../form-values.ts';
import type { StoredValues } from '../stored-values.ts';
import { childStatuses, employmentStatuses, flexibilities, mostChildren, mostParents, placePreferences, radiuses } from './choices.ts';

/** The screens of the form, in order: `?step=1` to `?step=5`, and the recap from which it is sent. */
export const preRegistrationSteps = ['situation', 'child', 'need', 'place', 'parents', 'recap'] as const;
export type PreRegistrationStep = (typeof preRegistrationSteps)[number];
export const lastStep = preRegistrationSteps.length;
/** The id of the heading of the step that is shown. */
export const stepHeadingId = 'etape';

/**
 * Step → its fields in the order of the page, and what each takes. Rules, steps, recap and the words they need follow from it;
 * what a kind alone does not say stands in `rules.ts`.
 */
export const stepFields = {
  situation: {
    employmentStatus: { choices: employmentStatuses },
    employer: 'line?',
    siren: 'companyNumber?',
    workPostalCode: 'postalCode?',
    companySize: 'companySize?',
    spokenToEmployer: 'yesOrNo?',
  },
  child: {
    status: { choices: childStatuses },
    birthDate: 'day?',
    dueDate: 'day?',
    firstName: 'name?',
  },
  need: {
    startDate: 'day',
    flexibility: { choices: flexibilities },
    days: { choices: workdays, several: true },
    hoursFrom: 'hour',
    hoursTo: 'hour',
  },
  place: {
    nurserySlug: 'slug?',
    savedNurseries: 'slugs',
    placePreference: { choices: placePreferences },
    homePlace: 'line?',
    workPlace: 'line?',
    radiusKilometres: { choices: radiuses },
  },
  parents: {
    salutation: 'salutation?',
    firstName: 'name',
    lastName: 'name',
    email: 'email',
    phone: 'phone',
  },
  recap: { message: 'lines?', contactEmployer: 'box', marketingEmail: 'box', marketingPhone: 'box' },
} as const satisfies Record<PreRegistrationStep, Readonly<Record<string, FieldKind>>>;

/** Counted up with every field that comes or goes; `earlier` makes what a version has written into what the next would have. */
export const writtenValues: { version: number; earlier: Readonly<Record<number, (stored: StoredValues) => StoredValues>> } = {
  version: 2,
  earlier: { 1: (stored) => ({ ...stored, savedNurseries: [] }) },
};

type StepFields = typeof stepFields;
type OfList<List extends string, Fields> = { [Name in keyof Fields & string as `${List}.${Name}`]: Fields[Name] };
type AllFields = OfList<'children', StepFields['child']> &
  StepFields['need'] &
  StepFields['place'] &
  OfList<'parents', StepFields['parents'] & StepFields['situation']> &
  StepFields['recap'];
/** A name for every field. */
export type FieldLabels = Record<keyof AllFields, string>;
/** Words for every answer that is chosen, by the field's name. */
export type AnswerWords = {
  [Name in keyof AllFields as [AnswerOf<AllFields[Name]>] extends [never] ? never : Name]: Record<AnswerOf<AllFields[Name]>, string>;
};

/** Steps whose fields are those of parts that come several times. */
const stepLists: Readonly<Partial<Record<PreRegistrationStep, string>>> = { child: 'children', parents: 'parents', situation: 'parents' };

function shapeOf(fields: Readonly<Record<string, FieldKind>>): FormShape {
  const names = Object.keys(fields);
  const multiple = Object.entries(fields).flatMap(([name, kind]) =>
    kind === 'slugs' || (typeof kind === 'object' && kind.several) ? name : [],
  );
  return { fields: names.filter((name) => !multiple.includes(name)), multiple };
}

/** The names of all steps, for who has not loaded the rules. */
export const preRegistrationShape: FormShape = {
  ...shapeOf({ ...stepFields.need, ...stepFields.place, ...stepFields.recap }),
  lists: {
    children: { fields: Object.keys(stepFields.child), most: mostChildren },
    parents: { fields: Object.keys({ ...stepFields.parents, ...stepFields.situation }), most: mostParents },
  },
};

/** The fields of one step, for reading what it sends. */
export function shapeOfStep(step: number): FormShape {
  const name = preRegistrationSteps[step - 1] ?? 'situation';
  const list = stepLists[name];
  if (!list) return shapeOf(stepFields[name]);
  return { fields: [], lists: { [list]: { fields: Object.keys(stepFields[name]), most: preRegistrationShape.lists?.[list]?.most ?? 1 } } };
}

/** The number of the step a field is asked in. */
export function stepOfField(name: string): number {
  const [list, , field] = name.split('.');
  const index = preRegistrationSteps.findIndex((step) =>
    stepLists[step]
      ? list === stepLists[step] && (name === list || Object.hasOwn(stepFields[step], field ?? ''))
      : Object.hasOwn(stepFields[step], name),
  );
  return index === -1 ? 1 : index + 1;
}

/** The errors of the fields of one step. */
export function errorsOfStep(errors: FieldErrors, step: number): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => stepOfField(name) === step));
}

/** The step a query asks for: `?step=3`; the first where it says nothing that is one. */
export function readStep(text: string | null | undefined): number {
  const step = /^\d$/.test(text ?? '') ? Number(text) : 1;
  return step >= 1 && step <= lastStep ? step : 1;
}

/** The French address of a step: the page opens where the step stands in it. */
export function stepAddress(step: number): string {
  return `${preRegistrationPath}?step=${step}#${stepHeadingId}`;
}
