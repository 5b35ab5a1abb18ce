import type { Context } from 'hono';
import type { SessionAnswer } from '../../../domain/accounts/session-answer.ts';
import { type AppEnvironment, sessionOf } from '../../request-state.ts';

/** `GET /compte/session`: who is signed in, for the header of pages that are the same for everybody. */
export async function answerSession(c: Context<AppEnvironment>): Promise<Response> {
  const user = await sessionOf(c).user();
  return c.json({ name: user && (user.firstName ?? user.email) } satisfies SessionAnswer);
}
