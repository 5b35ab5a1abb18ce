import type { Context } from 'hono';
import { daySeconds } from '../../domain/durations.ts';
import type { ImageDependencies } from '../dependencies.ts';
import type { Config } from '../env.ts';
import { retryAfterSeconds, UpstreamError } from '../errors.ts';
import { sharedHeaders } from '../middleware/security-headers.ts';
import type { AppEnvironment } from '../request-state.ts';
import { withDeadline } from '../with-deadline.ts';
import { fileAnswerHeaders, fileRequestHeaders, fileStatuses } from './partial-file.ts';

const filePattern = /^[\w-]+\.[a-z0-9]+$/i;
const bucketPattern = /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.[a-z0-9]+$/i;
const answerTimeoutMilliseconds = 8000;
/** Types that are shown; a document type of its own would run in our origin. */
const shownTypes =
  /^(?:image\/(?:jpeg|png|webp|avif|gif|svg\+xml)|application\/pdf|video\/(?:mp4|webm|ogg|quicktime|x-m4v)|audio\/(?:mpeg|mp4|ogg|webm|wav|x-wav|aac|x-m4a))$/;
/** Types that are handed out to be saved: browsers do not show them. */
const savedTypes =
  /^(?:image\/(?:tiff|heic|heif)|text\/csv|application\/(?:msword|rtf|zip|vnd\.(?:ms-(?:excel|powerpoint)|openxmlformats-officedocument\.[\w.]+|oasis\.opendocument\.[\w.-]+)))$/;
/** A drawing that is opened by itself may be styled, and run nothing. */
const drawingHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
};
/** An editor who replaces a file keeps its address, so that it may not be kept for ever. */
const uploadCacheControl = `public, max-age=${daySeconds}, stale-while-revalidate=${7 * daySeconds}`;

/**
 * A file of the media library under our own address, so that the browser only ever talks to this site; one that is not for
 * everybody by the address its admin panel has signed. A failure is no page: a picture or a player waits for it.
 */
export async function answerUpload(c: Context<AppEnvironment>, dependencies: ImageDependencies): Promise<Response> {
  try {
    return await handOn(c, dependencies);
  } catch (error) {
    dependencies.logger.error('upload-failed', error, { id: c.get('requestId'), path: c.req.path });
    c.get('report').captureError(error, 'upload-failed');
    return c.text('Unavailable', 503, { 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) });
  }
}

/** Parts of files are passed on: some browsers play no film without. */
async function handOn(c: Context<AppEnvironment>, { config, fetch: send }: ImageDependencies): Promise<Response> {
  const { expires, signature } = c.req.query();
  const query = expires && signature ? `?${new URLSearchParams({ expires, signature })}` : '';
  const source = sourceOf(c.req.param(), config);
  if (!source) return refusal(c, 404);
  const headers = fileRequestHeaders(c.req.raw.headers);
  const response = await ask(() => send(source + query, { method: c.req.method, headers, redirect: 'manual' }));
  // A bucket that does not list its files says 403 of those that are not there.
  if (response.status === 404 || response.status === 403) return refusal(c, 404);
  if (!fileStatuses.includes(response.status)) {
    throw new UpstreamError('cms', `upload answered ${response.status}`, { status: response.status });
  }
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const isSaved = savedTypes.test(type);
  const hasContent = response.status < 300;
  if (hasContent && !isSaved && !shownTypes.test(type)) return refusal(c, 415);
  return new Response(hasContent ? response.body : null, {
    status: response.status,
    headers: {
      ...fileAnswerHeaders(response.headers),
      ...(hasContent && { 'content-type': type }),
      ...(type === 'image/svg+xml' && drawingHeaders),
      ...(isSaved && { 'content-disposition': 'attachment' }),
      ...(query ? { 'cache-control': 'private, no-store' } : { 'cache-control': uploadCacheControl, ...sharedHeaders }),
    },
  });
}

/** Where a file is, by the address it is asked for; null where it can be nowhere. */
function sourceOf(params: Record<string, string>, { cmsOrigin, imageBucketHost }: Config): string | null {
  const { file = '', path = '' } = params;
  if (filePattern.test(file)) return `${cmsOrigin}/uploads/${file}`;
  return imageBucketHost && bucketPattern.test(path) ? `https://${imageBucketHost}/${path}` : null;
}

/** Only the answer has a deadline: a film takes as long as it takes. */
async function ask(request: () => Promise<Response>): Promise<Response> {
  try {
    return await withDeadline(request(), answerTimeoutMilliseconds, () => {
      throw new Error('no answer in time');
    });
  } catch (cause) {
    throw new UpstreamError('cms', 'upload unreachable', { cause });
  }
}

function refusal(c: Context<AppEnvironment>, status: 404 | 415): Response {
  return c.text(status === 404 ? 'Not found' : 'Unsupported media type', status, { 'cache-control': 'no-store' });
}
