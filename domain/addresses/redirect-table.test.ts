import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Redirect } from '../../redirects/redirect.ts';
import { externalRedirectHosts } from '../../redirects/redirect.ts';
import { redirects } from '../../redirects.ts';
import { findRedirect } from './fixed-redirects.ts';
import { splitSource } from './redirect-rules.ts';
import { compileRedirects, openRedirects, toRedirectKey } from './redirect-table.ts';

const moved = (from: string, to: string, status: 301 | 302 = 301): Redirect => ({ from, to, status });
const find = compileRedirects([
  moved('/a', '/b'),
  moved('/old/*', '/new'),
  moved('/old/deep/er/*', '/deep'),
  moved('/old/kept', '/kept?step=1', 302),
  moved('/crèche-à-domicile', '/contact'),
  moved('/terme', '/lexique#psu'),
  moved('/jobs/*', 'https://carrieres.creche-sereine.example/', 302),
]).find;

test('an exact rule keeps the query, before an anchor', () => {
  expect(find('/a', '?utm_source=x')).toEqual({ to: '/b?utm_source=x', status: 301 });
  expect(find('/terme', '?utm_source=x')?.to).toBe('/lexique?utm_source=x#psu');
  expect(find('/jobs/educatrice', '?utm_source=x')).toEqual({ to: 'https://carrieres.creche-sereine.example/?utm_source=x', status: 302 });
});

test('an exact rule wins over a wildcard, and its own query over the given one', () => {
  expect(find('/old/kept', '?step=4&a=b')).toEqual({ to: '/kept?step=1', status: 302 });
});

test('a wildcard takes everything below it and the path itself, but no neighbour; the deepest one wins', () => {
  for (const path of ['/old', '/old/x', '/old/x/y/z', '/old/deep', '/old/deep/err']) expect(find(path, '')?.to, path).toBe('/new');
  for (const path of ['/old/deep/er', '/old/deep/er/x/y']) expect(find(path, '')?.to, path).toBe('/deep');
  for (const path of ['/older', '/', '/new/old']) expect(find(path, ''), path).toBeNull();
});

test.for(['/A', '/a/', '//a', '/a//', '/%61', '/á', '/%C3%A1', '/a%CC%81', '/À/'])('%s is found as /a', (path) => {
  expect(find(path, '')?.to).toBe('/b');
});

test.for([
  '/crèche-à-domicile',
  '/cr%C3%A8che-%C3%A0-domicile',
  '/creche-a-domicile',
  '/CRE%CC%80CHE-A%CC%80-DOMICILE/',
  '/creche\u2013à\u2013domicile',
])('%s is found as the rule that is written with accents', (path) => {
  expect(find(path, '')?.to).toBe('/contact');
});

test.for(['/a%2F', '/%2Fa', '/a%5C', '/a%00', '/%ZZ', '/a%0d%0aset-cookie:x', '/__proto__', '/constructor'])('%s is not found', (path) => {
  expect(find(path, '')).toBeNull();
});

test('a chain is one step; a hop for a time makes all of it one for a time, and the last query counts', () => {
  const { find: findChained, problems } = compileRedirects([
    moved('/1', '/2?a=1'),
    moved('/2', '/3/x'),
    moved('/3/*', '/4?b=2', 302),
    moved('/0', '/1'),
    moved('/5', '/6?a=1'),
    moved('/6', '/7#c'),
  ]);
  expect(problems).toEqual([]);
  for (const path of ['/0', '/1', '/2', '/3/y']) expect(findChained(path, '?x=y')).toEqual({ to: '/4?b=2', status: 302 });
  expect(findChained('/5', '?x=y')).toEqual({ to: '/7?a=1#c', status: 301 });
});

test('a loop is named with its way, and no rule of it or into it is used', () => {
  const { find: findRest, problems } = compileRedirects([
    moved('/a', '/b'),
    moved('/b', '/c'),
    moved('/c', '/b'),
    moved('/d', '/d'),
    moved('/e/*', '/e/f'),
    moved('/g', '/h'),
  ]);
  expect(Object.fromEntries(problems.map(({ index, reason }) => [index, reason]))).toEqual({
    0: 'leads into a loop: /a → /b → /c → /b',
    1: 'leads into a loop: /b → /c → /b',
    2: 'leads into a loop: /c → /b → /c',
    3: 'leads into a loop: /d → /d',
    4: 'leads into a loop: /e/* → /e/*',
  });
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/e/x']) expect(findRest(path, '')).toBeNull();
  expect(findRest('/g', '')?.to).toBe('/h');
});

test('a rule that is written twice is named, whatever its accents; a wildcard is another rule than its path', () => {
  const { find: findFirst, problems } = compileRedirects([
    moved('/é', '/b'),
    moved('/e', '/c'),
    moved('/e/*', '/d'),
    moved('/e/*', '/f'),
    moved('/x', '//evil.com'),
  ]);
  expect(problems).toEqual([
    { index: 1, reason: 'is written twice, first as /é' },
    { index: 3, reason: 'is written twice, first as /e/*' },
    { index: 4, reason: 'leads to a path that is not canonical' },
  ]);
  expect([findFirst('/e', '')?.to, findFirst('/e/x', '')?.to, findFirst('/x', '')]).toEqual(['/b', '/d', null]);
});

test('later rules lose against earlier ones and may lead to them, and to each other through them', () => {
  const earlier = compileRedirects([moved('/fixed', '/page', 302), moved('/old/*', '/new')]).find;
  const { find: findLater, problems } = compileRedirects(
    [
      moved('/fixed', '/x'),
      moved('/old/y', '/x'),
      moved('/a', '/fixed'),
      moved('/page', '/moved-again'),
      moved('/new', '/old/again'),
      moved('/old-page', '/contact'),
    ],
    earlier,
  );
  expect(problems).toEqual([
    { index: 0, reason: 'is a fixed redirect already' },
    { index: 1, reason: 'is a fixed redirect already' },
    { index: 4, reason: 'leads into a loop: /new → /new' },
  ]);
  expect(findLater('/a', '')).toEqual({ to: '/moved-again', status: 302 });
  expect(findLater('/old-page', '')?.to).toBe('/contact');
});

const hosts = externalRedirectHosts.map((host) => `https://${host}/`);
const isSafe = (to: string) =>
  /^(?:\/(?![/\\])|https:\/\/)[\x21-\x7e]*$/.test(to) && (to.startsWith('/') || hosts.some((host) => to.startsWith(host)));
const pathOf = (to: string) => to.replace(/[?#].*$/, '');
const someSearch = fc.constantFrom('', '?utm_source=x', '?a=%0d%0aset-cookie:b', '?//evil.com', '?step=9');

test('whatever the rules, nobody is sent twice, to a host that is not listed, or to a header of their own', () => {
  const segment = fc.constantFrom('a', 'b', 'é', 'e', 'c-d', 'A', '', '..', '%2f', 'x\r\ny: z');
  const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`);
  const from = fc.oneof(
    path,
    path.map((text) => `${text}/*`),
    fc.string(),
  );
  const to = fc.oneof(
    { weight: 6, arbitrary: path },
    path.map((text) => `${text}?own=1`),
    fc.constantFrom(
      '/contact',
      '//evil.com',
      'https://evil.com/',
      'https://carrieres.creche-sereine.example/x',
      '/\\evil.com',
      '/%2fevil.com',
    ),
    fc.webUrl(),
    fc.string(),
  );
  const rules = fc.array(fc.record({ from, to, status: fc.constantFrom<301 | 302>(301, 302) }), { maxLength: 12 });
  fc.assert(
    fc.property(rules, fc.array(fc.oneof(path, fc.webPath(), fc.string())), someSearch, (list, addresses, search) => {
      const { find: findAny, data } = compileRedirects(list);
      const findOpened = openRedirects(data());
      for (const address of [...addresses, ...list.map((rule) => splitSource(rule.from).path)]) {
        const matchingRule = findAny(address, search);
        expect(findOpened(address, search)).toEqual(matchingRule);
        if (!matchingRule) continue;
        expect(matchingRule.to).toSatisfy(isSafe);
        expect(findAny(pathOf(matchingRule.to), '')).toBeNull();
      }
    }),
    { numRuns: 500 },
  );
});

test('compiling the result of compiling changes nothing', () => {
  const resolved = redirects.map((rule) => {
    const source = splitSource(rule.from).path;
    return { ...rule, ...(findRedirect(rule.from.endsWith('/*') ? `${source}/un-chemin` : source, '') ?? {}) };
  });
  const again = compileRedirects(resolved);
  expect(again.problems).toEqual([]);
  for (const { from } of redirects) expect(again.find(from, '?a=b')).toEqual(findRedirect(from, '?a=b'));
});

test('the key of a key is the key', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webPath(),
        fc.string({ unit: 'grapheme' }).map((text) => `/${encodeURIComponent(text)}`),
      ),
      (path) => {
        const key = toRedirectKey(path);
        // A sign such as ℀ folds to several, a slash or a per cent sign among them: then the key is no path, and matches nothing.
        if (key === null || /[%?#\\]|\/\/|\/$/.test(key)) return;
        expect(toRedirectKey(key)).toBe(key);
      },
    ),
  );
});
