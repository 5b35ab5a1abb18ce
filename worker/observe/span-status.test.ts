import { expect, test } from 'vitest';
import { UpstreamError } from '../errors.ts';
import { spanStatusOf, spanStatusOfError } from './span-status.ts';

test.for([
  [200, 'ok'],
  [204, 'ok'],
  [301, 'ok'],
  [304, 'ok'],
  [400, 'invalid_argument'],
  [401, 'unauthenticated'],
  [402, 'invalid_argument'],
  [403, 'permission_denied'],
  [404, 'not_found'],
  [405, 'invalid_argument'],
  [409, 'already_exists'],
  [410, 'invalid_argument'],
  [413, 'failed_precondition'],
  [414, 'invalid_argument'],
  [429, 'resource_exhausted'],
  [499, 'cancelled'],
  [500, 'internal_error'],
  [501, 'unimplemented'],
  [502, 'internal_error'],
  [503, 'unavailable'],
  [504, 'deadline_exceeded'],
  [599, 'internal_error'],
] as const)('an HTTP %i is %s', ([status, expected]) => {
  expect(spanStatusOf(status)).toBe(expected);
});

test.for([
  [new DOMException('too slow', 'TimeoutError'), 'deadline_exceeded'],
  [new DOMException('gone', 'AbortError'), 'cancelled'],
  [new UpstreamError('cms', 'x', { status: 500, cause: new DOMException('too slow', 'TimeoutError') }), 'deadline_exceeded'],
  [new UpstreamError('cms', 'x', { status: 404 }), 'not_found'],
  [new UpstreamError('cms', 'x', { status: 429 }), 'resource_exhausted'],
  [new UpstreamError('cms', 'x'), 'internal_error'],
  [new TypeError('x'), 'internal_error'],
  ['x', 'internal_error'],
] as const)('a step that throws %s is %s', ([error, expected]) => {
  expect(spanStatusOfError(error)).toBe(expected);
});
