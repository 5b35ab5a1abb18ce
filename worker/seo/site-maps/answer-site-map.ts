import type { Context } from 'hono';
import { siteMapKinds } from '../../../routes.ts';
import type { Content } from '../../content/content.ts';
import { stateHeaders } from '../../content/content.ts';
import { homeChangeQuery, listStateQuery } from '../../content/site-maps/latest-change.ts';
import { siteMapSources } from '../../content/site-maps/site-map-entries.ts';
import type { SiteMapDependencies } from '../../dependencies.ts';
import { type AppEnvironment, contentOf } from '../../request-state.ts';
import { latestOf } from './fixed-pages.ts';
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

/** A site map, sent while it is read; null where there is none of that name. */
export async function answerSiteMap(c: Context<AppEnvironment>, dependencies: SiteMapDependencies): Promise<Response | null> {
  const { config, logger } = dependencies;
  const content = contentOf(c);
  const file = readSiteMapName(c.req.path.slice(1));
  const pages = file && (await readSiteMap(file, { ...dependencies, content }));
  if (!pages) return null;
  const lines = linesOf(pages, config.siteOrigin);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await lines.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
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
  return new Response(c.req.method === 'HEAD' ? null : body, { headers: xmlHeaders(content) });
}

async function* linesOf(pages: AsyncIterable<SiteMapPage[]>, siteOrigin: string): AsyncGenerator<string, undefined> {
  yield urlSetStart;
  for await (const some of pages) yield some.map((page) => urlElements(siteOrigin, page)).join('');
  yield urlSetEnd;
  return undefined;
}
