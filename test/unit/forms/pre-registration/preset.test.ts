import { expect, test } from 'vitest';
import type { FlatValues } from '../../../../domain/forms/form-values.ts';
import { presetOf } from '../../../../domain/forms/pre-registration/preset.ts';

const preset = (query: string) => presetOf(new URLSearchParams(query), '2026-11-28');

test('takes over all that a search has said', () => {
  expect(
    preset('lieu=Lyon+3e&travail=Villeurbanne&rayon=10&naissance=2026-03&entree=2027-05&jours=lundi,mardi&arrivee=08:00&depart=18:30'),
  ).toEqual({
    homePlace: 'Lyon 3e',
    workPlace: 'Villeurbanne',
    placePreference: 'either',
    radiusKilometres: '10',
    'children.0.status': 'born',
    // The first of May is a public holiday, and the two days after it are a weekend.
    startDate: '2027-05-03',
    flexibility: 'one_month',
    days: ['monday', 'tuesday'],
    hoursFrom: '08:00',
    hoursTo: '18:30',
  });
});

test.for<[string, FlatValues]>([
  ['', {}],
  ['utm_source=x&creche=petite-brindille-lyon', {}],
  ['rayon=10', {}],
  ['lieu=+&naissance=demain&entree=13/2027&jours=dimanche&arrivee=25:00', {}],
  ['lieu=Us', { homePlace: 'Us', placePreference: 'home', radiusKilometres: '5' }],
  ['travail=Us', { workPlace: 'Us', placePreference: 'work', radiusKilometres: '5' }],
  ['naissance=2027-02', { 'children.0.status': 'expected', 'children.0.dueDate': '2027-02-15' }],
  ['naissance=2026-11', { 'children.0.status': 'born' }],
  ['entree=2026-11', { startDate: '2026-11-30', flexibility: 'one_month' }],
])('of « %s » it takes %j', ([query, values]) => {
  expect(preset(query)).toEqual(values);
});
