import type { Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchRoute } from '../../domain/addresses/paths.ts';
import { searchBefore } from '../addresses/previous-page.ts';
import { pageKeyOf } from '../cache/page-key.ts';
import type { FoundPage } from '../cache/page-store.ts';
import type { Dependencies } from '../dependencies.ts';
import { type AppEnvironment, contentOf, pageOf } from '../request-state.ts';
import { storedHeaders, storedResponse } from './stored-answer.ts';

type PageCacheDependencies = Pick<Dependencies, 'pages' | 'build' | 'clock' | 'logger'>;

/**
 * Serves documents and payloads that were made before: fresh ones as they are, stale ones at once while they are made anew, and for up
 * to 30 days in place of a failure. Only error-free, anonymous, complete documents with status 200 come in; one whose page turns
 * out to be no more goes.
 */
export function pageCache(app: Hono<AppEnvironment>, { pages, build, clock, logger }: PageCacheDependencies) {
  const renewals = createRenewals(app, { pages, logger });

  return createMiddleware<AppEnvironment>(async (c, next) => {
    const isRenewal = renewals.isOne(c.req.raw);
    c.set('isRenewal', isRenewal);
    const { path, locale, search, isPayload } = pageOf(c);
    const { transaction } = c.get('report');
    const isOwn = matchRoute(path)?.id === 'nursery' && searchBefore(c, locale) !== null;
    const isShared = !isOwn && !c.get('preview') && !c.get('formReply');
    const place = !isShared ? null : pageKeyOf({ buildId: build.id, path, locale, search, isPayload });
    if (!place) return next();
    const askedAt = c.env.begun?.startedAt ?? clock();
    const find = () => transaction.span({ op: 'cache.get', description: path }, () => pages.find(place.key, place.policy));
    const look = c.env.begun?.look;
    const looked = () => (look?.key === place.key ? look.keptPage : c.get('timings').measure('store', find()));
    const storedPage = isRenewal ? null : await looked();
    if (storedPage?.freshness === 'fresh') return answerStored(c, storedPage, 'HIT');
    if (storedPage?.freshness === 'stale') {
      c.executionCtx.waitUntil(renewals.renew(c, place.key));
      return answerStored(c, storedPage, 'STALE');
    }
    c.set('mayKeep', true);
    await next();
    if (c.res.status >= 500 && storedPage && storedPage.freshness !== 'expired') {
      logger.warn('page-served-stale', { id: c.get('requestId'), path, status: c.res.status });
      // Hono keeps the headers of a response that is replaced; those of the failure must go.
      c.res = undefined;
      c.res = answerStored(c, storedPage, 'STALE');
      return;
    }
    const document = c.get('document');
    // A payload of a page that is elsewhere says so with status 200.
    const isElsewhere = isPayload && c.res.status === 200 && !document;
    if ((storedPage && isNoMore(c.res.status)) || ((storedPage || isRenewal) && isElsewhere))
      c.executionCtx.waitUntil(pages.end(place.key));
    const isStorable = c.res.status === 200 && !isElsewhere && c.get('keptQuery') === place.query;
    if (!isStorable || c.req.method !== 'GET') return;
    if (!document) {
      c.executionCtx.waitUntil(renewals.renew(c, place.key));
      return;
    }
    const content = contentOf(c);
    if (c.get('renderFailed') || !content.isSound()) return;
    c.executionCtx.waitUntil(
      pages.keep(place.key, document, {
        nonce: isPayload ? '' : c.get('nonce'),
        robots: c.res.headers.get('x-robots-tag'),
        askedAt,
        policy: place.policy,
        tags: content.tags(),
        changesAt: c.get('changesAt'),
      }),
    );
  });
}

/** Renders pages again, whole, and so that they are kept. */
function createRenewals(app: Hono<AppEnvironment>, { pages, logger }: Pick<PageCacheDependencies, 'pages' | 'logger'>) {
  /** Requests of our own, made to render a page again; known by identity, so that nobody else can make one. */
  const requests = new WeakSet<Request>();
  const renewing = new Set<string>();

  /** Renders a page whole and keeps it, behind the response. One at a time for each page and isolate. */
  async function renew(c: Context<AppEnvironment>, key: string): Promise<void> {
    if (renewing.has(key)) return;
    renewing.add(key);
    try {
      const request = new Request(c.req.url, { headers: { 'user-agent': '' } });
      requests.add(request);
      const response = await app.fetch(request, {}, c.executionCtx);
      await response.text();
      // The webhook that would have said so may have been lost.
      if (isNoMore(response.status)) await pages.end(key);
      if (response.status >= 500) logger.warn('page-renewal-failed', { key, status: response.status });
    } catch (error) {
      logger.error('page-renewal-failed', error, { key });
    } finally {
      renewing.delete(key);
    }
  }

  return { renew, isOne: (request: Request) => requests.has(request) };
}

/** A page that is absent or elsewhere: a failure is neither. */
function isNoMore(status: number): boolean {
  return status === 404 || status === 410 || (status >= 300 && status < 400);
}

function answerStored(c: Context<AppEnvironment>, stored: FoundPage, state: 'HIT' | 'STALE'): Response {
  const { isPayload } = pageOf(c);
  const knownVersions = isPayload ? null : c.req.header('if-none-match');
  const conditions = { isPayload, isHead: c.req.method === 'HEAD', knownVersions, nonce: c.get('nonce') };
  const response = storedResponse(stored, conditions, storedHeaders(isPayload, state));
  if (stored.page.robots) response.headers.set('x-robots-tag', stored.page.robots);
  return response;
}
