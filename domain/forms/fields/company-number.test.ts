import { expect, test } from 'vitest';
import { readCompanyNumber } from './company-number.ts';

test.for([
  ['732 829 320', '732829320'],
  ['732829320', '732829320'],
  ['732 829 320 00074', '73282932000074'],
  ['732\u202f829\u00a0320\u202f00074', '73282932000074'],
  ['732.829.320', '732829320'],
  // La Poste: its head office follows the rule, its other establishments do not.
  ['356000000', '356000000'],
  ['35600000000048', '35600000000048'],
  ['35600000009075', '35600000009075'],
] as const)('reads %j', ([text, number]) => {
  expect(readCompanyNumber(text)).toBe(number);
});

test.for([
  '',
  '732829321',
  '73282932000075',
  '7328293200007',
  '35600000009076',
  '000000000',
  '00000000000000',
  'FR732829320',
  '732829320a',
])('refuses %j', (text) => {
  expect(readCompanyNumber(text)).toBe(null);
});
