import { appointment } from './appointment/appointment.ts';
import { contact } from './contact/contact.ts';
import { type FormDefinition, formAction } from './define-form.ts';
import { errorReport } from './error-report/error-report.ts';
import { manifesto } from './manifesto/manifesto.ts';
import { nurseryAnswer } from './nursery-answer/nursery-answer.ts';
import { partner } from './partner/partner.ts';
import { placeAlert, placeAlertAnswer } from './place-alert/place-alert.ts';
import { placeReport } from './place-report/place-report.ts';
import { preRegistration } from './pre-registration/pre-registration.ts';
import { whitePaper } from './white-paper/white-paper.ts';

/** Every form stands under its own name. */
const formTable = <Table extends { [Name in keyof Table]: FormDefinition<Name & string> }>(table: Table): Table => table;

/** Every form that visitors send. */
export const forms = formTable({
  contact,
  partner,
  manifesto,
  'pre-registration': preRegistration,
  'white-paper': whitePaper,
  'error-report': errorReport,
  appointment,
  'place-report': placeReport,
  'nursery-answer': nurseryAnswer,
  'place-alert': placeAlert,
  'place-alert-answer': placeAlertAnswer,
});

export type FormName = keyof typeof forms;
export type FormOutcome<Name extends FormName = FormName> = Name extends FormName ? keyof (typeof forms)[Name]['outcomes'] & string : never;

const allForms: readonly FormDefinition<FormName>[] = Object.values(forms);
export const formNames: readonly FormName[] = allForms.map(({ name }) => name);

/** A form that editors choose for a page; others are shown in place of one, or on a page of their own. */
export type BlockForm = {
  [Name in FormName]: (typeof forms)[Name] extends { inPlaceOf: object } | { hasOwnPage: true } ? never : Name;
}[FormName];
const isBlockForm = (name: FormName): name is BlockForm => !('inPlaceOf' in forms[name] || 'hasOwnPage' in forms[name]);
export const blockForms: readonly BlockForm[] = formNames.filter(isBlockForm);

/** The form of a segment of an address, or null. */
export function formOfSegment(segment: string): FormName | null {
  return allForms.find((form) => form.segment === segment)?.name ?? null;
}

/** The French path of an outcome screen. */
export function outcomePath(name: FormName, outcome: FormOutcome): string {
  const form: FormDefinition = forms[name];
  return `${formAction(form)}/${form.outcomes[outcome]}`;
}

/** Form and outcome of `contact/merci`, or null. */
export function outcomeOfSlug(slug: string): { form: FormName; outcome: FormOutcome } | null {
  const [formSegment = '', outcomeSegment, ...rest] = slug.split('/');
  const form = formOfSegment(formSegment);
  if (!form || rest.length) return null;
  const entry = Object.entries(forms[form].outcomes).find(([, segment]) => segment === outcomeSegment);
  return entry ? { form, outcome: entry[0] as FormOutcome } : null;
}
