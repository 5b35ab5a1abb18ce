import { expect, test } from 'vitest';
import { robotsTxt } from './robots-txt.ts';

const siteOrigin = 'https://site.example';

/** What Google and RFC 9309 read in a rule: `*` is any text, `$` the end. */
function isClosed(text: string, address: string): boolean {
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  return rules.some((rule) => new RegExp(`^${rule.replace(/[.?+^()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}`).test(address));
}

test('production names its site map and closes only what wastes the time of robots', () => {
  const text = robotsTxt({ environment: 'production', siteOrigin });
  expect(text).toMatch(/^User-agent: \*\n/);
  expect(text).toContain('\nSitemap: https://site.example/sitemap.xml\n');
  for (const address of [
    '/',
    '/en',
    '/equipe',
    '/recherche?q=x',
    '/trouver-une-creche/recherche?lieu=Lyon',
    '/assets/a.js',
    '/blog-famille?page=2',
  ])
    expect(isClosed(text, address), address).toBe(false);
  for (const address of [
    '/trouver-une-creche/recherche?lieu=Lyon&type=a',
    '/en/trouver-une-creche/recherche?lieu=a&page=2',
    '/equipe/_payload.json?b',
  ])
    expect(isClosed(text, address), address).toBe(true);
});

test.each(['staging', 'development'] as const)('%s is closed as a whole', (environment) => {
  const text = robotsTxt({ environment, siteOrigin });
  expect(isClosed(text, '/')).toBe(true);
  expect(text).not.toContain('Sitemap');
});
