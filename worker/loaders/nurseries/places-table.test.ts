import { expect, test } from 'vitest';
import { en } from '../../../client/i18n/en.ts';
import { fr } from '../../../client/i18n/fr.ts';
import type { NurseryPlace } from '../../../domain/nursery-places/nursery-place.ts';
import { makePlace } from '../../../domain/testing/make-place.ts';
import { placesTable } from './places-table.ts';

const context = { locale: 'fr', messages: fr, now: Date.parse('2026-11-27T09:00:00Z') } as const;
/** The cells of each row, lines of a cell apart. */
function rowsOf(places: NurseryPlace[], words: Parameters<typeof placesTable>[1] = context): string[][] {
  const body = placesTable(places, words)?.html.split('<tbody>')[1] ?? '';
  return [...body.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replaceAll(' <span>', ' | ').replaceAll('</span>', '')),
  );
}

test('a place is told with its age, days, number, period, kind, hours, price, day and who said it', () => {
  const place = makePlace({
    ...{ ageFromMonths: 10, ageToMonths: 17, days: 0b1111001111, availableFrom: '2027-01-04', availableUntil: '2027-06-30' },
    ...{ opens: 450, closes: 1110, hourlyPrice: 9.4 },
  });
  expect(rowsOf([place])).toEqual([
    [
      'de 10 mois à 17 mois | lundi, mardi, jeudi et vendredi',
      '2 places',
      'dès le 4 janvier 2027 | jusqu’au 30 juin 2027',
      'Régulier | 7\u00a0h\u00a030\u00a0–\u2060\u00a018\u00a0h\u00a030 | 9,40\u00a0€ de l’heure',
      'Confirmé le 25 novembre 2026 | par la crèche',
    ],
  ]);
  const [english] = rowsOf([place], { ...context, locale: 'en', messages: en });
  expect(english).toEqual([
    'from 10 months to 17 months | Monday, Tuesday, Thursday and Friday',
    '2 places',
    'from 4 January 2027 | until 30 June 2027',
    'Regular | 7:30\u00a0am\u00a0–\u2060\u00a06:30\u00a0pm | €9.40 an hour',
    'Confirmed on 25 November 2026 | by the nursery',
  ]);
});

test('the youngest come first, and what has to be confirmed says so', () => {
  const older = makePlace({ ageFromMonths: 18, availability: 'full', origin: 'editor', reportedOn: '2026-11-01' });
  expect(rowsOf([older, makePlace()]).map((cells) => [cells[1], cells[2], cells[4]])).toEqual([
    ['2 places', 'dès maintenant', 'Confirmé le 25 novembre 2026 | par la crèche'],
    ['Complet', '–', 'À confirmer (dit le 1er novembre 2026) | par notre équipe'],
  ]);
});

test('half days are told in as few words as they take', () => {
  const days = (bits: number) => rowsOf([makePlace({ days: bits })])[0]?.[0]?.split(' | ')[1];
  expect([1023, 341, 682, 0b11_00_00_01_10].map(days)).toEqual([
    'du lundi au vendredi',
    'le matin, du lundi au vendredi',
    'l’après-midi, du lundi au vendredi',
    'lundi après-midi, mardi matin et vendredi',
  ]);
});

test('without a place that may be told there is no table', () => {
  expect(placesTable([], context)).toBeNull();
  expect(placesTable([makePlace({ reportedOn: '2026-10-27' })], context)).toBeNull();
});
