import { afterEach, expect, test, vi } from 'vitest';
import { presetOfSearch } from './preset-of-search.ts';

afterEach(() => vi.unstubAllGlobals());

/** A tab that has been at these paths, the last of them now. */
function stubHistory(...paths: (string | null)[]) {
  const entries = paths.map((path, index) => ({ index, url: path === null ? null : `https://site.example${path}` }));
  vi.stubGlobal('navigation', { currentEntry: entries.at(-1), entries: () => entries });
}

const form = '/pre-inscription-enfant-creche?fromNurseryCatalog=true&creche=petite-brindille-lyon';

test('the last search of the tab has said where and when', async () => {
  stubHistory(
    '/trouver-une-creche/recherche?lieu=Us',
    '/en/trouver-une-creche/recherche?lieu=Lyon&jours=lundi',
    '/trouver-une-creche/x',
    form,
  );
  expect(await presetOfSearch('2026-11-28')).toMatchObject({ homePlace: 'Lyon', days: ['monday'] });
});

test('a search that comes after the form, an address that is hidden and no search at all say nothing', async () => {
  stubHistory(null, '/trouver-une-creche', form);
  expect(await presetOfSearch('2026-11-28')).toEqual({});
  stubHistory(form);
  expect(await presetOfSearch('2026-11-28')).toEqual({});
});
