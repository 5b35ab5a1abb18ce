import { expect, test } from 'vitest';
import { nursery } from '../../../client/i18n/fr/nurseries/nursery.ts';
import type { WeekHours } from '../../../domain/childcare/opening-hours.ts';
import { hoursWords } from './hours-words.ts';

const day = [{ opens: 450, closes: 1110 }];
const week: WeekHours = {
  monday: day,
  tuesday: day,
  wednesday: [{ opens: 480, closes: 720 }],
  thursday: day,
  friday: day,
  saturday: [],
  sunday: null,
};

test('puts days of the same hours together, and leaves out those that are closed or not known', () => {
  expect(hoursWords(week, nursery.hours)).toEqual([
    'Lundi – Mardi\u202f: 7\u00a0h\u00a030\u00a0–\u2060\u00a018\u00a0h\u00a030',
    'Mercredi\u202f: 8\u00a0h\u00a0–\u2060\u00a012\u00a0h',
    'Jeudi – Vendredi\u202f: 7\u00a0h\u00a030\u00a0–\u2060\u00a018\u00a0h\u00a030',
  ]);
});

test('says nothing of hours that are not known', () => {
  expect(hoursWords(null, nursery.hours)).toEqual([]);
});
