import { expect, test } from 'vitest';
import { capacityCell, inseeCell, likelyNurseryType, postalCodeCell } from '../formats/nursery-columns';
import { availabilityCell } from '../formats/places-format';
import { ageCell, decimalCell, phoneCell, type ReadCell, yesNoCell } from './cells';
import { dateCell } from './dates';
import { daysCell } from './days';
import { hoursCell } from './hours';

/** The value of a cell, or the code of its problem. */
function read(cell: ReadCell, text: string) {
  const reading = cell(text);
  return 'problem' in reading ? reading.problem.code : reading.value;
}

test.for([
  ['01/09/2026', '2026-09-01'],
  ['1/9/2026', '2026-09-01'],
  ['01-09-2026', '2026-09-01'],
  ['01.09.2026', '2026-09-01'],
  ['2026-09-01', '2026-09-01'],
  ['2026/09/01', '2026-09-01'],
  ['2026-09-01T00:00:00+02:00', '2026-09-01'],
  ['01/09/2026 00:00', '2026-09-01'],
  ['1er septembre 2026', '2026-09-01'],
  ['15 août 2026', '2026-08-15'],
  ['3 févr. 2026', '2026-02-03'],
  ['29/02/2024', '2024-02-29'],
  ['Immédiat', null],
  ['dès maintenant', null],
  ['', null],
  ['29/02/2025', 'date'],
  ['31/02/2026', 'date'],
  ['01/13/2026', 'date'],
  ['09/2026', 'date'],
  ['46266', 'date'],
  ['bientôt', 'date'],
  ['1 ma 2026', 'date'],
  ['01/09/26', 'two-digit-year'],
  ['01/09/0026', 'date'],
] as const)('the day %j is %j', ([text, expected]) => {
  expect(read(dateCell, text)).toBe(expected);
});

test.for([
  ['LMMJV', '1111111111'],
  ['L-MJ-', '1100111100'],
  ['lm.j.', '1111001100'],
  ['L M J', 'days'],
  ['11011', '1111001111'],
  ['1111001100', '1111001100'],
  ['1;0,5;0;1;1', '1110001111'],
  ['1 0 0 1 0.5', '1100001110'],
  ['lundi, mardi et jeudi', '1111001100'],
  ['Lun Mar Mer Jeu Ven', '1111111111'],
  ['mercredi matin', '0000100000'],
  ['lundi mercredi après-midi', '1100010000'],
  ['du lundi au jeudi', '1111111100'],
  ['Lundi-Vendredi', '1111111111'],
  ['tous les jours', '1111111111'],
  ['V', '0000000011'],
  ['', null],
  ['M', 'days'],
  ['LMX', 'days'],
  ['00000', 'days'],
  ['0000000000', 'days'],
  ['samedi', 'days'],
  ['vendredi-lundi', 'days'],
  ['matin', 'days'],
  ['lundi matin après-midi', 'days'],
] as const)('the days %j are %j', ([text, expected]) => {
  expect(read(daysCell, text)).toBe(expected);
});

test('half a day that does not say which is taken for the morning, and that is told', () => {
  expect(daysCell('0,5;1;1;1;1')).toMatchObject({ value: '1011111111', remark: { code: 'half-day-is-morning' } });
});

test.for([
  ['07:30-18:30', '07:30-18:30'],
  ['7h30 à 18h30', '07:30-18:30'],
  ['8h-18h', '08:00-18:00'],
  ['7:30 – 18:30', '07:30-18:30'],
  ['13h30-18h 8h-12h', '08:00-12:00 13:30-18:00'],
  ['8h-12h / 13h30-18h30', '08:00-12:00 13:30-18:30'],
  ['06:00-00:00', '06:00-00:00'],
  ['', null],
  ['18:30-07:30', 'hours'],
  ['7h30', 'hours'],
  ['25:00-26:00', 'hours'],
  ['toute la journée', 'hours'],
] as const)('the hours %j are %j', ([text, expected]) => {
  expect(read(hoursCell, text)).toBe(expected);
});

test.for([
  ['3', 3],
  ['3 places', 3],
  ['1 berceau', 1],
  ['0', 'full'],
  ['Complet', 'full'],
  ['COMPLÈTE', 'full'],
  ['NC', 'not_communicated'],
  ['n.c.', 'not_communicated'],
  ['non communiqué', 'not_communicated'],
  ['', null],
  [' ', null],
  ['-2', 'out-of-range'],
  ['2,5', 'whole-number'],
  ['beaucoup', 'whole-number'],
  ['=1+1', 'whole-number'],
  ['999', 'out-of-range'],
] as const)('« %s » places are %j', ([text, expected]) => {
  expect(read(availabilityCell, text)).toBe(expected);
});

test.for([
  ['10', 10],
  ['10 mois', 10],
  ['2 ans', 24],
  ['2,5 ans', 30],
  ['10 semaines', 2],
  ['3 ans', 36],
  ['', null],
  ['2,5', 'whole-number'],
  ['-1', 'whole-number'],
  ['7 ans', 'out-of-range'],
  ['bébé', 'whole-number'],
] as const)('the age %j is %j months', ([text, expected]) => {
  expect(read(ageCell(72), text)).toBe(expected);
});

test('a decimal comma, narrow blanks and a unit are a number; words are none', () => {
  const price = decimalCell({ least: 0, most: 10_000 }, { unit: /\s*€$/ });
  expect(['9,50', '9.5', '1\u202f234,50 €', ',5', '1e3', 'gratuit', '-1'].map((text) => read(price, text))).toEqual([
    9.5,
    9.5,
    1234.5,
    0.5,
    'number',
    'number',
    'out-of-range',
  ]);
});

test('codes keep their zeros, also those that a spreadsheet has taken away', () => {
  expect(['01000', '1000', '75011 PARIS CEDEX 11', 'Paris'].map((text) => read(postalCodeCell, text))).toEqual([
    '01000',
    '01000',
    '75011',
    'shape',
  ]);
  expect(['01004', '1004', '2a004', '2B033', '751 11', '75'].map((text) => read(inseeCell, text))).toEqual([
    '01004',
    '01004',
    '2A004',
    '2B033',
    '75111',
    'shape',
  ]);
});

test('a telephone number of zeros is none, and one without its zero gets it back', () => {
  expect(['0000000000', '01 99 00 37 17', '199003717', '+33 (0)1 99 00 37 17', 'appeler'].map((text) => read(phoneCell, text))).toEqual([
    null,
    '0199003717',
    '0199003717',
    '+330199003717',
    'shape',
  ]);
});

test('« NC » is neither yes nor no, and a capacity of zero is refused', () => {
  expect(['Oui', 'NON', 'NC', '', 'peut-être'].map((text) => read(yesNoCell, text))).toEqual(['yes', 'no', 'unknown', null, 'choice']);
  expect(['20 places', '0', '20,5'].map((text) => read(capacityCell, text))).toEqual([20, 'out-of-range', 'whole-number']);
});

test.for([
  ['Multi-accueil', 'multi_reception_nurseries'],
  ['MC', 'micro_nurseries'],
  ['Micro-crèche privée', 'micro_nurseries'],
  ['Crèche parentale associative', 'parental_nursery'],
  ['Service d’accueil familial', 'family_nursery'],
  ['Jardin d’enfants', 'kindergarten'],
  ['Halte-garderie itinérante', 'daycare_center'],
  ['CRECHE COLLECTIVE', 'collective_nursery'],
  ['LAEP', null],
] as const)('a public file that says %j means %j', ([text, expected]) => {
  expect(likelyNurseryType(text)).toBe(expected);
});
