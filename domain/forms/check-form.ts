import * as v from 'valibot';
import { type ContactValues, contactShape, createContactSchema } from './contact.ts';
import { type FieldErrors, toFieldErrorCode } from './error-codes.ts';
import type { FormContext } from './fields.ts';
import type { FormName } from './form-names.ts';
import { type FlatValues, type FormShape, flatNameOf, nestValues } from './form-values.ts';
import { createManifestoSchema, type ManifestoValues, manifestoShape } from './manifesto.ts';
import { createPartnerSchema, type PartnerValues, partnerShape } from './partner.ts';
import { createPreRegistrationSchema, type PreRegistrationValues } from './pre-registration/schema.ts';
import { preRegistrationShape } from './pre-registration/steps.ts';
import { createWhitePaperSchema, type WhitePaperValues, whitePaperShape } from './white-paper.ts';

/** What a form's values are once every rule has passed. */
export interface FormValues {
  contact: ContactValues;
  partner: PartnerValues;
  manifesto: ManifestoValues;
  'pre-registration': PreRegistrationValues;
  'white-paper': WhitePaperValues;
}

export const formShapes: Record<FormName, FormShape> = {
  contact: contactShape,
  partner: partnerShape,
  manifesto: manifestoShape,
  'pre-registration': preRegistrationShape,
  'white-paper': whitePaperShape,
};

type SchemaFactories = { [Form in FormName]: (context: FormContext) => v.GenericSchema<unknown, FormValues[Form]> };

const schemaFactories: SchemaFactories = {
  contact: createContactSchema,
  partner: createPartnerSchema,
  manifesto: createManifestoSchema,
  'pre-registration': createPreRegistrationSchema,
  'white-paper': createWhitePaperSchema,
};

export type FormCheck<Form extends FormName> = { values: FormValues[Form]; errors: null } | { values: null; errors: FieldErrors };

/** Checks what a form has sent against its rules: its values, or what is wrong by flat field name. The same in browser and worker. */
export function checkForm<Form extends FormName>(form: Form, flat: FlatValues, context: FormContext): FormCheck<Form> {
  const result = v.safeParse(schemaFactories[form](context), nestValues(formShapes[form], flat));
  if (result.success) return { values: result.output, errors: null };
  const errors: FieldErrors = {};
  for (const { path, message } of result.issues) {
    errors[flatNameOf(path?.map(({ key }) => key) ?? [], flat)] ??= toFieldErrorCode(message);
  }
  return { values: null, errors: inOrderOf(formShapes[form], errors) };
}

/** Rules that look at several fields speak last; readers are led through a form from its top. */
function inOrderOf({ fields, lists }: FormShape, errors: FieldErrors): FieldErrors {
  if (lists) return errors;
  return Object.fromEntries(Object.entries(errors).sort(([one], [other]) => fields.indexOf(one) - fields.indexOf(other)));
}
