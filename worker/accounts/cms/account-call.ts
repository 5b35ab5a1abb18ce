import { buildQueryString, type QueryParameters } from '../../content/strapi/query-string.ts';
import { errorBodyOf, retryAfterOf, StrapiError, toStrapiError, unknownError } from '../../content/strapi/strapi-client.ts';

/** How long a call about an account may take, in milliseconds: the CMS hashes a password and hands over a mail meanwhile. */
const accountTimeoutMilliseconds = 8000;

/** Who a call is made for. */
export interface Caller {
  /** The reader's own address, as Cloudflare gives it: the CMS limits tries by it. */
  address: string | null;
  token: string | null;
}

export interface AccountCall {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  query?: QueryParameters;
  body?: object;
  caller: Caller;
  headers?: Record<string, string>;
}

export interface AccountCallOptions {
  origin: string;
  fetch: typeof fetch;
  /** Called with every failure before it is thrown; nobody waits for it. */
  onError(error: StrapiError, call: Pick<AccountCall, 'method' | 'path'>): void;
}

/** What a call was answered: a redirect has no body, and is no failure where the caller expects one. */
export interface AccountAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

/**
 * Calls the CMS for one reader. Headers are made here and nowhere else: nothing of the reader's request goes on. No retries;
 * a failure is a `StrapiError` with what the CMS said, or a synthetic one.
 */
export function createAccountCall({ origin, fetch: send, onError }: AccountCallOptions) {
  async function attempt({ method, path, query = {}, body, caller, headers = {} }: AccountCall): Promise<AccountAnswer> {
    const response = await send(`${origin}/api${path}${buildQueryString(query)}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(caller.token && { authorization: `Bearer ${caller.token}` }),
        ...(caller.address && { 'x-forwarded-for': caller.address }),
        ...headers,
      },
      body: body && JSON.stringify(body),
      // A redirect could lead the token to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(accountTimeoutMilliseconds),
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      return { status: response.status, headers: response.headers, body: null };
    }
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && answer !== null) return { status: response.status, headers: response.headers, body: answer };
    throw new StrapiError(errorBodyOf(answer) ?? unknownError(`unexpected answer, status ${response.status}`), {
      retryAfterSeconds: retryAfterOf(response),
    });
  }

  return async function call(request: AccountCall): Promise<AccountAnswer> {
    try {
      return await attempt(request);
    } catch (error) {
      const failure = error instanceof StrapiError ? error : toStrapiError(error);
      onError(failure, request);
      throw failure;
    }
  };
}
