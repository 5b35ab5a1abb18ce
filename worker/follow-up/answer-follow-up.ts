import type { Context } from 'hono';
import type { FieldErrors } from '../../domain/forms/error-codes.ts';
import { readEmail } from '../../domain/forms/fields/email.ts';
import { readReference } from '../../domain/forms/fields/reference.ts';
import type { FormReply } from '../../domain/forms/form-answer.ts';
import { readFlatValues } from '../../domain/forms/form-values.ts';
import { localizePath } from '../../domain/locale.ts';
import { followedRequestPath } from '../../domain/placement/follow-up.ts';
import type { FormDependencies } from '../dependencies.ts';
import { answerAgain, openFormRequest } from '../forms/form-request.ts';
import { isWithinLimit, refuseOtherSites } from '../forms/protection.ts';
import { readFormBody } from '../forms/read-body.ts';
import type { AppEnvironment } from '../request-state.ts';
import { knowsSubmission } from './find-submission.ts';
import { createFollowUpCookie } from './follow-up-token.ts';

const shape = { fields: ['reference', 'email'] } as const;

/**
 * `POST /formulaires/suivi`: opens a submission for who knows its reference and its e-mail address. What has become of it stands on a
 * page of its own, so that a refresh sends nothing again.
 */
export async function answerFollowUp(c: Context<AppEnvironment>, dependencies: FormDependencies): Promise<Response> {
  refuseOtherSites(c);
  const { config, clock } = dependencies;
  const fields = await readFormBody(c.req.raw);
  const request = { ...openFormRequest(c, 'follow-up', fields), wantsJson: false };
  const values = readFlatValues(shape, fields);
  const reference = readReference(String(values.reference ?? ''));
  const email = readEmail(String(values.email ?? ''));
  const errors: FieldErrors = {
    ...(!reference && { reference: values.reference ? 'reference_invalid' : 'required' }),
    ...(!email && { email: values.email ? 'email_invalid' : 'required' }),
  };
  const reply: Omit<FormReply, 'form'> = { values, errors: {}, error: null };
  if (!(await isWithinLimit(c, dependencies)))
    return answerAgain(c, dependencies, { request, reply: { ...reply, error: 'too_many_requests' }, status: 429 });
  if (!reference || !email) return answerAgain(c, dependencies, { request, reply: { ...reply, errors, error: 'invalid' }, status: 422 });
  try {
    if (!(await knowsSubmission({ reference, email }, dependencies)))
      return answerAgain(c, dependencies, { request, reply: { ...reply, followUp: 'unknown' }, status: 200 });
    c.header('set-cookie', await createFollowUpCookie(reference, { secret: config.linkSecret, now: clock() }), { append: true });
    c.header('cache-control', 'no-store');
    return c.redirect(localizePath(followedRequestPath, request.page.locale), 303);
  } catch (error) {
    dependencies.logger.error('follow-up-failed', error, { id: c.get('requestId') });
    c.get('report').captureError(error, 'follow-up-failed');
    return answerAgain(c, dependencies, { request, reply: { ...reply, error: 'unavailable' }, status: 503 });
  }
}
