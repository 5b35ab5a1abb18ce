import { type Weekday, weekdays } from './weekdays.ts';

/** The days from Monday to Friday in French, as they stand inside a sentence, in addresses and in files. */
export const workdayNames = {
  monday: 'lundi',
  tuesday: 'mardi',
  wednesday: 'mercredi',
  thursday: 'jeudi',
  friday: 'vendredi',
} as const satisfies Partial<Record<Weekday, string>>;

/** Every day of the week in French. */
export const weekdayNames: Readonly<Record<Weekday, string>> = { ...workdayNames, saturday: 'samedi', sunday: 'dimanche' };

/** Every day of the week in French, as a label or a column is called. */
export const weekdayLabels = Object.fromEntries(
  weekdays.map((day) => [day, weekdayNames[day].charAt(0).toUpperCase() + weekdayNames[day].slice(1)]),
) as Readonly<Record<Weekday, string>>;
