import type { FieldProblem } from '../editing/visit-fields';
import { place as layout } from '../panel/types/place';

type Values = Record<string, unknown>;

/** What a place is judged by besides itself. */
export interface PlaceScope {
  /** Places the nursery is approved for; null where that is not known. */
  approvedPlaces: number | null;
  /** Places said of the same nursery elsewhere. */
  otherCount: number;
  today: string;
}

/** What is wrong with a value, in words that go on after the name of its field. */
type Rule = (value: unknown, place: Values, scope: PlaceScope) => string | null;

const oldestMonths = 72;
const dearestHour = 100;
const availabilities = ['number', 'full', 'not_communicated'];
const time = /^([01]\d|2[0-3]):[0-5]\d$/;

const isBlank = (value: unknown) => value === null || value === undefined || value === '';
const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);
const inWords = (day: string) => day.split('-').reverse().join('/');

/** A day that is in the calendar, as a field of dates writes it. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function age(value: unknown): string | null {
  if (isBlank(value)) return 'l’âge manque, en mois révolus';
  return isWhole(value) && value >= 0 && value <= oldestMonths ? null : `${value} n’est pas possible : de 0 à ${oldestMonths} mois`;
}

function oneOf(choices: readonly string[]): Rule {
  return (value) => {
    if (isBlank(value)) return 'choisissez une réponse';
    return choices.includes(String(value)) ? null : `« ${value} » n’est pas une réponse possible`;
  };
}

const ageTo: Rule = (value, { ageFromMonths: from }) =>
  age(value) ??
  (age(from) === null && Number(value) < Number(from) ? `${value} mois, en dessous de l’âge le plus jeune, ${from} mois` : null);

const days: Rule = (value) => {
  if (isBlank(value)) return 'cochez au moins une demi-journée';
  if (!/^[01]{10}$/.test(String(value))) return 'dix chiffres, 0 ou 1, du lundi matin au vendredi après-midi';
  return String(value).includes('1') ? null : 'cochez au moins une demi-journée';
};

const count: Rule = (value, { availability }, { approvedPlaces, otherCount }) => {
  if (!availabilities.includes(String(availability))) return null;
  if (availability !== 'number') return isBlank(value) ? null : 'un nombre ne va qu’avec « Nombre de places annoncé »';
  if (isBlank(value)) return 'le nombre de places manque : écrivez-le, ou choisissez une autre annonce';
  if (!isWhole(value) || value < 1) return `${value} n’est pas possible : une place au moins, ou « Complet »`;
  if (approvedPlaces === null || value + otherCount <= approvedPlaces) return null;
  const others = otherCount > 0 ? `, avec les ${otherCount} de ses autres lignes` : '';
  return `${value} place(s)${others} : la crèche n’en a que ${approvedPlaces} agréées`;
};

const day: Rule = (value) => (isBlank(value) || isDay(value) ? null : 'ce n’est pas une date');

const until: Rule = (value, { availableFrom: from }, scope) =>
  day(value, {}, scope) ?? (isDay(value) && isDay(from) && value < from ? 'la fin vient avant le début' : null);

function hour(other: string): Rule {
  return (value, place) => {
    if (isBlank(value)) return isBlank(place[other]) ? null : 'les deux heures vont ensemble : il en manque une';
    return time.test(String(value)) ? null : `« ${value} » n’est pas une heure, comme 07:30`;
  };
}

const closesAt: Rule = (value, place, scope) => {
  const { opensAt } = place;
  const isCrossed = !isBlank(value) && time.test(String(opensAt)) && String(value) <= String(opensAt);
  return hour('opensAt')(value, place, scope) ?? (isCrossed ? 'la fermeture vient avant l’ouverture' : null);
};

const price: Rule = (value) =>
  isBlank(value) || (Number(value) > 0 && Number(value) <= dearestHour)
    ? null
    : `${value} n’est pas possible : plus de 0 €, ${dearestHour} € au plus`;

const reportedOn: Rule = (value, _place, { today }) => {
  if (isBlank(value)) return 'le jour où la crèche l’a dit manque';
  if (!isDay(value)) return 'ce n’est pas une date';
  return value > today ? `le ${inWords(value)} est dans l’avenir` : null;
};

/** In the order in which problems are told. */
const rules: Record<string, Rule> = {
  ageFromMonths: age,
  ageToMonths: ageTo,
  days,
  availability: oneOf(availabilities),
  count,
  kind: oneOf(['regular', 'occasional']),
  availableFrom: day,
  availableUntil: until,
  opensAt: hour('closesAt'),
  closesAt,
  hourlyPrice: price,
  reportedOn,
};

/**
 * All that is wrong with a place, each field once at most, with a sentence that names the field. The site judges alike
 * (`domain/nursery-places/place-problems.ts`), which `test/unit/contracts/nursery-places.test.ts` holds together.
 */
export function placeProblems(place: Values, scope: PlaceScope): FieldProblem[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const sentence = rule(place[field], place, scope);
    return sentence ? [{ path: [field], message: `${layout.labels?.[field] ?? field} : ${sentence}.` }] : [];
  });
}

/** Whether a report moves the places of a nursery by more than half of those it is approved for: a person looks at it before it is shown. */
export function isJump({ before, after, approvedPlaces }: { before: number; after: number; approvedPlaces: number | null }): boolean {
  return approvedPlaces !== null && Math.abs(after - before) > approvedPlaces / 2;
}
