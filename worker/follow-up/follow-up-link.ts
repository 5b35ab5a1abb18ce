import type { Context, Hono, Next } from 'hono';
import { locales, localizePath } from '../../domain/locale.ts';
import { followedRequestPath, followUpAction, followUpParts, requestAction } from '../../domain/placement/follow-up.ts';
import type { FormDependencies } from '../dependencies.ts';
import { answerFollowUp, answerRequestAction } from '../late-steps.ts';
import { payloadSuffix } from '../middleware/canonical-url.ts';
import { quietReferrer } from '../middleware/quiet-referrer.ts';
import type { AppEnvironment } from '../request-state.ts';
import { isTokenShaped, keepToken } from './follow-up-token.ts';

/** `GET /suivi-de-demande/dossier?dossier=…&expires=…&signature=…`: the link of a mail. Opening it changes nothing, since mail scanners open it first. */
async function openFollowUpLink(c: Context<AppEnvironment>, next: Next): Promise<Response | undefined> {
  const { pathname } = new URL(c.req.url);
  const { dossier, expires, signature, vers } = c.req.query();
  if (dossier === undefined && expires === undefined && signature === undefined) {
    await next();
    return;
  }
  const token = `${dossier}.${expires}.${signature}`;
  // A link that is cut off must not be taken for the one that was opened before it.
  c.header('set-cookie', keepToken(isTokenShaped(token) ? token : 'cut'));
  c.header('cache-control', 'private, no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header('x-robots-tag', 'noindex');
  const part = Object.values(followUpParts).find((id) => id === vers);
  return c.redirect(part ? `${pathname}#${part}` : pathname, 303);
}

/** A link of an account is opened by the browser, which keeps its cookie and shows the address without it: its payload says so. */
async function answerLinkPayload(c: Context<AppEnvironment>, next: Next): Promise<Response | undefined> {
  const { dossier, expires, signature } = c.req.query();
  if (!dossier || !expires || !signature) {
    await next();
    return undefined;
  }
  const page = new URL(c.req.url).pathname.slice(0, -payloadSuffix.length);
  const query = new URLSearchParams({ dossier, expires, signature });
  return c.json({ redirect: `${page}?${query}` }, 200, { 'cache-control': 'private, no-store' });
}

/** Opens the links in mails to families, before an address is put right. */
export function addFollowUpLinks(app: Hono<AppEnvironment>): void {
  for (const path of locales.map((locale) => localizePath(followedRequestPath, locale))) {
    app.get(path, openFollowUpLink);
    app.get(path + payloadSuffix, answerLinkPayload);
    app.use(path, quietReferrer);
  }
}

/** The forms of the follow-up: the one that opens a request, and a family's answers to it. */
export function addFollowUpForms(app: Hono<AppEnvironment>, dependencies: FormDependencies): void {
  app.post(followUpAction, (c) => answerFollowUp(c, dependencies));
  app.post(requestAction, (c) => answerRequestAction(c, dependencies));
}
