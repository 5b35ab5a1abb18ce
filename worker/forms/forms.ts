import type { FormName } from '../../domain/forms/forms.ts';
import { formNames } from '../../domain/forms/forms.ts';
import { contactInWorker } from './contact.ts';
import { appointmentInWorker } from './directory/appointment.ts';
import { errorReportInWorker } from './directory/error-report.ts';
import { nurseryAnswerInWorker } from './directory/nursery-answer.ts';
import { placeAlertInWorker } from './directory/place-alert.ts';
import { placeAlertAnswerInWorker } from './directory/place-alert-answer.ts';
import { placeReportInWorker } from './directory/place-report.ts';
import { manifestoInWorker } from './manifesto.ts';
import { partnerInWorker } from './partner.ts';
import { preRegistrationInWorker } from './pre-registration.ts';
import { whitePaperInWorker } from './white-paper.ts';
import type { FilledForm, WorkerForm } from './worker-form.ts';

/** Every form in the worker; one that is missing is a type error. */
export const workerForms: Readonly<Record<FormName, WorkerForm>> = {
  contact: contactInWorker,
  partner: partnerInWorker,
  manifesto: manifestoInWorker,
  'pre-registration': preRegistrationInWorker,
  'white-paper': whitePaperInWorker,
  'error-report': errorReportInWorker,
  appointment: appointmentInWorker,
  'place-report': placeReportInWorker,
  'nursery-answer': nurseryAnswerInWorker,
  'place-alert': placeAlertInWorker,
  'place-alert-answer': placeAlertAnswerInWorker,
};

/** A submission that was written down, as its form reads it; null where there is no such form any more, or nobody can read it. */
export function readSubmission({ form, formVersion, payload }: { form: string; formVersion: number; payload: string }): {
  form: WorkerForm;
  filled: FilledForm;
} | null {
  const name = formNames.find((formName) => formName === form);
  const filled = name ? workerForms[name].read(parseJson(payload), formVersion) : null;
  return name && filled ? { form: workerForms[name], filled } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
