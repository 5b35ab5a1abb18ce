import type { Context } from 'hono';
import * as v from 'valibot';
import type { FieldErrors, FormErrorCode } from '../../domain/forms/error-codes.ts';
import { controlNames } from '../../domain/forms/form-answer.ts';
import { checkForm } from '../../domain/forms/form-rules.ts';
import { type FlatValues, readFlatValues } from '../../domain/forms/form-values.ts';
import { localizePath } from '../../domain/locale.ts';
import {
  doneParameter,
  familyOutcomes,
  followedRequestPath,
  noticeId,
  type RequestAction,
  requestActions,
} from '../../domain/placement/follow-up.ts';
import type { FormDependencies } from '../dependencies.ts';
import { statuses } from '../forms/answer-form.ts';
import { formContext } from '../forms/form-context.ts';
import { answerAgain, openFormRequest } from '../forms/form-request.ts';
import { isWithinLimit, refuseOtherSites } from '../forms/protection.ts';
import { readFormBody } from '../forms/read-body.ts';
import { readSubmissionKey } from '../forms/submission-key.ts';
import type { AppEnvironment } from '../request-state.ts';
import { actionRules } from './action-rules.ts';
import { type FollowUpToken, keepToken, readFollowUpToken } from './follow-up-token.ts';

/** How long the CMS may take to carry out a step, in milliseconds. */
const actionMilliseconds = 6000;
const cmsAnswer = v.object({ data: v.object({ outcome: v.picklist(familyOutcomes) }) });
/** What every form of the page carries; a form that comes back carries it again. */
const carried = ['token', 'action', controlNames.key];

/**
 * `POST /formulaires/dossier`: a step of a family. It is carried out before it is answered, or it is not: what could not be sent comes
 * back with all that was typed, and the same sent again is the same.
 */
export async function answerRequestAction(c: Context<AppEnvironment>, dependencies: FormDependencies): Promise<Response> {
  refuseOtherSites(c);
  const { config, clock, logger } = dependencies;
  const fields = await readFormBody(c.req.raw);
  const request = { ...openFormRequest(c, 'followed-request', fields), wantsJson: false };
  const action = requestActions.find((one) => one === fields.get('action'));
  const shape = action ? actionRules[action].shape : { fields: [] };
  const values = readFlatValues({ ...shape, fields: [...shape.fields, ...carried] }, fields);
  const opened = await readFollowUpToken(fields.get('token') ?? '', { secret: config.linkSecret, now: clock() });
  c.set('followUp', opened);
  const again = (error: FormErrorCode, errors: FieldErrors = {}) =>
    answerAgain(c, dependencies, { request, reply: { values, errors, error }, status: statuses[error] });
  if (!(await isWithinLimit(c, dependencies))) return again('too_many_requests');
  if (opened.state !== 'open' || !action) return again('invalid');
  const checked = checkForm(actionRules[action], values, await formContext({ clock }));
  if (checked.errors) return again('invalid', checked.errors);
  try {
    const outcome = await carryOut({ opened, action, values, checked: checked.values }, dependencies);
    const done = outcome === 'done' ? action : outcome;
    c.header('set-cookie', keepToken(opened.token), { append: true });
    c.header('cache-control', 'no-store');
    return c.redirect(`${localizePath(followedRequestPath, request.page.locale)}?${doneParameter}=${done}#${noticeId}`, 303);
  } catch (error) {
    logger.error('request-action-failed', error, { id: c.get('requestId'), action });
    c.get('report').captureError(error, 'request-action-failed');
    return again('unavailable');
  }
}

interface Step {
  opened: FollowUpToken;
  action: RequestAction;
  values: FlatValues;
  checked: object;
}

async function carryOut({ opened, action, values, checked }: Step, { client, submissions }: FormDependencies) {
  const { reference } = opened;
  if (action === 'asked') {
    await submissions.noteEmployerAsked(reference, 'askedOn' in checked ? String(checked.askedOn) : '');
    return 'done';
  }
  const data = { ...checked, action, key: readSubmissionKey(values[controlNames.key]) ?? crypto.randomUUID() };
  return v.parse(cmsAnswer, await client.post(`/follow-ups/${reference}`, { data }, actionMilliseconds)).data.outcome;
}
