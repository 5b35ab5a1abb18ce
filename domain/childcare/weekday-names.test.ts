import { expect, test } from 'vitest';
import { weekdayLabels, weekdayNames, workdayNames } from './weekday-names.ts';
import { weekdays } from './weekdays.ts';

// 30 November 2026 is a Monday.
const inFrench = weekdays.map((_, index) =>
  new Date(Date.UTC(2026, 10, 30 + index)).toLocaleDateString('fr-FR', { weekday: 'long', timeZone: 'UTC' }),
);

test('days are called as French calls them, in the order of the week', () => {
  expect(weekdays.map((day) => weekdayNames[day])).toEqual(inFrench);
  expect(Object.values(workdayNames)).toEqual(inFrench.slice(0, 5));
});

test('as labels they begin with a capital', () => {
  expect(Object.keys(weekdayLabels)).toEqual([...weekdays]);
  expect(Object.values(weekdayLabels).join()).toBe('Lundi,Mardi,Mercredi,Jeudi,Vendredi,Samedi,Dimanche');
});
