import { weekdayNames } from '../domain/childcare/weekday-names';
import { workdays } from '../domain/childcare/workdays';
import type { ToldPlace } from './nursery-places';

const dayNames = workdays.map((day) => weekdayNames[day]);
const halves: Record<string, string> = { '10': ' matin', '01': ' après-midi' };

const inWords = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function daysInWords(days: string): string {
  if (!days.includes('0')) return 'du lundi au vendredi';
  return dayNames
    .flatMap((name, index) => {
      const half = days.slice(2 * index, 2 * index + 2);
      return half.includes('1') ? [name + (halves[half] ?? '')] : [];
    })
    .join(', ');
}

function numberInWords({ availability, count }: ToldPlace): string {
  if (availability === 'full') return 'complet';
  if (availability !== 'number') return 'nombre non communiqué';
  return count === 1 ? '1 place' : `${count} places`;
}

/** A place in one line, as the mail to its manager tells it. */
export function placeInWords(place: ToldPlace): string {
  const { ageFromMonths, ageToMonths, days, availableFrom, reportedOn } = place;
  return [
    `${numberInWords(place)}, de ${ageFromMonths} à ${ageToMonths} mois, ${daysInWords(days)}`,
    availableFrom && `à partir du ${inWords(availableFrom)}`,
    reportedOn && `dit le ${inWords(reportedOn)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
