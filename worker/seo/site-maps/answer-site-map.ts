import type { Context } from 'hono';
import { siteMapKinds } from '../../../routes.ts';
import type { Content } from '../../content/content.ts';
import { stateHeaders } from '../../content/content.ts';
import { homeChangeQuery, listStateQuery } from '../../content/site-maps/latest-change.ts';
import { siteMapSources } from '../../content/site-maps/site-map-entries.ts';
import type { SiteMapDependencies } from '../../dependencies.ts';
import { type AppEnvironment, contentOf } from '../../request-state.ts';
import { latestOf } from './fixed-pages.ts';
import { keepSiteMap, keptAddressOf } from './kept-site-maps.ts';
import { readSiteMap } from './read-site-map.ts';
import { entriesInFile, readSiteMapName, siteMapName } from './site-map-name.ts';
import { type SiteMapFile, type SiteMapPage, siteMapIndex, urlElements, urlSetEnd, urlSetStart } from './site-map-xml.ts';

function xmlHeaders(content: Content): Record<string, string> {
  return { ...stateHeaders(content), 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' };
}

/** The index of the site maps: one file a kind, more where a kind has more pages than a file may name. */
export async function answerSiteMapIndex(c: Context<AppEnvironment>, { config }: SiteMapDependencies): Promise<Response> {
  const content = contentOf(c);
  const [home, ...states] = await Promise.all([
    content.get(homeChangeQuery),
    ...siteMapKinds.map(async (kind) => ({ kind, ...(await content.get(listStateQuery(siteMapSources[kind]))) })),
  ]);
  const newest = latestOf([home?.value ?? null, ...states.map(({ changedAt }) => changedAt)]);
  const files = states.flatMap(({ kind, total, changedAt }): SiteMapFile[] => {
    // Lists of everything stand among the pages, which are so as new as anything.
    const isPages = kind === 'pages';
    const parts = Math.max(isPages ? 1 : 0, Math.ceil(total / entriesInFile));
    return Array.from({ length: parts }, (_, index) => ({ name: siteMapName(kind, index + 1), changedAt: isPages ? newest : changedAt }));
  });
  return c.body(siteMapIndex(config.siteOrigin, files), 200, xmlHeaders(content));
}

/** A site map as it is kept, or sent while it is read; null where there is none of that name. */
export async function answerSiteMap(c: Context<AppEnvironment>, dependencies: SiteMapDependencies): Promise<Response | null> {
  const { config, responses } = dependencies;
  const content = contentOf(c);
  const name = c.req.path.slice(1);
  const file = readSiteMapName(name);
  if (!file) return null;
  const isHead = c.req.method === 'HEAD';
  const address = await keptAddressOf({ ...file, name }, dependencies);
  const answer = await responses.match(address);
  if (answer) return new Response(isHead ? null : answer.body, { headers: { ...xmlHeaders(content), 'x-cache': 'HIT' } });
  const pages = await readSiteMap(file, { ...dependencies, content });
  if (!pages) return null;
  const keep = (text: string) => {
    if (content.isSound()) c.executionCtx.waitUntil(keepSiteMap(address, text, dependencies));
  };
  const body = bodyOf(c, { lines: linesOf(pages, config.siteOrigin), keep, logger: dependencies.logger });
  return new Response(isHead ? null : body, { headers: xmlHeaders(content) });
}

interface Sending {
  lines: AsyncGenerator<string, undefined>;
  /** Called with the whole of it. */
  keep(text: string): void;
  logger: SiteMapDependencies['logger'];
}

function bodyOf(c: Context<AppEnvironment>, { lines, keep, logger }: Sending): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await lines.next();
        if (done) {
          controller.close();
          keep(parts.join(''));
        } else {
          parts.push(value);
          controller.enqueue(encoder.encode(value));
        }
      } catch (error) {
        // What was sent is broken XML then, which no robot takes for a shorter list.
        logger.error('site-map-cut', error, { id: c.get('requestId'), path: c.req.path });
        c.get('report').captureError(error, 'site-map-cut');
        controller.error(error);
      }
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}

async function* linesOf(pages: AsyncIterable<SiteMapPage[]>, siteOrigin: string): AsyncGenerator<string, undefined> {
  yield urlSetStart;
  for await (const some of pages) yield some.map((page) => urlElements(siteOrigin, page)).join('');
  yield urlSetEnd;
  return undefined;
}
