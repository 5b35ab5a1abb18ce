import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogAddress, catalogPath, preRegistrationPath as path } from './from-nursery-catalog.ts';
import { pathTo } from './paths.ts';

const address = (search: string, from = '/trouver-une-creche') => catalogAddress({ path, search, from });

test('the two pages are those of the routes', () => {
  expect(catalogPath).toBe(pathTo('nursery-finder'));
  expect(path).toBe(pathTo('content-page', { slug: 'pre-inscription-enfant-creche' }));
});

test('from the catalogue, the query is cleared and the flag is set', () => {
  for (const from of ['/trouver-une-creche', '/trouver-une-creche/recherche', '/trouver-une-creche/petite-brindille-lyon'])
    for (const search of ['?fromNurseryCatalog', '?fromNurseryCatalog=1', '?step=3&fromNurseryCatalog=true&utm_source=x'])
      expect(address(search, from)).toBe(`${path}?fromNurseryCatalog=true`);
});

test('the nursery asked about is kept where it is a slug, and nothing else is', () => {
  expect(address('?utm_source=x&creche=petite-brindille-lyon&fromNurseryCatalog=1')).toBe(
    `${path}?fromNurseryCatalog=true&creche=petite-brindille-lyon`,
  );
  for (const creche of ['', 'A', '../x', '%0d%0aset-cookie:a', '//evil.com', 'a--b'])
    expect(address(`?fromNurseryCatalog=1&creche=${creche}`)).toBe(`${path}?fromNurseryCatalog=true`);
});

test('without the flag, from elsewhere or to elsewhere nothing happens', () => {
  for (const search of ['', '?step=1', '?fromNurseryCatalogue=1', '?x=fromNurseryCatalog', '?xfromNurseryCatalog'])
    expect(address(search)).toBeNull();
  for (const from of ['/', '/trouver-une-creche-a-paris', '/creches-par-ville']) expect(address('?fromNurseryCatalog=1', from)).toBeNull();
  expect(catalogAddress({ path: '/contact', search: '?fromNurseryCatalog=1', from: catalogPath })).toBeNull();
});

test('it never sends anybody twice', () => {
  const part = fc.constantFrom('fromNurseryCatalog', 'fromNurseryCatalog=true', 'creche=a-b', 'creche=A', 'step=1', '', '=', 'a=%0d%0a');
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.webQueryParameters()), { maxLength: 6 }), (parts) => {
      const search = parts.length ? `?${parts.join('&')}` : '';
      const first = address(search);
      if (first === null) return;
      expect(first).toMatch(/^\/pre-inscription-enfant-creche\?fromNurseryCatalog=true(?:&creche=[a-z0-9-]+)?$/);
      expect(address(first.slice(path.length))).toBeNull();
    }),
  );
});
