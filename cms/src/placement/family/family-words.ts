import { dayInFrench } from '../../day-in-french';
import { workdayNames } from '../../domain/childcare/weekday-names.ts';
import type { DeclineReason } from '../../domain/placement/follow-up.ts';

/** Why a family does not take a place, as the desk reads it. */
export const reasonWords: Readonly<Record<DeclineReason, string>> = {
  too_far: 'Trop loin',
  too_expensive: 'Trop chère',
  days: 'Les jours ou les horaires',
  date: 'La date d’entrée',
  other_place: 'La famille a une autre place',
  other: 'Autre raison',
};

const dayNames: Readonly<Record<string, string>> = workdayNames;

const french = (day: string | null) => (day ? dayInFrench(day) : '–');
const clock = (time: string | null) => time?.slice(0, 5) ?? '–';

interface Wishes {
  startDate: string | null;
  days: readonly string[];
  hoursFrom: string | null;
  hoursTo: string | null;
}

/** « entrée le 04/01/2027 ; lundi, mardi ; 08:00–18:00 » */
export function wishWords({ startDate, days, hoursFrom, hoursTo }: Wishes): string {
  const names = days.map((day) => dayNames[day] ?? day).join(', ') || '–';
  return `entrée le ${french(startDate)}\u202f; ${names}\u202f; ${clock(hoursFrom)}–${clock(hoursTo)}`;
}

export const birthWords = (name: string | null, birthDate: string) =>
  `Naissance confirmée${name ? ` (${name})` : ''}\u202f: ${french(birthDate)}`;
