import { UpstreamError } from '../../errors.ts';
import { buildQueryString, type QueryParameters } from './query-string.ts';

/** The error body of Strapi 4 and 5. */
export interface StrapiErrorBody {
  status: number;
  name: string;
  message: string;
  details: unknown;
}

/** A CMS call that failed, with the body Strapi answered, or a synthetic one where it answered none. */
export class StrapiError extends UpstreamError {
  override name = 'StrapiError';
  readonly body: StrapiErrorBody;
  constructor(body: StrapiErrorBody, options: { retryAfterSeconds?: number | null; cause?: unknown } = {}) {
    super('cms', body.message, { status: body.status, ...options });
    this.body = body;
  }
}

export interface StrapiClient {
  get(path: string, query?: QueryParameters): Promise<unknown>;
  /** Sends a body; takes its own time-out, in milliseconds, since what it causes may take longer than a question. */
  post(path: string, body: unknown, timeout: number): Promise<unknown>;
}

export interface StrapiClientOptions {
  origin: string;
  token: string;
  /** How long a question may take; it is asked once, never repeated. */
  timeoutMilliseconds: number;
  fetch: typeof fetch;
  /** Called with every failure before it is thrown (specification, section 8). */
  onError?: (error: StrapiError) => void;
}

/** Calls the REST interface of Strapi under `/api`: bearer token, time-out, no retries. Failures are `StrapiError`. */
export function createStrapiClient({ origin, token, timeoutMilliseconds, fetch: send, onError }: StrapiClientOptions): StrapiClient {
  async function request(path: string, init: RequestInit, timeout: number): Promise<unknown> {
    const response = await send(`${origin}/api${path}`, {
      ...init,
      headers: { accept: 'application/json', authorization: `Bearer ${token}`, ...init.headers },
      // A redirect could lead the token to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok && body !== null) return body;
    throw new StrapiError(errorBodyOf(body) ?? unknownError(`unexpected answer, status ${response.status}`), {
      retryAfterSeconds: retryAfterOf(response),
    });
  }

  async function attempt(path: string, init: RequestInit, timeout: number): Promise<unknown> {
    try {
      return await request(path, init, timeout);
    } catch (error) {
      const failure = error instanceof StrapiError ? error : toStrapiError(error);
      onError?.(failure);
      throw failure;
    }
  }

  return {
    get: (path, query = {}) => attempt(path + buildQueryString(query), {}, timeoutMilliseconds),
    post: (path, body, timeout) =>
      attempt(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, timeout),
  };
}

/** The error of an answer, in the shape of Strapi 5; that of Strapi 3 is `{ error, message, statusCode }`. Null where it says none. */
export function errorBodyOf(body: unknown): StrapiErrorBody | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body;
  if (typeof error === 'string') return olderErrorBody(error, body);
  if (typeof error !== 'object' || error === null) return null;
  const { status, name, message, details } = error as Partial<Record<keyof StrapiErrorBody, unknown>>;
  if (typeof status !== 'number') return null;
  return { status, name: String(name), message: String(message), details: details ?? {} };
}

function olderErrorBody(name: string, body: object): StrapiErrorBody | null {
  const { statusCode, message, data } = body as Partial<Record<'statusCode' | 'message' | 'data', unknown>>;
  if (typeof statusCode !== 'number') return null;
  const text = typeof message === 'string' ? message : name;
  return { status: statusCode, name, message: text, details: data ?? {} };
}

/** What stands for the error of a call that was not answered, or not by Strapi. */
export function unknownError(message: string): StrapiErrorBody {
  return { status: 500, name: 'UnknownError', message, details: {} };
}

export function toStrapiError(cause: unknown): StrapiError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new StrapiError(unknownError(message), { cause });
}

export function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}
