import { parse, serialize } from 'hono/utils/cookie';
import { daySeconds } from '../../../domain/durations.ts';
import { createHostCookie } from '../../host-cookie.ts';

/** Bound to this very host, and out of reach of scripts. */
const sessionCookie = createHostCookie('session');
/** Tells scripts that there may be a session, and nothing else; its value is how long both are kept. */
const markerName = 'compte';

/** How the CMS writes a token. */
const tokenPattern = /^[\w-]{1,1000}\.[\w-]{1,2000}\.[\w-]{1,500}$/;
/** Strapi's tokens live as long (`cms/config/plugins.ts`). */
const rememberedSeconds = 30 * daySeconds;

/** `closed`: the browser forgets the session when it is closed. */
export type Lifetime = 'closed' | 'remembered';
const markerValues: Record<Lifetime, string> = { closed: '1', remembered: '30' };

const markerAttributes = { path: '/', secure: true, sameSite: 'Lax' } as const;

/** The `Set-Cookie` values that begin a session. */
export function sessionCookies(token: string, lifetime: Lifetime): string[] {
  const maxAge = lifetime === 'remembered' ? rememberedSeconds : undefined;
  return [sessionCookie.set(token, maxAge), serialize(markerName, markerValues[lifetime], { ...markerAttributes, maxAge })];
}

/** The `Set-Cookie` values that end a session. */
export function endedSessionCookies(): string[] {
  return [sessionCookie.end(), serialize(markerName, '', { ...markerAttributes, maxAge: 0 })];
}

export interface SessionCookie {
  /** Null where there is none, or none the CMS could have made. */
  token: string | null;
  lifetime: Lifetime;
  /** Either cookie was sent, whatever is in it. */
  isSent: boolean;
}

/** What a `Cookie` header says of a session. */
export function readSessionCookie(header: string | undefined): SessionCookie {
  const session = sessionCookie.read(header);
  const marker = header ? parse(header, markerName)[markerName] : undefined;
  return {
    token: session && tokenPattern.test(session) ? session : null,
    lifetime: marker === markerValues.remembered ? 'remembered' : 'closed',
    isSent: session !== null || marker !== undefined,
  };
}
