import { controlNames } from '../../../../domain/forms/form-answer.ts';
import { type FlatValues, readFlatValues } from '../../../../domain/forms/form-values.ts';
import { preRegistrationShape, readStep } from '../../../../domain/forms/pre-registration/steps.ts';

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

/** The step that stands in the document. */
export function stepOfForm(form: HTMLFormElement): number {
  const control = form.elements.namedItem(controlNames.step);
  return readStep(control instanceof HTMLInputElement ? control.value : null);
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
