/** Input that cannot be accepted. */
export class BadInputError extends Error {
  override name = 'BadInputError';
  readonly status: 400 | 413 | 414 | 415;
  constructor(message: string, status: 400 | 413 | 414 | 415 = 400) {
    super(message);
    this.status = status;
  }
}

/** A caller that may not do this: 401 where it has not shown who it is, 403 where that does not help. */
export class ForbiddenError extends Error {
  override name = 'ForbiddenError';
  readonly status: 401 | 403;
  constructor(message: string, status: 401 | 403 = 403) {
    super(message);
    this.status = status;
  }
}

/** A service we depend on that failed, hung or answered nonsense. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  readonly service: string;
  /** The HTTP status the service answered, 0 where it did not answer. */
  readonly upstreamStatus: number;
  /** Seconds the service asked us to wait, where it did. */
  readonly retryAfterSeconds: number | null;
  constructor(service: string, message: string, options: { status?: number; retryAfterSeconds?: number | null; cause?: unknown } = {}) {
    super(`${service}: ${message}`, { cause: options.cause });
    this.service = service;
    this.upstreamStatus = options.status ?? 0;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

/** An entry that the CMS gives and that cannot be read: a fault of its content, which says nothing about other entries. */
export class UnreadableEntryError extends UpstreamError {
  override name = 'UnreadableEntryError';
  /** What mends it: a purge of any of these is worth another look. */
  readonly tags: string[];
  constructor(message: string, tags: string[]) {
    super('cms', message);
    this.tags = tags;
  }
}

/** Variables or secrets that are missing or wrong; nothing can be served. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
  readonly variables: string[];
  constructor(variables: string[]) {
    super(`missing or wrong: ${variables.join(', ')}`);
    this.variables = variables;
  }
}

/** Seconds after which a reader or a bot may come back while a service is down. */
export const retryAfterSeconds = 30;

export interface FailureDecision {
  status: 400 | 401 | 403 | 413 | 414 | 415 | 500 | 503;
  reported: boolean;
  retryAfterSeconds: number | null;
}

/** Status, report and retry hint of any error: the one place that decides. Never 404, a failure is not an absence. */
export function decideFailure(error: unknown): FailureDecision {
  if (error instanceof BadInputError || error instanceof ForbiddenError) {
    return { status: error.status, reported: false, retryAfterSeconds: null };
  }
  if (error instanceof UpstreamError) {
    return { status: 503, reported: true, retryAfterSeconds: error.retryAfterSeconds ?? retryAfterSeconds };
  }
  if (error instanceof ConfigurationError) return { status: 503, reported: true, retryAfterSeconds };
  return { status: 500, reported: true, retryAfterSeconds: null };
}
