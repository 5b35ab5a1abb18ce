import { hourSeconds } from '../../../domain/durations.ts';
import type { SiteMapKind } from '../../../routes.ts';
import { siteMapSources } from '../../content/site-maps/site-map-entries.ts';
import type { SiteMapDependencies } from '../../dependencies.ts';

type Dependencies = Pick<SiteMapDependencies, 'build' | 'clock' | 'config' | 'logger' | 'marks' | 'responses'>;

/** A lost webhook is noticed in a site map after this, as in the directory. */
const keptSeconds = hourSeconds;

/** Fixed pages are made of everything, towns are listed where nurseries are. */
function isPartOf(kind: SiteMapKind): (tag: string) => boolean {
  if (kind === 'pages') return () => true;
  const types: readonly string[] = kind === 'cities' ? ['city', 'nursery'] : [siteMapSources[kind].type];
  return (tag) => types.includes(tag.split(':', 1)[0] ?? '');
}

/**
 * Where a site map is kept for all data centres: under an address that names the build, the latest purge of what it is made of and the hour,
 * so that it is made once for each of these, and no copy is older than a purge.
 */
export async function keptAddressOf(
  { kind, name }: { kind: SiteMapKind; name: string },
  { build, clock, config, marks }: Dependencies,
): Promise<string> {
  const isPart = isPartOf(kind);
  const times = Object.entries(await marks.read()).flatMap(([tag, time]) => (isPart(tag) ? [time] : []));
  const hour = Math.floor(clock() / 1000 / keptSeconds);
  return `${config.siteOrigin}/sitemap/kept/${build.id}/${hour}-${Math.max(0, ...times)}/${name}`;
}

/** Keeps a site map that was made of sound content; does not throw. */
export async function keepSiteMap(address: string, text: string, { responses, logger }: Dependencies): Promise<void> {
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${keptSeconds}` };
  await responses
    .put(address, new Response(text, { headers }))
    .catch((error: unknown) => logger.error('site-map-unkept', error, { address }));
}
