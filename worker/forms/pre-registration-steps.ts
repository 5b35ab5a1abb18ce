import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { preRegistrationPath } from '../../domain/addresses/from-nursery-catalog.ts';
import { checkForm } from '../../domain/forms/check-form.ts';
import { readPhone } from '../../domain/forms/fields/phone-number.ts';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { controlNames, type StepAction, stepActions } from '../../domain/forms/form-answer.ts';
import type { FlatValues } from '../../domain/forms/form-values.ts';
import { mergeStep } from '../../domain/forms/pre-registration/merge-step.ts';
import { errorsOfStep, lastStep, readStep, stepAddress } from '../../domain/forms/pre-registration/steps.ts';
import type { FormDependencies } from '../dependencies.ts';
import { type AppEnvironment, pageOf } from '../request-state.ts';
import { checkHomePlace } from './check-home-place.ts';
import { createDraftCookie, createDraftSecret, endedDraftCookie, readDraftCookie } from './drafts.ts';
import { answerAgain, answerNext, type FormRequest } from './form-request.ts';

/** The button that was pressed; where none is named the request is sent. */
export function readStepAction(fields: URLSearchParams): StepAction {
  return stepActions.find((action) => action === fields.get(controlNames.action)) ?? 'send';
}

function readDraft(c: Context<AppEnvironment>, { drafts, clock }: FormDependencies): Promise<FlatValues | null> {
  const secret = readDraftCookie(c.req.header('cookie'));
  return secret ? drafts.read(secret, clock()) : Promise.resolve(null);
}

interface SentStep {
  fields: URLSearchParams;
  values: FlatValues;
}

/** All that was entered in all steps; a script sends it whole. */
export async function withDraft(
  c: Context<AppEnvironment>,
  dependencies: FormDependencies,
  { fields, values }: SentStep,
): Promise<FlatValues> {
  if (fields.get(controlNames.whole)) return values;
  return mergeStep((await readDraft(c, dependencies)) ?? {}, values, readStep(fields.get(controlNames.step)));
}

/** Keeps a step, without JavaScript, and leads to the next one; a wrong answer is kept too, and shown again with its error. */
export async function answerStep(
  c: Context<AppEnvironment>,
  dependencies: FormDependencies,
  { request, fields, values }: SentStep & { request: FormRequest },
): Promise<Response> {
  const { drafts, clock } = dependencies;
  const action = readStepAction(fields);
  const step = readStep(fields.get(controlNames.step));
  const goTo = (number: number) => answerNext(c, request, { path: stepAddress(number) });
  if (action === 'erase') {
    await endDraft(c, dependencies);
    return goTo(1);
  }
  const secret = readDraftCookie(c.req.header('cookie')) ?? createDraftSecret();
  const merged = mergeStep((await readDraft(c, dependencies)) ?? {}, values, step);
  await drafts.write(secret, merged, clock());
  c.header('set-cookie', createDraftCookie(secret), { append: true });
  if (action === 'back') return goTo(Math.max(1, step - 1));
  const { errors } = checkForm('pre-registration', merged, { today: todayInParis(clock()), readPhone });
  const own = errorsOfStep({ ...(await checkHomePlace(merged, dependencies)), ...errors }, step);
  // Who has come back to change something has the rest behind them.
  if (Object.keys(own).length === 0) return goTo(errors ? Math.min(lastStep, step + 1) : lastStep);
  return answerAgain(c, dependencies, { request, reply: { values: merged, errors: own, error: 'invalid', step }, status: 422 });
}

/** Throws a draft away, on both sides. */
export async function endDraft(c: Context<AppEnvironment>, { drafts }: FormDependencies): Promise<void> {
  const secret = readDraftCookie(c.req.header('cookie'));
  if (!secret) return;
  c.header('set-cookie', endedDraftCookie(), { append: true });
  await drafts.remove(secret);
}

/** Shows the owner of a draft what they have entered; everybody else gets the page that is kept for all. */
export function openDraft(dependencies: FormDependencies) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const { path, search } = pageOf(c);
    if (path !== preRegistrationPath || !readDraftCookie(c.req.header('cookie'))) return next();
    try {
      const values = await readDraft(c, dependencies);
      const step = readStep(new URLSearchParams(search).get('step'));
      if (values) c.set('formReply', { form: 'pre-registration', values, errors: {}, error: null, step });
    } catch (error) {
      dependencies.logger.error('draft-not-read', error);
      c.get('report').captureError(error, 'draft-not-read');
    }
    await next();
  });
}
