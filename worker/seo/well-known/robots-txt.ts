import type { Config } from '../../env.ts';

/**
 * Addresses that would waste the time of a robot: a filter on top of a filter, of which there are more than pages, and data
 * for the browser. What is only not to be indexed stands open, for a robot must read a page to learn that.
 */
const closed = ['/trouver-une-creche/recherche?*&', '/en/trouver-une-creche/recherche?*&', '/*_payload.json'];

/** The rules for robots: only production is there for them. */
export function robotsTxt({ environment, siteOrigin }: Pick<Config, 'environment' | 'siteOrigin'>): string {
  const lines =
    environment === 'production'
      ? ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteOrigin}/sitemap.xml`]
      : ['User-agent: *', 'Disallow: /'];
  return `${lines.join('\n')}\n`;
}
