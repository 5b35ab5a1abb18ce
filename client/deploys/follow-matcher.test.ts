import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRedirect, fixedMatcher } from '../../domain/addresses/fixed-redirects.ts';
import { compileRedirects } from '../../domain/addresses/redirect-table.ts';
import { localizePath, splitLocale } from '../../domain/locale.ts';
import type { Redirect } from '../../redirects/redirect.ts';
import { redirects } from '../../redirects.ts';
import { followMatcher } from './follow-matcher.ts';

const origin = 'https://site.example';
const moved = (from: string, to: string): Redirect => ({ from, to, status: 301 });
const { matcher } = compileRedirects([
  moved('/a', '/b'),
  moved('/b', '/kept?step=1'),
  moved('/old', '/own'),
  moved('/old/*', '/new'),
  moved('/old/été/*', '/lexique#psu'),
  moved('/jobs/*', 'https://carrieres.creche-sereine.example/'),
]);

const follow = (address: string) => followMatcher(matcher(), new URL(address, origin))?.href.replace(origin, '') ?? null;

test('the rules are data: the target as a text, chains taken to their end, wildcards apart', () => {
  expect(matcher()).toEqual({
    static: { '/a': { redirect: '/kept?step=1' }, '/b': { redirect: '/kept?step=1' }, '/old': { redirect: '/own' } },
    wildcard: {
      '/old': { redirect: '/new' },
      '/old/ete': { redirect: '/lexique#psu' },
      '/jobs': { redirect: 'https://carrieres.creche-sereine.example/' },
    },
    dynamic: {},
  });
});

test.for([
  ['/a', '/kept?step=1'],
  ['/a?step=4', '/kept?step=1'],
  ['/a#place', '/kept?step=1#place'],
  ['/old', '/own'],
  ['/old?utm_source=x', '/own?utm_source=x'],
  ['/old/', '/own'],
  ['/old/x/y', '/new'],
  ['/older', null],
  ['/old/ete/x?q=1#z', '/lexique?q=1#psu'],
  ['/en/old/x', '/en/new'],
  ['/en/jobs/x', 'https://carrieres.creche-sereine.example/'],
  ['/old%2fx', null],
  ['/', null],
  ['/__proto__', null],
  ['/constructor/x', null],
] as const)('%s leads to %s', ([address, target]) => {
  expect(follow(address)).toBe(target);
});

test('a target that runs a script is none', () => {
  const evil = { static: { '/a': { redirect: 'javascript:alert(1)' } }, wildcard: {}, dynamic: {} };
  expect(followMatcher(evil, new URL('/a', origin))).toBeNull();
});

/** What the server does with an address that it is asked for. */
function serverTarget(address: URL): string | null {
  const { locale, path } = splitLocale(address.pathname);
  const rule = findRedirect(path, address.search);
  return rule && new URL(localizePath(rule.to, locale), origin).href;
}

test.for(['/Old', '/old/%C3%A9t%C3%A9/x', '/old/e%CC%81te', '/old//ete', '/old%2fx', '/old/été/x'])(
  '%s, which takes folding, is left to the server',
  (address) => {
    expect(follow(address)).toBeNull();
  },
);

test('for every rule and what lies below, the browser goes where the server would send it', () => {
  const fixed = fixedMatcher();
  const sources = [...Object.keys(fixed.static), ...Object.keys(fixed.wildcard)];
  expect(sources).toHaveLength(redirects.length);
  for (const source of sources) {
    for (const path of [source, `${source}/`, `/en${source}`, `${source}/un/chemin`]) {
      for (const search of ['', '?utm_source=x&step=9']) {
        const address = new URL(path + search, origin);
        expect(followMatcher(fixed, address)?.href ?? null, address.href).toBe(serverTarget(address));
      }
    }
  }
});

test('any other address is left to the server or goes where it would send it', () => {
  const fixed = fixedMatcher();
  const segment = fc.constantFrom('villes', 'Villes', 'paris', 'évry', 'blog', 'famille', 'x', '', '..', 'en');
  fc.assert(
    fc.property(fc.array(segment), fc.webQueryParameters(), (segments, query) => {
      const address = new URL(`/${segments.join('/').replace(/^\/+/, '')}?${query}`, origin);
      const target = followMatcher(fixed, address)?.href;
      if (target !== undefined) expect(target).toBe(serverTarget(address));
    }),
  );
});
