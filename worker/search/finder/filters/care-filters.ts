import { type Workday, workdays } from '../../../../domain/childcare/workdays.ts';
import { monthAfter } from '../../../../domain/nursery-places/matching/age-at-start.ts';
import { type DayPart, dayParts } from '../../../../domain/nursery-places/matching/day-parts.ts';
import { dayNames, dayPartNames } from '../../../../domain/places/criteria/criteria.ts';
import { timeText } from '../../../../domain/places/criteria/criterion.ts';
import { fragment } from '../../fragment.ts';
import { type FilterTable, inBothLanguages, selectOf, withChoice } from './filter.ts';

/** Children are born up to so many months ago, or expected in so many. */
const births = { past: 36, expected: 8 };
/** Nobody plans further ahead, in months. */
const latestStart = 18;
const half = 30;
const arrivals = Array.from({ length: 8 }, (_, index) => 6 * 60 + 30 + half * index);
const departures = Array.from({ length: 8 }, (_, index) => 16 * 60 + half * index);

/** What these filters say. */
export const careWords = inBothLanguages(
  {
    birth: {
      criterion: 'naissance',
      label: 'Naissance de l’enfant',
      any: 'Non précisée',
      toBeBorn: (month: string) => `${month} (à naître)`,
      born: (month: string) => `Né(e) en ${month}`,
      expected: (month: string) => `À naître en ${month}`,
    },
    start: {
      criterion: 'entrée souhaitée',
      label: 'Entrée souhaitée',
      any: 'Dès que possible',
      chip: (month: string) => `Entrée en ${month}`,
    },
    days: {
      criterion: 'jours',
      label: 'Jours d’accueil',
      names: { monday: 'Lun.', tuesday: 'Mar.', wednesday: 'Mer.', thursday: 'Jeu.', friday: 'Ven.' } satisfies Record<Workday, string>,
    },
    dayPart: {
      criterion: 'moment de la journée',
      label: 'Moment de la journée',
      parts: { day: 'Journée entière', morning: 'Le matin', afternoon: 'L’après-midi' } satisfies Record<DayPart, string>,
    },
    arrives: {
      criterion: 'heure d’arrivée',
      label: 'Arrivée',
      any: 'Sans préférence',
      chip: (time: string) => `Arrivée à ${time}`,
    },
    leaves: {
      criterion: 'heure de départ',
      label: 'Départ',
      any: 'Sans préférence',
      chip: (time: string) => `Départ à ${time}`,
    },
    onlyFitting: {
      criterion: 'places qui conviennent',
      label: 'Seulement les places qui conviennent',
      chip: 'Places qui conviennent',
    },
  },
  {
    birth: {
      criterion: 'birth',
      label: 'Child’s month of birth',
      any: 'Not given',
      toBeBorn: (month) => `${month} (to be born)`,
      born: (month) => `Born in ${month}`,
      expected: (month) => `Due in ${month}`,
    },
    start: { criterion: 'start', label: 'Start', any: 'As soon as possible', chip: (month) => `Start in ${month}` },
    days: {
      criterion: 'days',
      label: 'Days of care',
      names: { monday: 'Mon', tuesday: 'Tue', wednesday: 'Wed', thursday: 'Thu', friday: 'Fri' },
    },
    dayPart: {
      criterion: 'part of the day',
      label: 'Part of the day',
      parts: { day: 'Whole day', morning: 'Morning', afternoon: 'Afternoon' },
    },
    arrives: { criterion: 'time of arrival', label: 'Arrival', any: 'No preference', chip: (time) => `Arrival at ${time}` },
    leaves: { criterion: 'time of departure', label: 'Departure', any: 'No preference', chip: (time) => `Departure at ${time}` },
    onlyFitting: { criterion: 'places that fit', label: 'Only places that fit', chip: 'Places that fit' },
  },
);

/** What a place has to be for a child: none of these leaves a nursery out, they decide which come first. */
export const careFilters = {
  birth: {
    columns: {},
    condition: null,
    question: (choice, { locale, formats, today }) => {
      const { label, any, toBeBorn } = careWords[locale].birth;
      return selectOf(
        { name: 'naissance', label, none: any },
        {
          values: withChoice(monthsOf(today, { from: -births.past, to: births.expected }), choice),
          choice,
          textOf: String,
          labelOf: (month) => (month > today ? toBeBorn(formats.month(`${month}-01`)) : formats.month(`${month}-01`)),
        },
      );
    },
    chip: (month, { locale, formats, today }) => {
      const { expected, born } = careWords[locale].birth;
      return month && (month > today ? expected : born)(formats.month(`${month}-01`));
    },
  },
  start: {
    columns: {},
    condition: null,
    question: (choice, { locale, formats, today }) => {
      const { label, any } = careWords[locale].start;
      return selectOf(
        { name: 'entree', label, none: any },
        {
          values: withChoice(monthsOf(today, { from: 0, to: latestStart }), choice),
          choice,
          textOf: String,
          labelOf: (month) => formats.month(`${month}-01`),
        },
      );
    },
    chip: (month, { locale, formats }) => month && careWords[locale].start.chip(formats.month(`${month}-01`)),
  },
  days: {
    columns: {},
    condition: null,
    question: (choice, { locale }) => ({
      kind: 'boxes',
      label: careWords[locale].days.label,
      isRow: true,
      options: workdays.map((day) => ({
        name: 'jours',
        label: careWords[locale].days.names[day],
        value: dayNames[day],
        isChosen: choice.includes(day),
      })),
    }),
    chip: (choice, { locale }) => choice.map((day) => careWords[locale].days.names[day]).join(' '),
  },
  dayPart: {
    columns: {},
    condition: null,
    question: (choice, { locale }) => ({
      kind: 'select',
      name: 'moment',
      label: careWords[locale].dayPart.label,
      options: dayParts.map((part) => ({
        label: careWords[locale].dayPart.parts[part],
        value: part === 'day' ? '' : dayPartNames[part],
        isChosen: part === choice,
      })),
    }),
    chip: (part, { locale }) => careWords[locale].dayPart.parts[part],
  },
  arrives: {
    columns: {},
    condition: null,
    question: (choice, { locale, words: { fields } }) =>
      selectOf(
        { name: 'arrivee', label: careWords[locale].arrives.label, none: careWords[locale].arrives.any },
        { values: withChoice(arrivals, choice), choice, textOf: timeText, labelOf: fields.time },
      ),
    chip: (time, { locale, words: { fields } }) => (time === null ? null : careWords[locale].arrives.chip(fields.time(time))),
  },
  leaves: {
    columns: {},
    condition: null,
    question: (choice, { locale, words: { fields } }) =>
      selectOf(
        { name: 'depart', label: careWords[locale].leaves.label, none: careWords[locale].leaves.any },
        { values: withChoice(departures, choice), choice, textOf: timeText, labelOf: fields.time },
      ),
    chip: (time, { locale, words: { fields } }) => (time === null ? null : careWords[locale].leaves.chip(fields.time(time))),
  },
  onlyFitting: {
    columns: { placeCount: ({ reportedPlaces }) => reportedPlaces.length },
    // Whether one of them fits is decided by the place itself (`fit-candidates.ts`).
    condition: () => fragment('n.place_count > 0'),
    question: (isChosen, { locale }) => ({
      kind: 'boxes',
      label: '',
      options: [{ name: 'adaptees', label: careWords[locale].onlyFitting.label, value: '1', isChosen }],
    }),
    chip: (_, { locale }) => careWords[locale].onlyFitting.chip,
  },
} satisfies Partial<FilterTable>;

function monthsOf(today: string, { from, to }: { from: number; to: number }): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => monthAfter(today.slice(0, 7), from + index));
}
