import { expect, test } from 'vitest';
import { todayInParis } from '../domain/forms/fields/plain-date';
import { factProblem } from './fact-problem';

const today = '2026-11-28';
const sound = {
  name: 'Les Pommiers',
  cityName: 'Lyon',
  postalCode: '69001',
  inseeCode: '69381',
  citySlug: 'auvergne-rhone-alpes/rhone/lyon',
  latitude: 45.76,
  longitude: 4.83,
  deskPhone: '+33 4 78 00 00 00',
  deskEmail: 'accueil@pommiers.example',
  approvedPlaces: 30,
  minimumAgeMonths: 2,
  maximumAgeMonths: 36,
  openingHours: [
    { weekday: 'monday', opens: '07:30', closes: '12:00' },
    { weekday: 'monday', opens: '13:00', closes: '18:30' },
    { weekday: 'tuesday', opens: '18:00', closes: '00:00' },
  ],
  closingWeeks: 5,
  languages: ['français'],
  updatedOn: today,
};

test('a nursery whose facts can be is saved, and so is one of which nothing is known', () => {
  expect(factProblem('nursery', sound, today)).toBeNull();
  expect(factProblem('nursery', { name: 'Les Pommiers' }, today)).toBeNull();
  // What is in no field of a change is not judged.
  expect(factProblem('nursery', {}, today)).toBeNull();
});

test.for<[Record<string, unknown>, string, RegExp]>([
  [{ latitude: 4.83, longitude: 45.76 }, 'latitude', /^Latitude : latitude et longitude sont interverties/],
  [{ longitude: null }, 'latitude', /il en manque une/],
  [{ latitude: 95 }, 'latitude', /95 n’est pas possible : de -90 à 90 degrés/],
  [{ minimumAgeMonths: 36, maximumAgeMonths: 3 }, 'minimumAgeMonths', /36 mois n’est pas en dessous de l’âge maximal, 3 mois/],
  [{ approvedPlaces: 100_000 }, 'approvedPlaces', /^Places agréées : 100000 n’est pas possible/],
  [{ updatedOn: '2027-06-01' }, 'updatedOn', /dans l’avenir/],
  [{ deskEmail: 'pas un mail' }, 'deskEmail', /^Adresse e-mail de l’accueil : « pas un mail » n’est pas une adresse e-mail/],
  [{ deskPhone: 'sur demande' }, 'deskPhone', /n’est pas un numéro de téléphone/],
  [{ cityName: 'lyon' }, 'cityName', /sans majuscule/],
  [{ postalCode: '6900' }, 'postalCode', /cinq chiffres/],
  [{ inseeCode: '2C004' }, 'inseeCode', /code INSEE/],
  [{ citySlug: 'lyon' }, 'citySlug', /region\/departement\/ville/],
  [{ languages: 'français' }, 'languages', /liste de textes/],
  [{ openingHours: [{ weekday: 'friday', opens: '18:30', closes: '07:30' }] }, 'openingHours', /^Horaires : Vendredi, 18:30 à 07:30/],
  [
    {
      openingHours: [
        { weekday: 'monday', opens: '07:30', closes: '18:30' },
        { weekday: 'monday', opens: '08:00', closes: '12:00' },
      ],
    },
    'openingHours',
    /Lundi a deux lignes pour les mêmes heures/,
  ],
  [{ publishAt: '2026-12-02T08:00:00Z', unpublishAt: '2026-12-01T08:00:00Z' }, 'unpublishAt', /le retrait vient avant/],
])('%o is refused with a sentence that names the field', ([change, field, message]) => {
  expect(factProblem('nursery', { ...sound, ...change }, today)).toEqual({ path: [field], message: expect.stringMatching(message) });
});

test('no date in the future stands on the site as one of the past', () => {
  expect(factProblem('article', { publishedOn: '2027-06-01' }, today)?.message).toMatch(
    /^Date de publication : le 01\/06\/2027 .+ programmez/,
  );
  expect(factProblem('article', { publishedOn: today }, today)).toBeNull();
  // Already tomorrow in Paris.
  expect(todayInParis(Date.parse('2026-11-28T23:30:00Z'))).toBe('2026-11-29');
});

test('a note of a testimonial is one of five', () => {
  expect(factProblem('testimonial', { rating: 6 }, today)?.path).toEqual(['rating']);
  expect(factProblem('testimonial', { rating: 5 }, today)).toBeNull();
});

test('days without appointments are days, and the hours of appointments are hours', () => {
  const wrong = { appointmentClosedDays: ['Noël'] };
  expect(factProblem('site-setting', wrong, today)?.message).toMatch(/^Jours sans rendez-vous : ce n’est pas une liste de jours/);
  expect(factProblem('site-setting', { appointmentClosedDays: '2026-12-24' }, today)).not.toBeNull();
  const hours = [{ weekday: 'monday', opens: '12:00', closes: '10:00' }];
  expect(factProblem('site-setting', { appointmentHours: hours }, today)?.path).toEqual(['appointmentHours']);
  expect(factProblem('site-setting', { appointmentClosedDays: ['2026-12-24'], appointmentHours: [] }, today)).toBeNull();
  expect(factProblem('site-setting', { appointmentClosedDays: null }, today)).toBeNull();
});
