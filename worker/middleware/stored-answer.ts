import { type FoundPage, withNonce } from '../cache/page-store.ts';
import { pageCacheControl } from '../cache/policies.ts';

type State = 'HIT' | 'STALE';

/** What an answer with a kept document says that is the same for all of them. */
export function storedHeaders(isPayload: boolean, state: State): Record<string, string> {
  return {
    'content-type': isPayload ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'cache-control': pageCacheControl,
    vary: 'accept-encoding',
    'x-cache': state,
  };
}

interface Asked {
  isPayload: boolean;
  isHead: boolean;
  /** Versions that the reader has, as `If-None-Match` names them. */
  knownVersions: string | null | undefined;
  nonce: string;
}

/** A kept page or payload, with these headers and its own; without its body for who has it, or wants none. */
export function storedResponse(
  { page, ageSeconds }: FoundPage,
  { isPayload, isHead, knownVersions, nonce }: Asked,
  headers: Headers | Record<string, string>,
): Response {
  // The browser keeps no payload, so that it has none to be confirmed.
  const isConfirmed = !isPayload && Boolean(knownVersions) && isKnown(knownVersions ?? '', page.etag);
  const body = isConfirmed || isHead ? null : withNonce(page, nonce);
  const response = new Response(body, { status: isConfirmed ? 304 : 200, headers });
  response.headers.set('age', String(ageSeconds));
  if (!isPayload) response.headers.set('etag', page.etag);
  return response;
}

function isKnown(header: string, etag: string): boolean {
  const bare = etag.replace(/^W\//, '');
  return header.split(',').some((value) => value.trim() === '*' || value.trim().replace(/^W\//, '') === bare);
}
