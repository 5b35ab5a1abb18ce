import type { Context } from 'hono';
import { pathOfSharePicture } from '../../../domain/addresses/share-picture.ts';
import { daySeconds } from '../../../domain/durations.ts';
import { splitLocale } from '../../../domain/locale.ts';
import type { OpenGraphDependencies } from '../../dependencies.ts';
import { shortDigest } from '../../digest.ts';
import { isUnchanged } from '../../images/conditional.ts';
import { sharedHeaders } from '../../middleware/security-headers.ts';
import { type AppEnvironment, contentOf } from '../../request-state.ts';
import { type CardContent, cardOfPage } from './card-of-page.ts';
import { cardPicture } from './drawing/card-picture.ts';
import { drawableText } from './drawing/drawable-text.ts';

const keptSeconds = 30 * daySeconds;
const pictureHeaders = { 'content-type': 'image/png', 'content-security-policy': "default-src 'none'", ...sharedHeaders };
/** Drawn from the same card, for what has none. */
const brandPicture = '/open-graph.png';

/**
 * The picture that stands for a page where it is shared. It is drawn once for what it shows: the page's content comes from the
 * cache that the CMS purges, and other content is another key.
 */
export async function answerOpenGraph(c: Context<AppEnvironment>, dependencies: OpenGraphDependencies): Promise<Response> {
  const { logger } = dependencies;
  const path = pathOfSharePicture(new URL(c.req.url).pathname);
  if (!path) return c.text('Not found', 404, { 'cache-control': 'no-store' });
  try {
    // A draft is nobody else's business.
    const card = c.get('preview') ? null : await cardOfPage(splitLocale(path), contentOf(c), dependencies);
    if (!card) return c.text('Not found', 404, { 'cache-control': 'no-store' });
    return await answerCard(c, dependencies, card);
  } catch (error) {
    logger.error('open-graph-failed', error, { id: c.get('requestId') });
    c.get('report').captureError(error, 'open-graph-failed');
    return answerBrand(dependencies, 'no-store');
  }
}

async function answerCard(c: Context<AppEnvironment>, dependencies: OpenGraphDependencies, card: CardContent): Promise<Response> {
  const { build, config, responses, drawOpenGraphCard } = dependencies;
  const title = drawableText(card.title);
  // In letters that the font does not have.
  if (title === null) return answerBrand(dependencies, `public, max-age=${daySeconds}`);
  const { host } = new URL(config.siteOrigin);
  // All that a card is drawn from: a deployment that changes none of it draws nothing again.
  const hash = await shortDigest(JSON.stringify([build.cardDrawing, host, card]));
  const etag = `"${hash}"`;
  const headers = { ...pictureHeaders, etag, 'cache-control': `public, max-age=${daySeconds}` };
  if (isUnchanged({ ifNoneMatch: c.req.header('if-none-match') ?? null, ifModifiedSince: null }, { etag, lastModified: null })) {
    return new Response(null, { status: 304, headers });
  }
  const key = `${config.siteOrigin}/og/kept/${hash}`;
  const stored = await responses.match(key);
  if (stored) return answer(c, new Uint8Array(await stored.arrayBuffer()), { ...headers, 'x-cache': 'HIT' });
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const picture = card.image && (await cardPicture(card.image.source, dependencies, waitUntil));
  const category = card.category && drawableText(card.category);
  const bytes = await drawOpenGraphCard({ title, category, locale: card.locale, picture, host });
  // One whose picture could not be had this time is drawn again.
  const isWhole = !card.image || picture !== null;
  if (isWhole) waitUntil(keep(dependencies, key, bytes));
  return answer(c, bytes, { ...headers, 'x-cache': 'MISS', ...(!isWhole && { 'cache-control': 'no-store' }) });
}

function answer(c: Context<AppEnvironment>, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response {
  return new Response(c.req.method === 'HEAD' ? null : bytes, { headers });
}

async function keep({ responses, logger }: OpenGraphDependencies, key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const headers = { 'content-type': 'image/png', 'cache-control': `public, max-age=${keptSeconds}` };
  await responses.put(key, new Response(bytes, { headers })).catch((error: unknown) => logger.error('open-graph-unkept', error, { key }));
}

/** The picture of the brand, for this once or as long as others. */
async function answerBrand({ assets, config }: OpenGraphDependencies, cacheControl: string): Promise<Response> {
  const file = await assets.fetch(`${config.siteOrigin}${brandPicture}`);
  return new Response(file.body, {
    status: file.status,
    headers: { ...pictureHeaders, 'cache-control': cacheControl, 'x-open-graph': 'brand' },
  });
}
