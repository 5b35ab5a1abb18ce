import type { Hono } from 'hono';
import type { FoundPage } from '../cache/page-store.ts';
import type { Dependencies } from '../dependencies.ts';
import { hiddenRobots } from '../middleware/environment-robots.ts';
import { nameOfRequest } from '../middleware/request-id.ts';
import { writeRequestLine } from '../middleware/request-log.ts';
import { createNonce, createSecurityPolicies } from '../middleware/security-headers.ts';
import { storedHeaders, storedResponse } from '../middleware/stored-answer.ts';
import { viewportOf } from '../middleware/viewport.ts';
import { timingHeader } from '../observe/server-timing.ts';
import { hasPreviewCookie } from '../preview/preview-cookie.ts';
import { type AppEnvironment, rememberedBotName } from '../request-state.ts';
import type { BegunRequest } from './begun-request.ts';
import { createKeptPlaces, type KeptPlace } from './kept-places.ts';

/** What an answer may leave behind it, and hand to the steps. */
export type EventContext = Parameters<Hono['fetch']>[2] & Pick<ExecutionContext, 'waitUntil'>;

/** Answers a request: with a page or a payload that is kept and fresh at once, else by all steps of the app. */
export function createAnswer(app: Hono<AppEnvironment>, dependencies: Dependencies) {
  const { build, clock, logger, pages, reporter } = dependencies;
  const paths = app.routes.map(({ path }) => path);
  const placeOf = createKeptPlaces(build.id, paths);
  const respond = createResponses(dependencies);

  async function answerEarly(request: Request, place: KeptPlace, context: EventContext): Promise<Response> {
    const { headers } = request;
    const { key, path, policy } = place;
    const startedAt = clock();
    const id = nameOfRequest(headers.get('cf-ray'));
    const bot = rememberedBotName(headers.get('user-agent') ?? '');
    const about: BegunRequest['about'] = { subject: () => ({ path, bot }) };
    const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
    const report = reporter.begin({ id, method: request.method, subject: () => about.subject(), waitUntil });
    const stored = await report.transaction.span({ op: 'cache.get', description: path }, () => pages.find(key, policy));
    const milliseconds = clock() - startedAt;
    if (stored?.freshness !== 'fresh') {
      const begun: BegunRequest = { id, startedAt, report, about, look: { key, keptPage: stored, milliseconds } };
      return app.fetch(request, { begun }, context);
    }
    const response = respond(request, { place, keptPage: stored, id, timing: timingHeader('store', milliseconds) });
    const { status } = response;
    report.finish(status);
    writeRequestLine(logger, { id, bot, status }, () => ({
      viewport: viewportOf({ header: (name) => headers.get(name) ?? undefined, isBot: bot !== null }),
      path: place.address,
      cache: 'HIT',
      milliseconds: clock() - startedAt,
    }));
    return response;
  }

  return (request: Request, context: EventContext): Response | Promise<Response> => {
    const place = request.method === 'GET' ? placeOf(request.url) : null;
    return place && isForEverybody(request, place) ? answerEarly(request, place, context) : app.fetch(request, {}, context);
  };
}

/** False where the page may be another one for this reader: an editor, or somebody who comes from a search. */
function isForEverybody({ headers }: Request, { dependsOnReferer }: KeptPlace): boolean {
  const cookie = headers.get('cookie');
  return !(cookie && hasPreviewCookie(cookie)) && !(dependsOnReferer && headers.has('referer'));
}

interface Answered {
  place: KeptPlace;
  keptPage: FoundPage;
  id: string;
  timing: string;
}

/** Writes what all these responses have in common once: to set each header of each response takes a third of its time. */
function createResponses({ config }: Pick<Dependencies, 'config'>): (request: Request, answered: Answered) => Response {
  const { policy, headers: security } = createSecurityPolicies(config).unframed;
  const robots = hiddenRobots(config);
  const shared = (isPayload: boolean) =>
    new Headers({ ...storedHeaders(isPayload, 'HIT'), ...security, ...(robots && { 'x-robots-tag': robots }) });
  const sharedByPages = shared(false);
  const sharedByPayloads = shared(true);

  return (request, { place: { isPayload }, keptPage, id, timing }) => {
    const nonce = createNonce();
    const knownVersions = isPayload ? null : request.headers.get('if-none-match');
    const response = storedResponse(
      keptPage,
      { isPayload, isHead: false, knownVersions, nonce },
      isPayload ? sharedByPayloads : sharedByPages,
    );
    const { headers, status } = response;
    if (keptPage.page.robots && !robots) headers.set('x-robots-tag', keptPage.page.robots);
    headers.set('server-timing', timing);
    headers.set('x-request-id', id);
    if (status !== 304) headers.set('content-security-policy', policy.join(nonce));
    return response;
  };
}
