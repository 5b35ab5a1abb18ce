import { expect, test } from 'vitest';
import { ruleProblem, splitTarget } from './redirect-rules.ts';

const good = { from: '/ancienne-page', to: '/contact', status: 301 };

test.for(['/ancienne-page', '/crèche-à-domicile', '/merci.html', '/old_page/2019/*', "/l'école", '/trouver-une-creche/ancien-nom'])(
  '%s can be the source of a rule',
  (from) => {
    expect(ruleProblem({ ...good, from })).toBeNull();
  },
);

test.for([
  ['/', 'would take the home page'],
  ['/*', 'would take the home page'],
  ['*', 'has a wildcard that is not its last segment'],
  ['/a/*/b', 'has a wildcard that is not its last segment'],
  ['/a*', 'has a wildcard that is not its last segment'],
  ['/a/', 'ends in a slash'],
  ['/Ancienne', 'is not in lower case'],
  ['/e\u0301cole', 'is not in lower case'],
  ['a', 'is no plain path'],
  ['', 'would take the home page'],
  ['//evil.com', 'is no plain path'],
  ['/a//b', 'is no plain path'],
  ['/%c3%a9cole', 'is no plain path'],
  ['/a?b=1', 'is no plain path'],
  ['/a#b', 'is no plain path'],
  ['/a b', 'is no plain path'],
  ['/a\r\nb', 'is no plain path'],
  ['/../a', 'is no plain path'],
  ['/a\\b', 'is no plain path'],
  ['https://www.creche-sereine.example/a', 'is no plain path'],
  ['/en/about', 'carries a locale prefix'],
  ['/equipe', 'is a page of the site'],
  ['/blog-famille', 'is a page of the site'],
  ['/trouver-une-creche/*', 'lies below a page of the site'],
] as const)('the source %j %s', ([from, problem]) => {
  expect(ruleProblem({ ...good, from })).toBe(problem);
});

test.for([
  '/',
  '/contact',
  '/lexique#psu',
  '/pre-inscription-enfant-creche?step=1',
  '/creches-par-ville/auvergne-rhone-alpes/rhone/lyon',
  'https://carrieres.creche-sereine.example/',
  'https://carrieres.creche-sereine.example/offres/12?source=site',
])('%s can be a target', (to) => {
  expect(ruleProblem({ ...good, to })).toBeNull();
});

test.for([
  ['contact', 'leads neither to a path nor to a plain https address'],
  ['', 'leads neither to a path nor to a plain https address'],
  ['javascript:alert(1)', 'leads neither to a path nor to a plain https address'],
  ['http://carrieres.creche-sereine.example/', 'leads neither to a path nor to a plain https address'],
  ['https:/carrieres.creche-sereine.example/', 'leads neither to a path nor to a plain https address'],
  ['https://carrieres.creche-sereine.example', 'leads neither to a path nor to a plain https address'],
  ['https://carrieres.creche-sereine.example@evil.com/', 'leads neither to a path nor to a plain https address'],
  ['https://carrieres.creche-sereine.example:8443/', 'leads neither to a path nor to a plain https address'],
  ['https://evil.com/', 'leads to evil.com, which is no host of the closed list'],
  [
    'https://carrieres.creche-sereine.example.evil.com/',
    'leads to carrieres.creche-sereine.example.evil.com, which is no host of the closed list',
  ],
  ['//evil.com', 'leads to a path that is not canonical'],
  ['/\\evil.com', 'leads to a path that is not canonical'],
  ['/%2fevil.com', 'leads to a path that is not canonical'],
  ['/Contact', 'leads to a path that is not canonical'],
  ['/contact/', 'leads to a path that is not canonical'],
  ['/contact\r\nset-cookie: a=b', 'leads to a path that is not canonical'],
  ['/contact?a=\r\nb', 'leads to a query that cannot be read'],
  ['/contact?', 'leads to a query that cannot be read'],
  ['/contact#a b', 'leads to an anchor that cannot be read'],
  ['/en/contact', 'leads to a path with a locale prefix'],
  ['/contact.html', 'leads to a path that is no route'],
  ['/blog-famille/article.html', 'leads to a path that is no route'],
] as const)('the target %j %s', ([to, problem]) => {
  expect(ruleProblem({ ...good, to })).toBe(problem);
});

test('other statuses than 301 and 302 are refused', () => {
  for (const status of [200, 303, 307, 308, 0, Number.NaN]) expect(ruleProblem({ ...good, status })).toBe(`has the status ${status}`);
  expect(ruleProblem({ ...good, status: 302 })).toBeNull();
});

test('a target is split into path, query and anchor', () => {
  expect(splitTarget('/a')).toEqual({ path: '/a', query: null, anchor: '' });
  expect(splitTarget('/a?b=1#c')).toEqual({ path: '/a', query: '?b=1', anchor: '#c' });
  expect(splitTarget('/a#c?d')).toEqual({ path: '/a', query: null, anchor: '#c?d' });
});
