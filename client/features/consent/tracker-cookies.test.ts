import { expect, test } from 'vitest';
import { erasures } from './tracker-cookies.ts';

const cookies = 'consent=x; _ga=1; _ga_ABC123=2; _gid=3; _gat_UA=4; _gcl_au=5; _gac_UA=6; locale=fr; _gallery=7; viewport=desktop';
const named = (lines: string[]) => [...new Set(lines.map((line) => line.split('=')[0]))];

test('a refusal erases every cookie of the tools, and none of ours', () => {
  expect(named(erasures(cookies, { accepted: [], hostname: 'localhost' }))).toEqual([
    '_ga',
    '_ga_ABC123',
    '_gid',
    '_gat_UA',
    '_gcl_au',
    '_gac_UA',
  ]);
});

test('what is accepted stays', () => {
  expect(named(erasures(cookies, { accepted: ['measure'], hostname: 'localhost' }))).toEqual(['_gcl_au', '_gac_UA']);
  expect(erasures(cookies, { accepted: ['measure', 'marketing'], hostname: 'localhost' })).toEqual([]);
});

test('a cookie is erased wherever it may have been written', () => {
  expect(erasures('_ga=1', { accepted: [], hostname: 'www.creche-sereine.example' })).toEqual([
    '_ga=; Max-Age=0; Path=/',
    '_ga=; Max-Age=0; Path=/; Domain=www.creche-sereine.example',
    '_ga=; Max-Age=0; Path=/; Domain=creche-sereine.example',
  ]);
});

test('without cookies there is nothing to erase', () => {
  expect(erasures('', { accepted: [], hostname: 'site.example' })).toEqual([]);
});
