import type { Context } from 'hono';
import { controlNames, type FormReply, stepActions } from '../../../domain/forms/form-answer.ts';
import { checkForm } from '../../../domain/forms/form-rules.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { mergeStep } from '../../../domain/forms/pre-registration/merge-step.ts';
import { preRegistration } from '../../../domain/forms/pre-registration/pre-registration.ts';
import { preRegistrationRules } from '../../../domain/forms/pre-registration/rules.ts';
import { errorsOfStep, lastStep, readStep, stepAddress, stepOfField } from '../../../domain/forms/pre-registration/steps.ts';
import type { FormDependencies } from '../../dependencies.ts';
import { type AppEnvironment, pageOf } from '../../request-state.ts';
import { formContext } from '../form-context.ts';
import { checkHomePlace } from './check-home-place.ts';
import { createDraftCookie, createDraftSecret, endedDraftCookie, readDraftCookie } from './drafts.ts';
import type { FormSteps } from './form-steps.ts';

type DraftDependencies = Pick<FormDependencies, 'drafts' | 'clock'>;

function readDraft(c: Context<AppEnvironment>, { drafts, clock }: DraftDependencies): Promise<FlatValues | null> {
  const secret = readDraftCookie(c.req.header('cookie'));
  return secret ? drafts.read(secret, clock()) : Promise.resolve(null);
}

/** Throws a draft away, on both sides. */
async function endDraft(c: Context<AppEnvironment>, { drafts }: Pick<DraftDependencies, 'drafts'>): Promise<void> {
  const secret = readDraftCookie(c.req.header('cookie'));
  if (!secret) return;
  c.header('set-cookie', endedDraftCookie(), { append: true });
  await drafts.remove(secret);
}

/** The pre-registration without JavaScript: each step is kept as a draft until all of it is sent. */
export const preRegistrationSteps: FormSteps = {
  /** A wrong answer is kept too, and shown again with its error. */
  async answerStep(c, dependencies, { fields, values }) {
    const { drafts, clock } = dependencies;
    // Where no button is named all of it is sent.
    const action = stepActions.find((stepAction) => stepAction === fields.get(controlNames.action)) ?? 'send';
    if (action === 'send') return null;
    const step = readStep(fields.get(controlNames.step));
    if (action === 'erase') {
      await endDraft(c, dependencies);
      return { next: stepAddress(1) };
    }
    const secret = readDraftCookie(c.req.header('cookie')) ?? createDraftSecret();
    const before = (await readDraft(c, dependencies)) ?? {};
    const merged = mergeStep(before, values, step);
    await drafts.write(secret, merged, clock());
    c.header('set-cookie', createDraftCookie(secret), { append: true });
    if (action === 'back') return { next: stepAddress(Math.max(1, step - 1)) };
    const { errors } = checkForm(preRegistrationRules, merged, await formContext(dependencies));
    const ownErrors = errorsOfStep({ ...(await checkHomePlace(merged, dependencies)), ...errors }, step);
    if (Object.keys(ownErrors).length > 0) return { values: merged, errors: ownErrors, step };
    // Who has come back to change something has the rest behind them.
    return { next: stepAddress(errors ? Math.min(lastStep, step + 1) : lastStep) };
  },

  /** A script sends all steps at once. */
  async gather(c, dependencies, { fields, values }) {
    if (fields.get(controlNames.whole)) return values;
    return mergeStep((await readDraft(c, dependencies)) ?? {}, values, readStep(fields.get(controlNames.step)));
  },

  end: endDraft,

  /** The step that the first error is in, else the one that was sent. */
  stepOf(fields, errors) {
    const names = Object.keys(errors);
    return names.length ? Math.min(...names.map(stepOfField)) : readStep(fields.get(controlNames.step));
  },
};

/** What the owner of a draft has entered, as the answer to a form shows it; null where the draft has ended. */
export async function draftReply(c: Context<AppEnvironment>, dependencies: DraftDependencies): Promise<FormReply | null> {
  const values = await readDraft(c, dependencies);
  const step = readStep(new URLSearchParams(pageOf(c).search).get('step'));
  return values && { form: preRegistration.name, values, errors: {}, error: null, step };
}
