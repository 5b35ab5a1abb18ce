import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { retryAfterSeconds, UpstreamError } from '../errors.ts';
import type { AppEnvironment } from '../request-state.ts';

const filePattern = /^[\w-]+\.[a-z0-9]+$/i;
const uploadTimeoutMilliseconds = 8000;
/** Types that are passed on; a document type of its own would run in our origin. */
const allowedTypes = /^(?:image\/(?:jpeg|png|webp|avif|gif)|application\/pdf|video\/mp4)$/;
/** An editor who replaces a file keeps its address, so that it may not be kept for ever. */
const uploadCacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * A file of the CMS under our own address, so that the browser only ever talks to this site; one that is not for everybody by the
 * address its admin panel has signed. A failure is no page: a picture or a player waits for it.
 */
export async function answerUpload(c: Context<AppEnvironment>, dependencies: Dependencies): Promise<Response> {
  const file = c.req.param('file') ?? '';
  if (!filePattern.test(file)) return c.text('Not found', 404, { 'cache-control': 'no-store' });
  try {
    return await handOn(c, dependencies, file);
  } catch (error) {
    dependencies.logger.error('upload-failed', error, { id: c.get('requestId'), file });
    c.get('report').captureError(error, 'upload-failed');
    return c.text('Unavailable', 503, { 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) });
  }
}

async function handOn(c: Context<AppEnvironment>, { config, fetch: send }: Dependencies, file: string): Promise<Response> {
  const { expires, signature } = c.req.query();
  const query = expires && signature ? `?${new URLSearchParams({ expires, signature })}` : '';
  const response = await send(`${config.cmsOrigin}/uploads/${file}${query}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(uploadTimeoutMilliseconds),
  });
  if (response.status === 404) return c.text('Not found', 404, { 'cache-control': 'no-store' });
  if (!response.ok) throw new UpstreamError('cms', `upload answered ${response.status}`, { status: response.status });
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (!allowedTypes.test(type)) return c.text('Unsupported media type', 415, { 'cache-control': 'no-store' });
  return new Response(response.body, {
    headers: { 'content-type': type, 'cache-control': query ? 'private, no-store' : uploadCacheControl },
  });
}
