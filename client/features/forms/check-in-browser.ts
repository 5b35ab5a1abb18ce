import type { FieldErrors } from '../../../domain/forms/error-codes.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import type { FormName } from '../../../domain/forms/form-names.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';

const loadRules = () => import('../../../domain/forms/check-form.ts');
const hasNumber = (values: FlatValues) => Object.entries(values).some(([name, value]) => /(?:^|\.)phone$/.test(name) && value !== '');
/** The tables of telephone numbers are large, and only needed where one was entered. */
const readNoPhone = () => null;

/** Reads the fields of a form in the document, by flat name. */
export async function readForm(form: FormName, element: HTMLFormElement): Promise<FlatValues> {
  const [{ formShapes }, { readFlatValues }] = await Promise.all([loadRules(), import('../../../domain/forms/form-values.ts')]);
  return readFlatValues(formShapes[form], new FormData(element));
}

/** What is wrong with the values of a form, by the rules of the worker; rejects where they cannot be loaded. */
export async function checkInBrowser(form: FormName, values: FlatValues): Promise<FieldErrors> {
  const [{ checkForm }, readPhone] = await Promise.all([
    loadRules(),
    hasNumber(values) ? import('../../../domain/forms/fields/phone-number.ts').then((module) => module.readPhone) : readNoPhone,
  ]);
  return checkForm(form, values, { today: todayInParis(Date.now()), readPhone }).errors ?? {};
}
