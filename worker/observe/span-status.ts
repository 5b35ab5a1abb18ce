import { UpstreamError } from '../errors.ts';

/** Outcome of a step or of a request, in the words of the error tracker. */
export type SpanStatus =
  | 'ok'
  | 'unauthenticated'
  | 'permission_denied'
  | 'not_found'
  | 'already_exists'
  | 'failed_precondition'
  | 'resource_exhausted'
  | 'cancelled'
  | 'unimplemented'
  | 'unavailable'
  | 'deadline_exceeded'
  | 'invalid_argument'
  | 'internal_error';

const named: Record<number, SpanStatus> = {
  401: 'unauthenticated',
  403: 'permission_denied',
  404: 'not_found',
  409: 'already_exists',
  413: 'failed_precondition',
  429: 'resource_exhausted',
  499: 'cancelled',
  501: 'unimplemented',
  503: 'unavailable',
  504: 'deadline_exceeded',
};

/** The status of a trace for an HTTP status (specification, section 8). */
export function spanStatusOf(httpStatus: number): SpanStatus {
  if (httpStatus < 400) return 'ok';
  return named[httpStatus] ?? (httpStatus < 500 ? 'invalid_argument' : 'internal_error');
}

/** The status of a step that threw. */
export function spanStatusOfError(error: unknown): SpanStatus {
  if (!(error instanceof Error)) return 'internal_error';
  if (error.name === 'TimeoutError') return 'deadline_exceeded';
  if (error.name === 'AbortError') return 'cancelled';
  if (error.cause instanceof Error) return spanStatusOfError(error.cause);
  return error instanceof UpstreamError && error.upstreamStatus >= 400 ? spanStatusOf(error.upstreamStatus) : 'internal_error';
}
