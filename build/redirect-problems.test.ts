import { expect, test } from 'vitest';
import { fixedRedirects } from '../domain/addresses/fixed-redirects.ts';
import { root } from '../harness/local/paths.ts';
import type { Redirect } from '../redirects/redirect.ts';
import { fixedRedirectProblems, redirectProblems } from './redirect-problems.ts';
import { redirectsPlugin } from './redirects-plugin.ts';

const live = new Set(['/', '/contact', '/blog-famille', '/blog-famille/un-article']);

/** The problems of rules that stand one a line, from the second line of a file on. */
function problemsOf(rules: Redirect[]): string[] {
  const text = ['[', ...rules.map(({ from, to }) => `  { from: '${from}', to: '${to}', status: 301 },`), ']'].join('\n');
  return redirectProblems(rules, { sources: [{ file: 'redirects/pages.ts', text }], live });
}
const moved = (from: string, to: string): Redirect => ({ from, to, status: 301 });

test('the redirects of the site have no problem', () => {
  expect(fixedRedirectProblems(root)).toEqual([]);
});

test.for([
  ['a target that does not exist', moved('/a', '/partie'), '/a leads to /partie, which is no page of the seed content'],
  ['a target that is no route', moved('/a', '/a.html'), '/a leads to a path that is no route'],
  ['another host', moved('/a', 'https://evil.com/'), '/a leads to evil.com, which is no host of the closed list'],
  ['a source that is a page', moved('/contact', '/'), '/contact hides the page /contact'],
  [
    'a wildcard above a page',
    moved('/blog-famille/un-article/*', '/'),
    '/blog-famille/un-article/* hides the page /blog-famille/un-article',
  ],
  ['a source in capitals', moved('/A', '/contact'), '/A is not in lower case'],
  ['a loop', moved('/a', '/a'), '/a leads into a loop: /a → /a'],
] as const)('%s is named with its line', ([, rule, problem]) => {
  expect(problemsOf([moved('/good', '/contact'), rule])).toEqual([`redirects/pages.ts:3: ${problem}`]);
});

test('a rule that is written twice is named with both lines', () => {
  expect(problemsOf([moved('/a', '/contact'), moved('/b', '/contact'), moved('/a', '/')])).toEqual([
    'redirects/pages.ts:2, redirects/pages.ts:4: /a is written twice, first as /a',
  ]);
});

test('a chain is fine, and only its last rule is named where it leads nowhere', () => {
  expect(problemsOf([moved('/a', '/b'), moved('/b', '/contact')])).toEqual([]);
  expect(problemsOf([moved('/a', '/b'), moved('/b', '/partie')])).toEqual([
    'redirects/pages.ts:3: /b leads to /partie, which is no page of the seed content',
  ]);
});

test('the build stops at a problem and says where it is', () => {
  const start = (problems: string[]) => {
    const plugin = redirectsPlugin(() => problems);
    const error = (message: string) => {
      throw new Error(message);
    };
    (plugin.buildStart as (this: { error: typeof error }) => void).call({ error });
  };
  expect(() => start(['redirects/pages.ts:3: /a leads nowhere'])).toThrow('redirects/pages.ts:3: /a leads nowhere');
  expect(() => start([])).not.toThrow();
});

test('the build has the compiled table in place of the rules, the development server compiles them', () => {
  const load = (command: 'build' | 'serve') => {
    const plugin = redirectsPlugin(() => []);
    (plugin.configResolved as (config: { root: string; command: string }) => void)({ root, command });
    return (plugin.load as (id: string) => string | null)(`${root}/domain/addresses/fixed-redirects.ts`);
  };
  const data: unknown = /JSON\.parse\((".*")\)/.exec(load('build') ?? '')?.[1];
  expect(JSON.parse(JSON.parse(String(data)))).toEqual(fixedRedirects);
  expect(load('serve')).toBeNull();
});
