import { buildQueryString, type QueryParameters } from './query-string.ts';
import { createStrapiCall, type StrapiCallOptions } from './strapi-call.ts';

export interface StrapiClient {
  get(path: string, query?: QueryParameters): Promise<unknown>;
  /** Sends a body; takes its own time-out, in milliseconds, since what it causes may take longer than a question. */
  post(path: string, body: unknown, timeout: number): Promise<unknown>;
}

export interface StrapiClientOptions extends StrapiCallOptions {
  token: string;
  /** How long a question may take; it is asked once, never repeated. */
  timeoutMilliseconds: number;
}

/** Calls the REST interface of Strapi under `/api`: bearer token, time-out, no retries. Failures are `StrapiError`. */
export function createStrapiClient({ origin, token, timeoutMilliseconds, fetch: send, onError }: StrapiClientOptions): StrapiClient {
  const call = createStrapiCall({ origin, fetch: send, onError });
  const authorization = `Bearer ${token}`;
  return {
    async get(path, query = {}) {
      const { body } = await call(path + buildQueryString(query), { headers: { authorization }, timeout: timeoutMilliseconds });
      return body;
    },
    async post(path, content, timeout) {
      const { body } = await call(path, { method: 'POST', content, headers: { authorization }, timeout });
      return body;
    },
  };
}
