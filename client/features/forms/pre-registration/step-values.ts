import { type FlatValues, readFlatValues } from '../../../../domain/forms/form-values.ts';
import { preRegistrationShape } from '../../../../domain/forms/pre-registration/steps.ts';

/** Stands for a date or an hour that was begun: browsers hand over nothing then, which would look like no answer at all. */
const unfinished = '?';

/** What the step in the document holds. */
export function readStepValues(form: HTMLFormElement): FlatValues {
  const values = readFlatValues(preRegistrationShape, new FormData(form));
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.validity.badInput && control.name in values) values[control.name] = unfinished;
  }
  return values;
}

/** Whether the reader, or the browser for them, has filled in something since the page came. */
export function isTouched(form: HTMLFormElement): boolean {
  return Array.from(form.elements).some((control) => {
    if (control instanceof HTMLSelectElement) return control.selectedIndex > 0 && !control.selectedOptions[0]?.defaultSelected;
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false;
    return control.checked !== control.defaultChecked || control.value !== control.defaultValue || control.validity.badInput;
  });
}
