import type { FieldErrors } from '../../../domain/forms/error-codes.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import type { FormRules } from '../../../domain/forms/form-rules.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';

/** Loads the rules of a form, with the library they stand on: nobody needs them before something was entered. */
export type LoadRules = () => Promise<FormRules>;

const hasNumber = (values: FlatValues) => Object.entries(values).some(([name, value]) => /(?:^|\.)phone$/.test(name) && value !== '');
/** The tables of telephone numbers are large, and only needed where one was entered. */
const readNoPhone = () => null;

/** Reads the fields of a form in the document, by flat name. */
export async function readForm(loadRules: LoadRules, element: HTMLFormElement): Promise<FlatValues> {
  const [{ shape }, { readFlatValues }] = await Promise.all([loadRules(), import('../../../domain/forms/form-values.ts')]);
  return readFlatValues(shape, new FormData(element));
}

/** What is wrong with the values of a form, by the rules of the worker; rejects where they cannot be loaded. */
export async function checkInBrowser(loadRules: LoadRules, values: FlatValues): Promise<FieldErrors> {
  const [rules, { checkForm }, readPhone] = await Promise.all([
    loadRules(),
    import('../../../domain/forms/form-rules.ts'),
    hasNumber(values) ? import('../../../domain/forms/fields/phone-number.ts').then((module) => module.readPhone) : readNoPhone,
  ]);
  return checkForm(rules, values, { today: todayInParis(Date.now()), readPhone }).errors ?? {};
}
