import type { AccountClient } from '../cms/account-client.ts';
import type { AccountUser } from '../cms/account-user.ts';
import { endedSessionCookies, type Lifetime, readSessionCookie, sessionCookies } from './session-cookie.ts';

/**
 * Who the reader is, for one request. Without a token they are nobody; a token whose user cannot be fetched is thrown away.
 * The token goes to the CMS as a bearer header, back to the reader's browser as a cookie, and nowhere else.
 */
export interface Session {
  /** For calls to the CMS. */
  readonly token: string | null;
  /** Fetched at the first question. */
  user(): Promise<AccountUser | null>;
  /** Puts a token in the place of the old one, and fetches its user. */
  begin(token: string | null, lifetime?: Lifetime): Promise<AccountUser | null>;
  /** Throws token and user away; telling the CMS is the caller's. */
  end(): void;
  /** The `Set-Cookie` values of what has changed. */
  cookies(): string[];
}

interface SessionOptions {
  cookie: string | undefined;
  client: Pick<AccountClient, 'me'>;
  /** The reader's network, written as an address. */
  address: string | null;
}

export function openSession({ cookie, client, address }: SessionOptions): Session {
  const sessionCookie = readSessionCookie(cookie);
  let { token, lifetime } = sessionCookie;
  // What cannot be a token goes at once; so does a marker without one.
  let hasChanged = sessionCookie.isSent && token === null;
  let user: Promise<AccountUser | null> | null = null;

  async function fetchUser(): Promise<AccountUser | null> {
    if (token === null) return null;
    try {
      return await client.me({ address, token });
    } catch {
      // The client has told of it. Whatever failed: a token that shows nobody is none.
      end();
      return null;
    }
  }

  function end() {
    hasChanged ||= sessionCookie.isSent || token !== null;
    token = null;
    user = Promise.resolve(null);
  }

  return {
    get token() {
      return token;
    },
    user() {
      user ??= fetchUser();
      return user;
    },
    begin(next, as = lifetime) {
      token = next;
      lifetime = as;
      hasChanged = true;
      user = fetchUser();
      return user;
    },
    end,
    cookies() {
      if (!hasChanged) return [];
      return token === null ? endedSessionCookies() : sessionCookies(token, lifetime);
    },
  };
}
