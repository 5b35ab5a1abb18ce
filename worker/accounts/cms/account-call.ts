import { buildQueryString, type QueryParameters } from '../../content/strapi/query-string.ts';
import { createStrapiCall, type StrapiAnswer, type StrapiError, toStrapiError } from '../../content/strapi/strapi-call.ts';

/** How long a call about an account may take, in milliseconds: the CMS hashes a password and hands over a mail meanwhile. */
const accountTimeoutMilliseconds = 8000;

/** Who a call is made for. */
export interface Caller {
  /** The reader's network, written as an address: the CMS limits tries by it. */
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
  /** The answer is a redirect; elsewhere one is a failure. */
  isRedirect?: boolean;
}

export interface AccountCallOptions {
  origin: string;
  /** The worker's own, and the one before while it is being changed: with one of them the CMS believes what is said of the caller. */
  tokens: readonly (string | null)[];
  fetch: typeof fetch;
  /** Called with every failure before it is thrown; nobody waits for it. */
  onError(error: StrapiError, call: Pick<AccountCall, 'method' | 'path'>): void;
}

/**
 * Calls the CMS for one reader. Headers are made here and nowhere else: nothing of the reader's request goes on. A redirect is an
 * answer only where one is asked for: signing in with a provider is made of them.
 */
export function createAccountCall({ origin, tokens, fetch: send, onError }: AccountCallOptions) {
  /** Makes a call, and reads its answer: one that cannot be read is a failure like another. */
  return async function call<Value>(request: AccountCall, read: (answer: StrapiAnswer) => Value): Promise<Value> {
    const { method, path, query = {}, body, caller, headers = {}, isRedirect = false } = request;
    const note = (error: StrapiError) => onError(error, { method, path });
    const callStrapi = createStrapiCall({ origin, fetch: send, onError: note });
    const callerHeaders = {
      'x-worker-token': tokens.filter(Boolean).join(','),
      ...(caller.token && { authorization: `Bearer ${caller.token}` }),
      ...(caller.address && { 'x-forwarded-for': caller.address }),
    };
    const answer = await callStrapi(`${path}${buildQueryString(query)}`, {
      method,
      headers: { ...callerHeaders, ...headers },
      content: body,
      timeout: accountTimeoutMilliseconds,
      takesRedirects: isRedirect,
    });
    try {
      return read(answer);
    } catch (cause) {
      const failure = toStrapiError(cause);
      note(failure);
      throw failure;
    }
  };
}
