import type { QueryValues } from '../../addresses/query-values.ts';
import { isWorkingDay } from '../../placement/working-days.ts';
import { timeText } from '../../places/criteria/criterion.ts';
import { readCriteria } from '../../places/criteria/read-criteria.ts';
import { addDays, type PlainDate } from '../fields/plain-date.ts';
import type { FlatValues } from '../form-values.ts';
import { radiuses } from './choices.ts';

const middleOfMonth = 15;

/** What a search in the finder has already said of a family's wishes, as fields of the form: nobody answers twice. */
export function presetOf(query: QueryValues, today: PlainDate): FlatValues {
  const { place, work, radius, birth, start, days, arrives, leaves } = readCriteria(query).criteria;
  const preset: Record<string, string | string[] | null> = {
    homePlace: place || null,
    workPlace: work || null,
    placePreference: placeWord(place, work),
    radiusKilometres: (place || work) && (radiuses.find((one) => one === String(radius)) ?? null),
    ...(birth && childOf(birth, today)),
    startDate: start && startOf(start, today),
    flexibility: start && 'one_month',
    days: days.length > 0 ? days : null,
    hoursFrom: arrives === null ? null : timeText(arrives),
    hoursTo: leaves === null ? null : timeText(leaves),
  };
  return Object.fromEntries(Object.entries(preset).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function placeWord(place: string, work: string): string | null {
  if (place && work) return 'either';
  if (work) return 'work';
  return place ? 'home' : null;
}

/** A month says whether a child is born; of one that is expected an approximate day is enough, a day of birth is the family's to say. */
function childOf(month: string, today: PlainDate): Record<string, string> {
  if (month <= today.slice(0, 7)) return { 'children.0.status': 'born' };
  return { 'children.0.status': 'expected', 'children.0.dueDate': `${month}-${middleOfMonth}` };
}

/** The first working day of a month that is still to come. */
function startOf(month: string, today: PlainDate): PlainDate {
  const first = `${month}-01`;
  let day = first > today || month < today.slice(0, 7) ? first : addDays(today, 1);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}
