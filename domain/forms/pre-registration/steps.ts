import { preRegistrationPath } from '../../addresses/from-nursery-catalog.ts';
import type { FieldErrors } from '../error-codes.ts';
import type { FormShape } from '../form-values.ts';
import { mostChildren, mostParents } from './choices.ts';

/** The screens of the form, in order: `?step=1` to `?step=5`, and the recap from which it is sent. */
export const preRegistrationSteps = ['child', 'need', 'place', 'parents', 'employer', 'recap'] as const;
export type PreRegistrationStep = (typeof preRegistrationSteps)[number];
export const lastStep = preRegistrationSteps.length;
/** The id of the heading of the step that is shown. */
export const stepHeadingId = 'etape';

const childFields = ['status', 'birthDate', 'dueDate', 'firstName'] as const;
const personFields = ['salutation', 'firstName', 'lastName', 'email', 'phone'] as const;
const employerFields = ['employmentStatus', 'employer', 'siren', 'workPostalCode', 'companySize', 'spokenToEmployer'] as const;

/** Step → its fields; a list's fields belong to the step that asks for them. */
const stepShapes = {
  child: { fields: [], lists: { children: { fields: childFields, most: mostChildren } } },
  need: { fields: ['startDate', 'flexibility', 'hoursFrom', 'hoursTo'], multiple: ['days'] },
  place: { fields: ['placePreference', 'homePlace', 'workPlace', 'radiusKilometres', 'nurserySlug'] },
  parents: { fields: [], lists: { parents: { fields: personFields, most: mostParents } } },
  employer: { fields: [], lists: { parents: { fields: employerFields, most: mostParents } } },
  recap: { fields: ['message', 'contactEmployer', 'marketingEmail', 'marketingPhone'] },
} as const satisfies Record<PreRegistrationStep, FormShape>;

type StepShape = (typeof stepShapes)[PreRegistrationStep];
type NamesOf<Shape> = Shape extends { multiple: readonly (infer Name)[] }
  ? Name
  : Shape extends { lists: infer Lists }
    ? keyof Lists
    : never;
/** Every field has to be in a step: the rules are held against these names. */
export type PreRegistrationField = StepShape['fields'][number] | NamesOf<StepShape>;
export type ChildField = (typeof childFields)[number];
export type ParentField = (typeof personFields | typeof employerFields)[number];

/** The names of all steps, for who has not loaded the rules. */
export const preRegistrationShape: FormShape = {
  fields: preRegistrationSteps.flatMap((step): readonly string[] => stepShapes[step].fields),
  multiple: stepShapes.need.multiple,
  lists: {
    ...stepShapes.child.lists,
    parents: { fields: [...personFields, ...employerFields], most: mostParents },
  },
};

/** The fields of one step, for reading what it sends. */
export function shapeOfStep(step: number): FormShape {
  return stepShapes[preRegistrationSteps[step - 1] ?? 'child'];
}

/** The number of the step a field is asked in. */
export function stepOfField(name: string): number {
  const [list = '', , field = ''] = name.split('.');
  const index = preRegistrationSteps.findIndex((step) => {
    const { fields, multiple = [], lists = {} }: FormShape = stepShapes[step];
    return name.includes('.') ? lists[list]?.fields.includes(field) : fields.includes(name) || multiple.includes(name) || name in lists;
  });
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
