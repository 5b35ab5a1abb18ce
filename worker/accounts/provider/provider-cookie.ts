import { type Locale, locales } from '../../../domain/locale.ts';
import { createHostCookie } from '../../host-cookie.ts';
import { accountPath } from '../account-action.ts';
import { providerSeconds } from '../limits.ts';
import { readReturnPath } from '../return-path.ts';

const flowCookie = createHostCookie('connect');
/** Browsers keep 4096 bytes of a cookie, its name and attributes among them. */
const longestValue = 3900;

/** The cookies the CMS knows a sign-in by: its session and the session's signature, never set under their own names. */
export interface CmsCookies {
  session: string;
  signature: string;
}

/** A sign-in with a provider that has begun in this browser. */
export interface ProviderFlow {
  provider: string;
  locale: Locale;
  cookies: CmsCookies;
  /** Where to go afterwards; a French path of ours. */
  next: string;
}

/** The `Set-Cookie` value that keeps a flow until the provider sends its reader back. Throws where a cookie cannot hold it. */
export function createFlowCookie({ provider, locale, cookies, next }: ProviderFlow): string {
  const value = [provider, locale, cookies.session, cookies.signature, next].join('.');
  const cookie = flowCookie.set(value, providerSeconds);
  if (cookie.length > longestValue) throw new Error('sign-in with a provider: more than a cookie holds');
  return cookie;
}

export function endedFlowCookie(): string {
  return flowCookie.end();
}

const valuePattern = /^([a-z\d_-]+)\.(\w+)\.([\w+/=-]+)\.([\w+/=-]+)\.(\/.*)$/;

/** The flow with a provider that a `Cookie` header tells of, or null. */
export function readFlowCookie(header: string | undefined, provider: string): ProviderFlow | null {
  const value = flowCookie.read(header);
  const [, name, language, session = '', signature = '', next = ''] = valuePattern.exec(value ?? '') ?? [];
  const locale = locales.find((candidate) => candidate === language);
  if (name !== provider || !locale) return null;
  // A cookie that somebody has planted leads to no other site.
  return { provider, locale, cookies: { session, signature }, next: readReturnPath(next) ?? accountPath };
}

const sessionName = 'koa.sess';
const signatureName = 'koa.sess.sig';

/** The cookies of an answer of the CMS; what it did not set again stays as it was. Null where there is none at all. */
export function readCmsCookies(headers: Headers, before: CmsCookies | null): CmsCookies | null {
  const set = new Map(headers.getSetCookie().map((line) => pairOf(line)));
  const session = set.get(sessionName) ?? before?.session;
  const signature = set.get(signatureName) ?? before?.signature;
  return session && signature ? { session, signature } : null;
}

function pairOf(line: string): [string, string] {
  const [pair = ''] = line.split(';', 1);
  const at = pair.indexOf('=');
  return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
}

/** The `Cookie` header for the CMS. */
export function cmsCookieHeader({ session, signature }: CmsCookies): string {
  return `${sessionName}=${session}; ${signatureName}=${signature}`;
}
