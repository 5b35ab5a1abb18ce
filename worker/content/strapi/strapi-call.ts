import { UpstreamError } from '../../errors.ts';

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

export interface StrapiCallOptions {
  origin: string;
  fetch: typeof fetch;
  /** Called with every failure before it is thrown (specification, section 8); the path is without its query, which a reader may have typed. */
  onError?(error: StrapiError, call: { path: string }): void;
}

export interface StrapiRequest {
  method?: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  /** What is sent, as JSON. */
  content?: unknown;
  /** In milliseconds. */
  timeout: number;
  /** A redirect is an answer, without a body; else it is a failure. */
  takesRedirects?: boolean;
}

export interface StrapiAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Calls Strapi under `/api` once, never again. A failure is a `StrapiError` with what Strapi said, or a synthetic one. */
export function createStrapiCall({ origin, fetch: send, onError }: StrapiCallOptions) {
  async function attempt(
    path: string,
    { method = 'GET', headers, content, timeout, takesRedirects }: StrapiRequest,
  ): Promise<StrapiAnswer> {
    const response = await send(`${origin}/api${path}`, {
      method,
      headers: { accept: 'application/json', ...(content !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: content === undefined ? undefined : JSON.stringify(content),
      // A redirect could lead the token to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    if (takesRedirects && response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      return { status: response.status, headers: response.headers, body: null };
    }
    const body: unknown = await response.json().catch(() => null);
    if (response.ok && body !== null) return { status: response.status, headers: response.headers, body };
    throw new StrapiError(errorBodyOf(body) ?? unknownError(`unexpected answer, status ${response.status}`), {
      retryAfterSeconds: retryAfterOf(response),
    });
  }

  return async function call(path: string, request: StrapiRequest): Promise<StrapiAnswer> {
    try {
      return await attempt(path, request);
    } catch (error) {
      const failure = error instanceof StrapiError ? error : toStrapiError(error);
      onError?.(failure, { path: path.split('?', 1)[0] ?? '' });
      throw failure;
    }
  };
}

/** The error of an answer, in the shape of Strapi 5; that of Strapi 3 is `{ error, message, statusCode }`. Null where it says none. */
function errorBodyOf(body: unknown): StrapiErrorBody | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body;
  if (typeof error === 'string') return olderErrorBody(error, body);
  if (typeof error !== 'object' || error === null) return null;
  const { status, name, message, details }: Partial<Record<keyof StrapiErrorBody, unknown>> = error;
  if (typeof status !== 'number') return null;
  return { status, name: String(name), message: String(message), details: details ?? {} };
}

function olderErrorBody(name: string, body: object): StrapiErrorBody | null {
  const { statusCode, message, data }: Partial<Record<'statusCode' | 'message' | 'data', unknown>> = body;
  if (typeof statusCode !== 'number') return null;
  const text = typeof message === 'string' ? message : name;
  return { status: statusCode, name, message: text, details: data ?? {} };
}

/** What stands for the error of a call that was not answered, or not by Strapi. */
function unknownError(message: string): StrapiErrorBody {
  return { status: 500, name: 'UnknownError', message, details: {} };
}

/** Whatever was thrown, as a failed call. */
export function toStrapiError(cause: unknown): StrapiError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new StrapiError(unknownError(message), { cause });
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}
