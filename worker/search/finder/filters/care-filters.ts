import { monthAfter } from '../../../../domain/nursery-places/matching/age-at-start.ts';
import { dayParts, workdays } from '../../../../domain/nursery-places/matching/day-parts.ts';
import { dayNames, dayPartNames } from '../../../../domain/places/criteria/criteria.ts';
import { timeText } from '../../../../domain/places/criteria/criterion.ts';
import { fragment } from '../../fragment.ts';
import { type FilterTable, selectOf, withWanted } from './filter.ts';

/** Children are born up to so many months ago, or expected in so many. */
const births = { past: 36, expected: 8 };
/** Nobody plans further ahead, in months. */
const latestStart = 18;
const half = 30;
const arrivals = Array.from({ length: 8 }, (_, index) => 6 * 60 + 30 + half * index);
const departures = Array.from({ length: 8 }, (_, index) => 16 * 60 + half * index);

/** What a place has to be for a child: none of these leaves a nursery out, they decide which come first. */
export const careFilters = {
  birth: {
    columns: {},
    condition: null,
    question: (wanted, { words: { fields }, formats, today }) =>
      selectOf(
        { name: 'naissance', label: fields.birth, none: fields.anyBirth },
        {
          values: withWanted(monthsOf(today, { from: -births.past, to: births.expected }), wanted),
          wanted,
          textOf: String,
          labelOf: (month) => (month > today ? fields.expected(formats.month(`${month}-01`)) : formats.month(`${month}-01`)),
        },
      ),
    chip: (month, { words: { chips }, formats, today }) =>
      month && (month > today ? chips.expected : chips.born)(formats.month(`${month}-01`)),
  },
  start: {
    columns: {},
    condition: null,
    question: (wanted, { words: { fields }, formats, today }) =>
      selectOf(
        { name: 'entree', label: fields.start, none: fields.anyStart },
        {
          values: withWanted(monthsOf(today, { from: 0, to: latestStart }), wanted),
          wanted,
          textOf: String,
          labelOf: (month) => formats.month(`${month}-01`),
        },
      ),
    chip: (month, { words: { chips }, formats }) => month && chips.start(formats.month(`${month}-01`)),
  },
  days: {
    columns: {},
    condition: null,
    question: (wanted, { words: { fields } }) => ({
      kind: 'boxes',
      label: fields.days,
      isRow: true,
      options: workdays.map((day) => ({
        name: 'jours',
        label: fields.shortDays[day],
        value: dayNames[day],
        isChosen: wanted.includes(day),
      })),
    }),
    chip: (wanted, { words: { fields } }) => wanted.map((day) => fields.shortDays[day]).join(' '),
  },
  dayPart: {
    columns: {},
    condition: null,
    question: (wanted, { words: { fields } }) => ({
      kind: 'select',
      name: 'moment',
      label: fields.dayPart,
      options: dayParts.map((part) => ({
        label: fields.dayParts[part],
        value: part === 'day' ? '' : dayPartNames[part],
        isChosen: part === wanted,
      })),
    }),
    chip: (part, { words: { fields } }) => fields.dayParts[part],
  },
  arrives: {
    columns: {},
    condition: null,
    question: (wanted, { words: { fields } }) =>
      selectOf(
        { name: 'arrivee', label: fields.arrives, none: fields.anyHour },
        { values: withWanted(arrivals, wanted), wanted, textOf: timeText, labelOf: fields.time },
      ),
    chip: (time, { words: { chips, fields } }) => (time === null ? null : chips.arrives(fields.time(time))),
  },
  leaves: {
    columns: {},
    condition: null,
    question: (wanted, { words: { fields } }) =>
      selectOf(
        { name: 'depart', label: fields.leaves, none: fields.anyHour },
        { values: withWanted(departures, wanted), wanted, textOf: timeText, labelOf: fields.time },
      ),
    chip: (time, { words: { chips, fields } }) => (time === null ? null : chips.leaves(fields.time(time))),
  },
  onlyFitting: {
    columns: { placeCount: ({ reportedPlaces }) => reportedPlaces.length },
    // Whether one of them fits is decided by the place itself (`fit-candidates.ts`).
    condition: () => fragment('n.place_count > 0'),
    question: (isChosen, { words: { fields } }) => ({
      kind: 'boxes',
      label: '',
      options: [{ name: 'adaptees', label: fields.onlyFitting, value: '1', isChosen }],
    }),
    chip: (_, { words: { chips } }) => chips.onlyFitting,
  },
} satisfies Partial<FilterTable>;

function monthsOf(today: string, { from, to }: { from: number; to: number }): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => monthAfter(today.slice(0, 7), from + index));
}
