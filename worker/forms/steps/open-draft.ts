import { createMiddleware } from 'hono/factory';
import { preRegistrationPath } from '../../../domain/addresses/from-nursery-catalog.ts';
import type { FormDependencies } from '../../dependencies.ts';
import { type AppEnvironment, pageOf } from '../../request-state.ts';
import { readDraftCookie } from './drafts.ts';

/** Shows the owner of a draft what they have entered; everybody else gets the page that is kept for all. */
export function openDraft(dependencies: FormDependencies) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    if (pageOf(c).path !== preRegistrationPath || !readDraftCookie(c.req.header('cookie'))) return next();
    try {
      // The rules of the form, which an isolate loads with its first draft.
      const { draftReply } = await import('./pre-registration-steps.ts');
      const reply = await draftReply(c, dependencies);
      if (reply) c.set('formReply', reply);
    } catch (error) {
      dependencies.logger.error('draft-not-read', error);
      c.get('report').captureError(error, 'draft-not-read');
    }
    await next();
  });
}
