import type { Context } from 'hono';
import type { FieldErrors, FormErrorCode } from '../../domain/forms/error-codes.ts';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { controlNames, type FormAnswer } from '../../domain/forms/form-answer.ts';
import { inOrderOf } from '../../domain/forms/form-rules.ts';
import { readFlatValues } from '../../domain/forms/form-values.ts';
import { formOfSegment, outcomePath } from '../../domain/forms/forms.ts';
import type { FormDependencies } from '../dependencies.ts';
import { BadInputError, ForbiddenError } from '../errors.ts';
import { createFollowUpCookie } from '../follow-up/follow-up-token.ts';
import { type AppEnvironment, contentOf } from '../request-state.ts';
import { acceptSubmission } from './accept-submission.ts';
import { formContext } from './form-context.ts';
import { answerAgain, answerNext, type FormRequest, openFormRequest, wantsJson } from './form-request.ts';
import { workerForms } from './forms.ts';
import { isTooFast, isWithinLimit, refuseOtherSites } from './protection.ts';
import { readFormBody } from './read-body.ts';
import type { WorkerForm } from './worker-form.ts';

/** The status of a page that a form comes back on. */
export const statuses = {
  invalid: 422,
  changed_since: 422,
  too_fast: 422,
  challenge_failed: 422,
  too_large: 422,
  too_many_requests: 429,
  unavailable: 503,
} as const satisfies Record<FormErrorCode, number>;

/** `POST /formulaires/{form}`: what is accepted is written down before anybody reads of success, what is refused comes back with the reason. */
export async function answerForm(c: Context<AppEnvironment>, dependencies: FormDependencies): Promise<Response> {
  const name = formOfSegment(c.req.param('form') ?? '');
  if (!name) return c.text('Not found', 404, { 'cache-control': 'no-store' });
  return inJsonWhereWanted(c, async () => {
    refuseOtherSites(c);
    const fields = await readFormBody(c.req.raw);
    const request = openFormRequest(c, name, fields);
    return answerFields(c, dependencies, { request, form: workerForms[name], fields });
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

/** Its sender follows it from the next screen on, with nothing to type again. */
async function openFollowUp(c: Context<AppEnvironment>, { config, clock }: FormDependencies, reference: string): Promise<void> {
  c.header('set-cookie', await createFollowUpCookie(reference, { secret: config.linkSecret, now: clock() }), { append: true });
}

interface Posted {
  request: FormRequest;
  form: WorkerForm;
  fields: URLSearchParams;
}

async function answerFields(
  c: Context<AppEnvironment>,
  dependencies: FormDependencies,
  { request, form, fields }: Posted,
): Promise<Response> {
  const { steps } = form;
  let values = readFlatValues(form.shape, fields);
  const again = (error: FormErrorCode, errors: FieldErrors = {}) => {
    const reply = { values, errors, error, ...(steps && { step: steps.stepOf(fields, errors) }) };
    return answerAgain(c, dependencies, { request, reply, status: statuses[error] });
  };

  if (!(await isWithinLimit(c, dependencies))) return again('too_many_requests');
  try {
    if (steps) {
      const answer = await steps.answerStep(c, dependencies, { fields, values });
      if (answer && 'next' in answer) return answerNext(c, request, { path: answer.next });
      if (answer) return answerAgain(c, dependencies, { request, reply: { ...answer, error: 'invalid' }, status: statuses.invalid });
      values = await steps.gather(c, dependencies, { fields, values });
    }
    const { filled, errors } = form.check(values, await formContext(dependencies));
    const furtherErrors = (await form.checkFurther?.(values, { ...dependencies, content: contentOf(c) })) ?? {};
    // All that is wrong is said at once.
    const allErrors = inOrderOf(form.shape, { ...furtherErrors, ...errors });
    if (!filled || Object.keys(allErrors).length > 0) return again('invalid', allErrors);
    if (isTooFast(fields.get(controlNames.elapsed))) return again('too_fast');
    const accepted = await acceptSubmission(c, dependencies, { request, form, filled, fields });
    if (accepted === 'challenge_failed') return again('challenge_failed');
    // What is accepted stays so, whatever becomes of its draft, which ends by itself.
    await steps?.end(c, dependencies).catch((error) => dependencies.logger.error('draft-not-removed', error));
    const { reference, outcome, isMailed } = accepted;
    if (reference && form.form.isFollowed) await openFollowUp(c, dependencies, reference);
    return answerNext(c, request, {
      path: outcomePath(form.name, filled.screen ?? outcome),
      answer: { reference, outcome },
      receipt:
        reference === null
          ? null
          : { reference, sentOn: todayInParis(dependencies.clock()), email: (isMailed && filled.emails[0]) || null },
    });
  } catch (error) {
    // Nothing was promised yet, and the reader keeps everything.
    dependencies.logger.error('submission-not-written', error, { id: c.get('requestId'), form: form.name });
    c.get('report').captureError(error, 'submission-not-written');
    return again('unavailable');
  }
}
