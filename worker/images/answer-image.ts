import type { Context } from 'hono';
import { daySeconds, yearSeconds } from '../../domain/durations.ts';
import type { ImageDependencies } from '../dependencies.ts';
import { sharedHeaders } from '../middleware/security-headers.ts';
import type { AppEnvironment } from '../request-state.ts';
import { parseImagePath } from './grammar/image-path.ts';
import { negotiateFormat } from './grammar/negotiate-format.ts';
import { readImageRequest } from './grammar/read-image-request.ts';
import { ImageError, imageErrorBody } from './image-error.ts';
import type { ImageVariant, ServedImage } from './image-server.ts';
import { resolveSource } from './source/image-source.ts';
import { readVersion } from './source/image-version.ts';

/** Where a source does not say how long it may be kept; the numbers of IPX. */
const defaultSeconds = { own: 60, upload: 300, bucket: 300 };

/** A picture may load and run nothing, also where it is opened by itself. */
const pictureHeaders = { 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' };

/** When somebody may come back who has asked for too many pictures: the count is that of a day. */
const variantRetrySeconds = 3600;

/** `/_ipx/{modifiers}/{source}`: a picture in another size or format, by the grammar of IPX. Never a 500. */
export async function answerImage(c: Context<AppEnvironment>, { config, images, clock, logger }: ImageDependencies): Promise<Response> {
  try {
    const url = new URL(c.req.url);
    const { modifiers, id } = parseImagePath(url.pathname);
    const request = readImageRequest(modifiers);
    const variant: ImageVariant = {
      source: resolveSource(id, { cmsOrigin: config.cmsOrigin, bucketHost: config.imageBucketHost }),
      request,
      format: negotiateFormat(request, c.req.header('accept') ?? ''),
      version: readVersion(url.searchParams.get('v'), clock()),
      condition: {
        ifNoneMatch: c.req.header('if-none-match') ?? null,
        ifModifiedSince: c.req.header('if-modified-since') ?? null,
      },
    };
    const served = await images.serve(variant, (work) => c.executionCtx.waitUntil(work));
    const headers = headersOf(served, variant);
    if (served.isUnchanged) return new Response(null, { status: 304, headers });
    return new Response(c.req.method === 'HEAD' ? null : served.picture.bytes, { headers });
  } catch (error) {
    if (!(error instanceof ImageError)) logger.error('image-failed', error, { id: c.get('requestId') });
    const refusal = error instanceof ImageError ? error : new ImageError(502, 'IPX_ERROR', 'The picture could not be made');
    const wait = refusal.status === 429 && { 'retry-after': String(variantRetrySeconds) };
    const headers = { ...pictureHeaders, 'content-type': 'application/json', 'cache-control': 'no-store', ...wait };
    return new Response(imageErrorBody(refusal), { status: refusal.status, headers });
  }
}

function headersOf(served: ServedImage, { source, request, version }: ImageVariant): Headers {
  const { etag, state, untouched, picture } = served;
  // An original that stands in for a picture must not stay for a year.
  const isVersioned = !untouched && source.kind === 'upload' && version !== null && picture.checkedAt >= version;
  const seconds = isVersioned ? yearSeconds : Math.min(picture.maxAge ?? defaultSeconds[source.kind], daySeconds);
  const isPassing = untouched === 'failed' || state === 'STALE';
  const headers = new Headers({
    ...pictureHeaders,
    ...sharedHeaders,
    'cache-control': isPassing ? 'no-store' : `max-age=${seconds}, public, s-maxage=${seconds}`,
    etag,
    'x-cache': state,
  });
  if (!served.isUnchanged) headers.set('content-type', served.picture.contentType);
  if (picture.lastModified) headers.set('last-modified', picture.lastModified);
  if (request.format === 'auto') headers.set('vary', 'accept');
  if (untouched) headers.set('x-image-original', untouched);
  // Names of a closed list, so that they may stand in a header.
  if (request.ignored.length) headers.set('x-image-ignored', request.ignored.join(', '));
  return headers;
}
