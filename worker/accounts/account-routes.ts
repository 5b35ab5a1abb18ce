import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { SessionAnswer } from '../../domain/accounts/session-answer.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { answerAccountForm, answerProviderCallback, answerSavedNurseries, endProviderFlow, startProviderFlow } from '../late-steps.ts';
import { type AppEnvironment, sessionOf } from '../request-state.ts';
import { accountArea } from './account-area.ts';
import { answerLinkAddress } from './answer-link-address.ts';

/** Screens, forms and small calls of accounts; the screens themselves are pages, which the last step of the app answers. */
export function addAccountRoutes(
  app: Hono<AppEnvironment>,
  dependencies: AccountDependencies,
  contentAccess: MiddlewareHandler<AppEnvironment>,
): void {
  const areas = ['/compte/*', '/en/compte/*', '/connect/*', '/api/connect/*'];
  for (const area of areas) app.use(area, accountArea(dependencies));
  app.get('/compte/session', (c) => answerSession(c));
  app.post('/compte/creches', (c) => answerSavedNurseries(c, dependencies));
  for (const root of ['/compte', '/en/compte']) {
    app.get(`${root}/nouveau-mot-de-passe`, answerLinkAddress('new-password'));
    app.get(`${root}/confirmation`, answerLinkAddress('confirmation'));
    app.post(`${root}/*`, contentAccess, (c) => answerAccountForm(c, dependencies));
  }
  app.get('/connect/:provider', (c) => startProviderFlow(c, dependencies));
  app.get('/connect/:provider/redirect', (c) => endProviderFlow(c, dependencies));
  // The address Strapi gives a provider to come back to.
  app.get('/api/connect/:provider/callback', (c) => answerProviderCallback(c, dependencies));
}

/** `GET /compte/session`: who is signed in, for the header of pages that are the same for everybody. */
async function answerSession(c: Context<AppEnvironment>): Promise<Response> {
  const user = await sessionOf(c).user();
  return c.json({ name: user && (user.firstName ?? user.email) } satisfies SessionAnswer);
}
