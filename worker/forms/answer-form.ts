import type { Context } from 'hono';
import { checkForm, formShapes } from '../../domain/forms/check-form.ts';
import type { FieldErrors, FormErrorCode } from '../../domain/forms/error-codes.ts';
import { readPhone } from '../../domain/forms/fields/phone-number.ts';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { controlNames, type FormAnswer } from '../../domain/forms/form-answer.ts';
import { type FormName, formOfSegment, outcomePath } from '../../domain/forms/form-names.ts';
import { readFlatValues } from '../../domain/forms/form-values.ts';
import { outcomeScreen } from '../../domain/forms/pre-registration/outcome.ts';
import { readStep, stepOfField } from '../../domain/forms/pre-registration/steps.ts';
import type { FormDependencies } from '../dependencies.ts';
import { BadInputError, ForbiddenError } from '../errors.ts';
import type { AppEnvironment } from '../request-state.ts';
import { acceptRequest } from './accept-request.ts';
import { checkHomePlace } from './check-home-place.ts';
import { answerAgain, answerNext, type FormRequest, openFormRequest, wantsJson } from './form-request.ts';
import { answerStep, endDraft, readStepAction, withDraft } from './pre-registration-steps.ts';
import { isTooFast, isWithinLimit, refuseOtherSites } from './protection.ts';
import { readFormBody } from './read-body.ts';
import type { NamedValues } from './submission.ts';

const statuses = {
  invalid: 422,
  too_fast: 422,
  challenge_failed: 422,
  too_large: 422,
  too_many_requests: 429,
  unavailable: 503,
} as const satisfies Record<FormErrorCode, number>;

/** `POST /formulaires/{form}`: what is accepted is written down before anybody reads of success, what is refused comes back with the reason. */
export async function answerForm(c: Context<AppEnvironment>, dependencies: FormDependencies): Promise<Response> {
  const form = formOfSegment(c.req.param('form') ?? '');
  if (!form) return c.text('Not found', 404, { 'cache-control': 'no-store' });
  return inJsonWhereWanted(c, async () => {
    refuseOtherSites(c);
    const fields = await readFormBody(c.req.raw);
    const request = openFormRequest(c, form, fields);
    return answerFields(c, dependencies, { request, form, fields });
  });
}

/** A body that is refused before it is read has no values to hand back; its script is told so in its own language. */
export async function inJsonWhereWanted(c: Context<AppEnvironment>, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    const isRefusal = error instanceof BadInputError || error instanceof ForbiddenError;
    if (!isRefusal || !wantsJson(c)) throw error;
    const refusal: FormAnswer = { status: 'invalid', error: error.status === 413 ? 'too_large' : 'invalid', errors: {} };
    return c.json(refusal, error.status, { 'cache-control': 'no-store' });
  }
}

interface Posted {
  request: FormRequest;
  form: FormName;
  fields: URLSearchParams;
}

async function answerFields(
  c: Context<AppEnvironment>,
  dependencies: FormDependencies,
  { request, form, fields }: Posted,
): Promise<Response> {
  let values = readFlatValues(formShapes[form], fields);
  const again = (error: FormErrorCode, errors: FieldErrors = {}) =>
    answerAgain(c, dependencies, { request, reply: { values, errors, error, ...stepOf(form, fields, errors) }, status: statuses[error] });

  if (!(await isWithinLimit(c, dependencies))) return again('too_many_requests');
  try {
    if (form === 'pre-registration') {
      if (readStepAction(fields) !== 'send') return await answerStep(c, dependencies, { request, fields, values });
      values = await withDraft(c, dependencies, { fields, values });
    }
    const check = checkForm(form, values, { today: todayInParis(dependencies.clock()), readPhone });
    const errors = check.errors ?? (form === 'pre-registration' ? await checkHomePlace(values, dependencies) : {});
    if (Object.keys(errors).length > 0) return again('invalid', errors);
    if (isTooFast(fields.get(controlNames.elapsed))) return again('too_fast');
    // The check gives the values of the form it was asked about, which a union of forms cannot say.
    const named = { form, values: check.values } as NamedValues;
    const accepted = await acceptRequest(c, dependencies, { request, named, fields });
    if (accepted === 'challenge_failed') return again('challenge_failed');
    // What is accepted stays so, whatever becomes of its draft, which ends by itself.
    if (form === 'pre-registration')
      await endDraft(c, dependencies).catch((error) => dependencies.logger.error('draft-not-removed', error));
    const screen = named.form === 'pre-registration' ? outcomeScreen(named.values) : accepted.outcome;
    const { reference, outcome } = accepted;
    return answerNext(c, request, { path: outcomePath(form, screen), answer: { reference, outcome } });
  } catch (error) {
    // Nothing was promised yet, and the reader keeps everything.
    dependencies.logger.error('submission-not-written', error, { id: c.get('requestId'), form });
    c.get('report').captureError(error, 'submission-not-written');
    return again('unavailable');
  }
}

/** Of the pre-registration, the step that its first error is in, else the one that was sent. */
function stepOf(form: FormName, fields: URLSearchParams, errors: FieldErrors): { step?: number } {
  if (form !== 'pre-registration') return {};
  const names = Object.keys(errors);
  return { step: names.length ? Math.min(...names.map(stepOfField)) : readStep(fields.get(controlNames.step)) };
}
