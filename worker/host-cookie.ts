import { type CookieOptions, parse, serialize } from 'hono/utils/cookie';

export interface HostCookie {
  /** The `Set-Cookie` value that keeps a value; until the browser is closed where it has no lifetime, in seconds. */
  set(value: string, lifetime?: number): string;
  /** The `Set-Cookie` value that forgets it. */
  end(): string;
  /** What a `Cookie` header holds under the name, whatever it is; null where the cookie was not sent. */
  read(header: string | undefined): string | null;
}

/** A cookie of this very host, which no script reads. `attributes` are those that differ from the usual ones. */
export function createHostCookie(name: string, attributes: Pick<CookieOptions, 'sameSite' | 'partitioned'> = {}): HostCookie {
  const cookieName = `__Host-${name}`;
  const shared = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax', ...attributes } as const;
  return {
    set: (value, lifetime) => serialize(cookieName, value, { ...shared, maxAge: lifetime }),
    end: () => serialize(cookieName, '', { ...shared, maxAge: 0 }),
    read: (header) => (header ? parse(header, cookieName)[cookieName] : undefined) ?? null,
  };
}
