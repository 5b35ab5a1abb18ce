import { readBytes } from '../../bytes.ts';
import { ImageError } from '../image-error.ts';
import { type AllowedSources, type ImageSource, resolveRedirect } from './image-source.ts';

export interface SourceServers {
  fetch: typeof fetch;
  /** The site's own files. */
  assets: Pick<Fetcher, 'fetch'>;
  siteOrigin: string;
  allowed: AllowedSources;
}

/** The original of a picture, its body not read yet. */
export interface SourceFile {
  response: Response;
  /** Changes with the file: its entity tag, or else its date; null where the source says neither. */
  validator: string | null;
  lastModified: string | null;
  /** Seconds the source lets others keep it; null where it does not say. */
  maxAge: number | null;
}

const timeoutMilliseconds = 8000;
const maximumRedirects = 3;
const maximumBytes = 20 * 1024 * 1024;
const redirectStatuses = [301, 302, 303, 307, 308];

/** Asks a source for its file; null where it has not changed since it had a validator. */
export async function fetchSource(source: ImageSource, servers: SourceServers, validator: string | null): Promise<SourceFile | null> {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  // Nothing of the reader's request goes along: what comes back is kept for everybody.
  const headers = new Headers({ accept: 'image/*', ...(validator && ifChanged(validator)) });
  let current = source;
  for (let hops = 0; hops <= maximumRedirects; hops += 1) {
    const response = await ask(current, servers, { headers, signal, redirect: 'manual' });
    if (current.kind !== 'own' && redirectStatuses.includes(response.status)) {
      await response.body?.cancel();
      current = resolveRedirect(current.url, response.headers.get('location'), servers.allowed);
      continue;
    }
    if (response.status === 304 && validator) return null;
    if (response.status !== 200) {
      await response.body?.cancel();
      throw refusalOf(response.status);
    }
    return toSourceFile(response);
  }
  throw new ImageError(502, 'IPX_TOO_MANY_REDIRECTS', `More than ${maximumRedirects} redirects`);
}

async function ask(source: ImageSource, servers: SourceServers, init: RequestInit): Promise<Response> {
  try {
    if (source.kind === 'own') return await servers.assets.fetch(new URL(source.path, servers.siteOrigin).href, init);
    return await servers.fetch(source.url.href, init);
  } catch (cause) {
    throw unreachable(cause);
  }
}

function ifChanged(validator: string): Record<string, string> {
  return validator.includes('"') ? { 'if-none-match': validator } : { 'if-modified-since': validator };
}

function refusalOf(status: number): ImageError {
  if (status === 404 || status === 410) return new ImageError(status, 'IPX_FILE_NOT_FOUND', 'There is no such picture');
  if (status === 403) return new ImageError(403, 'IPX_SOURCE_FORBIDDEN', 'The source does not show this picture');
  return new ImageError(502, 'IPX_SOURCE_FAILED', `The source answered ${status}`);
}

function toSourceFile(response: Response): SourceFile {
  const { headers } = response;
  const lastModified = headers.get('last-modified');
  const age = /(?:^|[\s,])max-age=(\d{1,9})/.exec(headers.get('cache-control') ?? '')?.[1];
  return { response, validator: headers.get('etag') ?? lastModified, lastModified, maxAge: age === undefined ? null : Number(age) };
}

/** The whole file, as long as it is not too large; it stops reading as soon as it is. */
export async function readSource({ response }: SourceFile): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readBytes(response, maximumBytes).catch((error: unknown) => {
    throw unreachable(error);
  });
  if (!bytes) throw new ImageError(415, 'IPX_SOURCE_TOO_LARGE', 'The source is larger than 20 MB');
  if (bytes.length === 0) throw new ImageError(502, 'IPX_EMPTY_SOURCE', 'The source is empty');
  const declared = Number(response.headers.get('content-length') ?? Number.NaN);
  if (bytes.length < declared && !response.headers.has('content-encoding'))
    throw new ImageError(502, 'IPX_TRUNCATED_SOURCE', 'The source is cut off');
  return bytes;
}

function unreachable(cause: unknown): ImageError {
  const error = new ImageError(502, 'IPX_SOURCE_UNREACHABLE', 'The source cannot be reached');
  error.cause = cause;
  return error;
}
