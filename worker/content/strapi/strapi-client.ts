import { askWithToken, type CmsTokens } from './cms-token.ts';
import { buildQueryString, type QueryParameters } from './query-string.ts';
import { createStrapiCall, type StrapiCallOptions } from './strapi-call.ts';

export interface StrapiClient {
  get(path: string, query?: QueryParameters): Promise<unknown>;
  /** Sends a body; takes its own time-out, in milliseconds, since what it causes may take longer than a question. */
  post(path: string, body: unknown, timeout: number): Promise<unknown>;
}

export interface StrapiClientOptions extends StrapiCallOptions, CmsTokens {
  /** How long a question may take; it is asked once, never repeated. */
  timeoutMilliseconds: number;
}

/** Calls the REST interface of Strapi under `/api`: bearer token, time-out, no retries. Failures are `StrapiError`. */
export function createStrapiClient({ origin, timeoutMilliseconds, fetch: send, onError, ...tokens }: StrapiClientOptions): StrapiClient {
  const sendWithToken: typeof fetch = (input, init) =>
    askWithToken(tokens, (authorization) =>
      send(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), authorization } }),
    );
  const call = createStrapiCall({ origin, fetch: sendWithToken, onError });
  return {
    async get(path, query = {}) {
      const { body } = await call(path + buildQueryString(query), { headers: {}, timeout: timeoutMilliseconds });
      return body;
    },
    async post(path, content, timeout) {
      const { body } = await call(path, { method: 'POST', content, headers: {}, timeout });
      return body;
    },
  };
}
