import type { Context } from 'hono';
import type { AccountNotice } from '../../../domain/accounts/account-forms.ts';
import { type Locale, localizePath } from '../../../domain/locale.ts';
import type { AccountDependencies } from '../../dependencies.ts';
import { type AppEnvironment, sessionOf } from '../../request-state.ts';
import { accountPath, signInPath, withNotice } from '../account-action.ts';
import { toAccountFailure } from '../cms/account-errors.ts';
import { callerOf } from '../cms/caller.ts';
import { readReturnPath } from '../return-path.ts';
import { isTryAllowed } from '../try-limit.ts';
import { cmsCookieHeader, createFlowCookie, endedFlowCookie, readCmsCookies, readFlowCookie } from './provider-cookie.ts';

type AppContext = Context<AppEnvironment>;

/** What providers send back, by OAuth 1 and 2. Nothing else of the address goes to the CMS. */
const callbackParameters = ['code', 'state', 'error', 'error_description', 'oauth_token', 'oauth_verifier'];
const longestParameter = 2000;
const accessTokenPattern = /^[\w.~+/=-]{1,2000}$/;

/** `GET /connect/{provider}`: to the page where the provider asks its user. */
export async function startProviderFlow(c: AppContext, dependencies: AccountDependencies): Promise<Response> {
  const provider = providerOf(c, dependencies);
  if (!provider) return c.text('Not found', 404);
  const locale: Locale = c.req.query('langue') === 'en' ? 'en' : 'fr';
  try {
    if (!(await isTryAllowed(c, dependencies, { account: null, isGuess: false }))) return refuse(c, locale, 'connexion-refusee');
    const { headers } = await dependencies.accounts.connect(callerOf(c), { path: `/connect/${provider}`, query: {}, cookie: '' });
    const target = URL.parse(headers.get('location') ?? '');
    const cookies = readCmsCookies(headers, null);
    if (!cookies || !target || !/^https?:$/.test(target.protocol)) return refuse(c, locale, 'connexion-refusee');
    const next = readReturnPath(c.req.query('retour') ?? '') ?? accountPath;
    c.header('set-cookie', createFlowCookie({ provider, locale, cookies, next }), { append: true });
    return c.redirect(target.href, 302);
  } catch (error) {
    return fail(c, dependencies, { error, locale });
  }
}

/** `GET /api/connect/{provider}/callback`: hands on to the CMS what the provider says, and keeps what the CMS makes of it. */
export async function answerProviderCallback(c: AppContext, dependencies: AccountDependencies): Promise<Response> {
  const provider = providerOf(c, dependencies);
  if (!provider) return c.text('Not found', 404);
  const flow = readFlowCookie(c.req.header('cookie'), provider);
  if (!flow) return refuse(c, 'fr', 'connexion-refusee');
  const parameters = new URL(c.req.url).searchParams;
  const query = Object.fromEntries(
    callbackParameters.flatMap((name) => {
      const value = parameters.get(name);
      return value !== null && value.length <= longestParameter ? [[name, value]] : [];
    }),
  );
  try {
    const cookie = cmsCookieHeader(flow.cookies);
    const { headers } = await dependencies.accounts.connect(callerOf(c), { path: `/connect/${provider}/callback`, query, cookie });
    const target = URL.parse(headers.get('location') ?? '');
    const cookies = readCmsCookies(headers, flow.cookies);
    if (!cookies || !target || target.searchParams.has('error')) return refuse(c, flow.locale, 'connexion-refusee');
    c.header('set-cookie', createFlowCookie({ ...flow, cookies }), { append: true });
    return c.redirect(`/connect/${provider}/redirect`, 302);
  } catch (error) {
    return fail(c, dependencies, { error, locale: flow.locale });
  }
}

/**
 * `GET /connect/{provider}/redirect`: signs in whom the provider knows. Older CMSs put `access_token` into this address; it is
 * only taken in a flow that began in this browser, else a link could sign anybody in as somebody else.
 */
export async function endProviderFlow(c: AppContext, dependencies: AccountDependencies): Promise<Response> {
  const provider = providerOf(c, dependencies);
  if (!provider) return c.text('Not found', 404);
  const flow = readFlowCookie(c.req.header('cookie'), provider);
  const session = sessionOf(c);
  session.end();
  if (!flow) return refuse(c, 'fr', 'connexion-refusee');
  const tokenSent = c.req.query('access_token') ?? '';
  const accessToken = accessTokenPattern.test(tokenSent) ? tokenSent : null;
  const cookie = cmsCookieHeader(flow.cookies);
  try {
    const token = await dependencies.accounts.providerCallback(callerOf(c), { provider, cookie, accessToken });
    const user = await session.begin(token, 'closed');
    if (!user) return refuse(c, flow.locale, 'connexion-refusee');
    c.header('set-cookie', endedFlowCookie(), { append: true });
    return c.redirect(localizePath(flow.next, flow.locale), 303);
  } catch (error) {
    return fail(c, dependencies, { error, locale: flow.locale });
  }
}

/** The configured provider of an address. */
function providerOf(c: AppContext, { config }: AccountDependencies): string | null {
  const name = c.req.param('provider');
  return config.accountProviders.find((provider) => provider.name === name)?.name ?? null;
}

function fail(c: AppContext, { logger }: AccountDependencies, { error, locale }: { error: unknown; locale: Locale }): Response {
  const failure = toAccountFailure(error);
  logger.warn('provider-sign-in-failed', { id: c.get('requestId'), error: failure.error });
  return refuse(c, locale, failure.error === 'address_taken' ? 'adresse-deja-utilisee' : 'connexion-refusee');
}

function refuse(c: AppContext, locale: Locale, notice: AccountNotice): Response {
  c.header('set-cookie', endedFlowCookie(), { append: true });
  return c.redirect(localizePath(withNotice(signInPath, notice).next, locale), 302);
}
