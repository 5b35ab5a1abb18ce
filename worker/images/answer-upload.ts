import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { UpstreamError } from '../errors.ts';
import type { AppEnvironment } from '../request-state.ts';

const filePattern = /^[\w-]+\.[a-z0-9]+$/i;
const uploadTimeoutMilliseconds = 8000;
/** Types that are passed on; a document type of its own would run in our origin. */
const allowedTypes = /^(?:image\/(?:jpeg|png|webp|avif|gif)|application\/pdf|video\/mp4)$/;
/** An editor who replaces a file keeps its address, so that it may not be kept for ever. */
const uploadCacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** A file of the CMS under our own address, so that the browser only ever talks to this site; one that is not for everybody by the address its admin panel has signed. */
export async function answerUpload(c: Context<AppEnvironment>, { config, fetch: send }: Dependencies): Promise<Response> {
  const file = c.req.param('file') ?? '';
  if (!filePattern.test(file)) return c.text('Not found', 404, { 'cache-control': 'no-store' });
  const { expires, signature } = c.req.query();
  const query = expires && signature ? `?${new URLSearchParams({ expires, signature })}` : '';
  const response = await send(`${config.cmsOrigin}/uploads/${file}${query}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(uploadTimeoutMilliseconds),
  }).catch((cause: unknown) => {
    throw new UpstreamError('cms', 'upload unreachable', { cause });
  });
  if (response.status === 404) return c.text('Not found', 404, { 'cache-control': 'no-store' });
  if (!response.ok) throw new UpstreamError('cms', `upload answered ${response.status}`, { status: response.status });
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (!allowedTypes.test(type)) return c.text('Unsupported media type', 415, { 'cache-control': 'no-store' });
  return new Response(response.body, {
    headers: { 'content-type': type, 'cache-control': query ? 'private, no-store' : uploadCacheControl },
  });
}
