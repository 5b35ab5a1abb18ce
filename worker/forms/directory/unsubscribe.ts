import type { Context } from 'hono';
import type { FormDependencies } from '../../dependencies.ts';
import type { AppEnvironment } from '../../request-state.ts';
import { acceptSubmission } from '../accept-submission.ts';
import { formContext } from '../form-context.ts';
import { openFormRequest } from '../form-request.ts';
import { placeAlertAnswerInWorker as form } from './place-alert-answer.ts';

/**
 * `POST` of `List-Unsubscribe-Post` (RFC 8058): a mail program ends an alert by the link of its mail, without a page, a cookie or a
 * redirect. The link says all; of the body nothing is read.
 */
export async function answerUnsubscribe(c: Context<AppEnvironment>, dependencies: FormDependencies): Promise<Response> {
  const { alerte = '', expires = '', signature = '' } = c.req.query();
  const values = { alert: alerte, answer: 'end', expires, signature };
  const { filled } = form.check(values, await formContext(dependencies));
  const errors = filled ? await form.checkFurther?.(values, { ...dependencies, content: null }) : {};
  const say = (text: string, status: 200 | 403) => c.text(text, status, { 'cache-control': 'no-store' });
  if (!filled || Object.keys(errors ?? {}).length > 0) return say('This link is not complete, or it has expired.', 403);
  const request = openFormRequest(c, form.name, new URLSearchParams());
  await acceptSubmission(c, dependencies, { request, form, filled, fields: new URLSearchParams() });
  return say('You get no more mails of this alert.', 200);
}
