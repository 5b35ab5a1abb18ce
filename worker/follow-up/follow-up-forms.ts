import type { Hono } from 'hono';
import { followUpAction, requestAction } from '../../domain/placement/follow-up.ts';
import type { FormDependencies } from '../dependencies.ts';
import { answerFollowUp, answerRequestAction } from '../late-steps.ts';
import type { AppEnvironment } from '../request-state.ts';

/** The forms of the follow-up: the one that opens a request, and a family's answers to it. */
export function addFollowUpForms(app: Hono<AppEnvironment>, dependencies: FormDependencies): void {
  app.post(followUpAction, (c) => answerFollowUp(c, dependencies));
  app.post(requestAction, (c) => answerRequestAction(c, dependencies));
}
