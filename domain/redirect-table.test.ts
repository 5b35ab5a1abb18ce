import { expect, test } from 'vitest';
import { type Redirect, redirects } from '../redirects.ts';
import { matchRoute } from './paths.ts';
import { createRedirectTable, findRedirect } from './redirect-table.ts';

const rules: Redirect[] = [
  { from: '/a', to: '/b', status: 301 },
  { from: '/old/*', to: '/new', status: 301 },
  { from: '/old/kept', to: '/kept?step=1', status: 302 },
];
const find = createRedirectTable(rules);

test('an exact rule keeps the query', () => {
  expect(find('/a', '?utm_source=x')).toEqual({ to: '/b?utm_source=x', status: 301 });
});

test('an exact rule wins over a wildcard, and its own query over the given one', () => {
  expect(find('/old/kept', '?step=4')).toEqual({ to: '/kept?step=1', status: 302 });
});

test('a wildcard takes everything below it and the path itself, but no neighbour', () => {
  expect(find('/old/x/y', '')?.to).toBe('/new');
  expect(find('/old', '')?.to).toBe('/new');
  expect(find('/older', '')).toBeNull();
});

test('the rules of the specification', () => {
  expect(findRedirect('/inscription', '')).toEqual({ to: '/pre-inscription-enfant-creche', status: 301 });
  expect(findRedirect('/accompagnement-famille', '')).toEqual({ to: '/pre-inscription-enfant-creche?step=1', status: 302 });
  expect(findRedirect('/jobs/educatrice', '')?.status).toBe(302);
  expect(findRedirect('/equipe', '')).toBeNull();
});

test('no rule is written twice, none leads to another, and every internal target is a route', () => {
  const sources = redirects.map(({ from }) => from);
  expect(new Set(sources).size).toBe(sources.length);
  for (const { to } of redirects) {
    if (!to.startsWith('/')) continue;
    const path = to.split('?')[0] ?? '';
    expect(findRedirect(path, ''), path).toBeNull();
    expect(matchRoute(path), path).not.toBeNull();
  }
});
