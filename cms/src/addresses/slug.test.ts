import { expect, test } from 'vitest';
import { slugFrom, slugOf } from './slug';

test.for<[text: string, slug: string]>([
  ['Où chercher une crèche à Saint-Étienne ?', 'ou-chercher-une-creche-a-saint-etienne'],
  ['L’œuf, la Ñusta & 100 % des familles', 'l-oeuf-la-nusta-100-des-familles'],
  ['  --  ', ''],
  ['日本', ''],
  [`${'mot '.repeat(40)}`, `${'mot-'.repeat(19)}mot`],
  ['x'.repeat(300), 'x'.repeat(80)],
])('« %s » is %s in an address', ([text, slug]) => {
  expect(slugOf(text)).toBe(slug);
});

test('each type has its address from the fields that name its entries, once all of them are written', () => {
  expect(slugFrom('article', { title: 'Un titre' })).toBe('un-titre');
  expect(slugFrom('nursery', { name: 'Les Pommiers', cityName: 'Lyon' })).toBe('les-pommiers-lyon');
  expect(slugFrom('nursery', { name: 'Les Pommiers' })).toBe('');
  const city = { regionName: 'Auvergne-Rhône-Alpes', departmentName: 'Rhône', name: 'Lyon' };
  expect(slugFrom('city', city)).toBe('auvergne-rhone-alpes/rhone/lyon');
  expect(slugFrom('home', { title: 'Accueil' })).toBe('');
});
