import { expect, test } from 'vitest';
import { formatLocaleOf, localizePath, splitLocale } from './locale.ts';

test('a path is split into its locale and the French path under it', () => {
  expect(splitLocale('/')).toEqual({ locale: 'fr', path: '/' });
  expect(splitLocale('/en')).toEqual({ locale: 'en', path: '/' });
  expect(splitLocale('/en/equipe')).toEqual({ locale: 'en', path: '/equipe' });
  expect(splitLocale('/entreprises')).toEqual({ locale: 'fr', path: '/entreprises' });
});

test('localizing keeps query and anchor, and leaves other addresses alone', () => {
  expect(localizePath('/equipe', 'fr')).toBe('/equipe');
  expect(localizePath('/equipe?a=1#b', 'en')).toBe('/en/equipe?a=1#b');
  expect(localizePath('/', 'en')).toBe('/en');
  expect(localizePath('/?a=1', 'en')).toBe('/en?a=1');
  for (const address of ['https://example.com/', '//example.com', '#a', 'mailto:a@example.com'])
    expect(localizePath(address, 'en')).toBe(address);
});

test('en-US never formats a French page', () => {
  expect(formatLocaleOf('fr')).toBe('fr-FR');
  expect(formatLocaleOf('en')).toBe('en-GB');
  expect(formatLocaleOf('xx' as 'fr')).toBe('en-US');
});
