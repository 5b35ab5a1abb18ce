import { dayInFrench } from '../day-in-french';
import { todayInParis } from '../domain/forms/fields/plain-date';
import { labelOf } from '../panel/field-labels';
import { hoursProblem } from './hours-problem';
import type { FieldProblem } from './visit-fields';

type Entry = Record<string, unknown>;
/** What is wrong with one field, in words that go on after its name. */
type Rule = (value: unknown, entry: Entry, today: string) => string | null;

const mail = /^[^\s@<>(),;]+@[^\s@<>(),;]+\.[a-z]{2,}$/i;
const phone = /^\+?[\d\s.()\u00a0\u202f-]{10,25}$/;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const within =
  (least: number, most: number, unit = ''): Rule =>
  (value) =>
    isNumber(value) && (value < least || value > most) ? `${value} n’est pas possible : de ${least} à ${most}${unit}` : null;
const shaped =
  (shape: RegExp, sentence: string): Rule =>
  (value) =>
    isText(value) && !shape.test(value.trim()) ? `« ${value} » ${sentence}` : null;
const notInFuture: Rule = (value, _entry, today) =>
  isText(value) && value.slice(0, 10) > today
    ? `le ${dayInFrench(value)} est dans l’avenir ; pour plus tard, programmez la mise en ligne`
    : null;
const listOfTexts: Rule = (value) =>
  value === null || value === undefined || (Array.isArray(value) && value.every(isText))
    ? null
    : 'ce n’est pas une liste de textes, comme ["un", "deux"]';

const listOfDays: Rule = (value) =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && Date.parse(day)))
    ? null
    : 'ce n’est pas une liste de jours, comme ["2026-12-24"]';

const latitude: Rule = (value, entry, today) => {
  const { longitude } = entry;
  if (isNumber(value) && isNumber(longitude) && value > -6 && value < 10 && longitude > 41 && longitude < 52)
    return 'latitude et longitude sont interverties : en France la latitude est la plus grande des deux';
  if (isNumber(value) !== isNumber(longitude)) return 'latitude et longitude vont ensemble : il en manque une';
  return within(-90, 90, ' degrés')(value, entry, today);
};

const minimumAge: Rule = (value, entry, today) => {
  const { maximumAgeMonths: maximum } = entry;
  if (isNumber(value) && isNumber(maximum) && value >= maximum)
    return `${value} mois n’est pas en dessous de l’âge maximal, ${maximum} mois`;
  return within(0, 72, ' mois')(value, entry, today);
};

const position = { latitude, longitude: within(-180, 180, ' degrés') };
const commune = {
  inseeCode: shaped(/^(?:\d{2}|2[AB])\d{3}$/, 'n’est pas un code INSEE : cinq chiffres, ou 2A ou 2B et trois chiffres'),
};
const dates = { publishedOn: notInFuture, updatedOn: notInFuture };

/** The rules of facts, by type and field: what the site would show as nonsense, or leave out. */
const rules: Record<string, Record<string, Rule>> = {
  article: { ...dates, tags: listOfTexts },
  'faq-entry': dates,
  'lexicon-term': { aliases: listOfTexts },
  'white-paper': { ...dates, pageCount: within(1, 1000) },
  testimonial: { ...dates, experienceOn: notInFuture, rating: within(1, 5) },
  'site-setting': {
    contactEmail: shaped(mail, 'n’est pas une adresse e-mail'),
    contactPhone: shaped(phone, 'n’est pas un numéro de téléphone'),
    appointmentHours: (value) => hoursProblem(Array.isArray(value) ? value : []),
    appointmentClosedDays: listOfDays,
  },
  city: {
    ...position,
    ...commune,
    population: within(0, 5_000_000, ' habitants'),
    postalCodes: listOfTexts,
    departmentCode: shaped(/^(?:\d{2,3}|2[AB])$/, 'n’est pas un code de département, comme 69 ou 2A'),
  },
  nursery: {
    ...position,
    ...commune,
    name: shaped(/\p{L}/u, 'n’a pas de lettre'),
    cityName: shaped(/^\p{Lu}/u, 'est un nom de commune sans majuscule'),
    postalCode: shaped(/^\d{5}$/, 'n’est pas un code postal : cinq chiffres'),
    citySlug: shaped(/^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/, 's’écrit region/departement/ville, comme auvergne-rhone-alpes/rhone/lyon'),
    deskPhone: shaped(phone, 'n’est pas un numéro de téléphone'),
    deskEmail: shaped(mail, 'n’est pas une adresse e-mail'),
    approvedPlaces: within(1, 300, ' places'),
    minimumAgeMonths: minimumAge,
    maximumAgeMonths: within(1, 144, ' mois'),
    closingWeeks: within(0, 52, ' semaines'),
    openingHours: (value) => hoursProblem(Array.isArray(value) ? value : []),
    updatedOn: notInFuture,
    authorisedOn: notInFuture,
    languages: listOfTexts,
  },
};

/** The first fact of an entry that cannot be, with a sentence that names the field; null where all can. */
export function factProblem(type: string, entry: Entry, today = todayInParis(Date.now())): FieldProblem | null {
  for (const [field, rule] of Object.entries(rules[type] ?? {})) {
    const sentence = rule(entry[field], entry, today);
    if (sentence) return { path: [field], message: `${labelOf(field)} : ${sentence}.` };
  }
  return scheduleProblem(entry);
}

function scheduleProblem({ publishAt, unpublishAt }: Entry): FieldProblem | null {
  if (!publishAt || !unpublishAt || new Date(String(publishAt)) < new Date(String(unpublishAt))) return null;
  return { path: ['unpublishAt'], message: `${labelOf('unpublishAt')} : le retrait vient avant la mise en ligne.` };
}
