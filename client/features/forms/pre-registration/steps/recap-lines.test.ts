import { expect, test } from 'vitest';
import type { FlatValues } from '../../../../../domain/forms/form-values.ts';
import { formatsOf } from '../../../../i18n/format.ts';
import { texts as english } from '../texts/en.ts';
import { texts } from '../texts/fr.ts';
import { recapLines } from './recap-lines.ts';

const lines = (step: Parameters<typeof recapLines>[0], values: FlatValues, nurseries: string[] = []) => {
  const [nurseryName = null, ...savedNames] = nurseries;
  return recapLines(step, { values, texts, formats: formatsOf('fr'), nurseryName, savedNames }).map(({ label, value }) => [label, value]);
};

test('says of each child what counts, whichever way the date was written', () => {
  const values = {
    'children.0.status': 'born',
    'children.0.birthDate': '31/03/2026',
    'children.0.dueDate': '2026-04-02',
    'children.0.firstName': '<b>Zoé</b>',
    'children.2.status': 'expected',
    'children.2.dueDate': '2027-05-01',
  };
  expect(lines('child', values)).toEqual([
    ['Enfant 1', ['Déjà né(e)', '31 mars 2026', '<b>Zoé</b>']],
    ['Enfant 2', ['À naître', '1er mai 2027']],
  ]);
});

test.for(['child', 'need', 'place', 'parents', 'situation'] as const)('of an empty step %s everything needed is missing', (step) => {
  const values = lines(step, {}).map(([, value]) => value);
  expect(values.length).toBeGreaterThan(0);
  expect(values.every((value) => value === null)).toBe(true);
});

test('names the places that were asked for only, and the nurseries', () => {
  const values = { placePreference: 'work', homePlace: 'Us', workPlace: 'Paris', radiusKilometres: '5' };
  expect(lines('place', values, ['Les Lutins', 'La Ronde', 'Le Nid'])).toEqual([
    ['La crèche que vous avez choisie', ['Les Lutins']],
    ['Vos autres crèches enregistrées', ['La Ronde', 'Le Nid']],
    ['Où cherchez-vous\u202f?', ['Près du travail']],
    ['Commune du travail', ['Paris']],
    ['Distance acceptable', ['5 km']],
  ]);
});

test('a choice that does not exist is missing', () => {
  expect(lines('need', { flexibility: 'constructor', days: ['sunday'], startDate: 'demain', hoursFrom: '08:00' })).toEqual([
    ['Date d’entrée souhaitée', ['demain']],
    ['Cette date peut-elle bouger\u202f?', null],
    ['Jours d’accueil', null],
    ['Horaires d’accueil', null],
  ]);
});

test('where the first parent has no employer the other one is missing until something is said of them', () => {
  const alone = { 'parents.0.employmentStatus': 'job_seeker' };
  expect(lines('situation', alone)).toEqual([
    ['Parent 1', ['En recherche d’emploi']],
    ['Parent 2', null],
  ]);
  expect(lines('situation', { ...alone, 'parents.1.employmentStatus': 'none' })).toEqual([['Parent 1', ['En recherche d’emploi']]]);
});

test('the second parent needs no address, and one without an employer none of its name', () => {
  const values = {
    'parents.0.salutation': 'Me',
    'parents.0.firstName': 'Zoé',
    'parents.0.lastName': 'Le Goff',
    'parents.0.email': 'zoe@exemple.fr',
    'parents.0.phone': '0612345678',
    'parents.0.employmentStatus': 'employee',
    'parents.1.firstName': 'Ó',
    'parents.1.lastName': '李',
    'parents.1.employmentStatus': 'student',
    'parents.1.employer': 'typed before',
  };
  expect(lines('parents', values)).toEqual([
    ['Parent 1', ['Madame Zoé Le Goff', 'zoe@exemple.fr', '0612345678']],
    ['Parent 2', ['Ó 李']],
  ]);
  expect(lines('situation', values)).toEqual([
    ['Zoé Le Goff', null],
    ['Ó 李', ['En études ou en formation']],
  ]);
});

test('tells every answer about an employer, and none of what an answer cannot be', () => {
  const values = {
    'parents.0.employmentStatus': 'civil_servant',
    'parents.0.employer': 'Ville d’Us',
    'parents.0.siren': '732829320',
    'parents.0.workPostalCode': '95450',
    'parents.0.companySize': '10-49',
    'parents.0.spokenToEmployer': 'no',
  };
  const facts = ['Agent public', 'Ville d’Us', 'SIREN 732829320', '95450', '10 à 49 personnes', 'Employeur pas encore informé'];
  expect(lines('situation', values)).toEqual([['Parent 1', facts]]);
  const wrong = { 'parents.0.companySize': 'toString', 'parents.0.spokenToEmployer': 'perhaps' };
  expect(lines('situation', { ...values, ...wrong })).toEqual([['Parent 1', facts.slice(0, 4)]]);
});

test('tells every field of a step that has an answer', () => {
  const days = ['monday', 'friday'];
  const values = { startDate: '2027-03-31', flexibility: 'exact', days, hoursFrom: '08:00', hoursTo: '18:30' };
  expect(lines('need', values)).toEqual([
    ['Date d’entrée souhaitée', ['31 mars 2027']],
    ['Cette date peut-elle bouger\u202f?', ['Non, c’est cette date']],
    ['Jours d’accueil', ['Lundi et vendredi']],
    ['Horaires d’accueil', ['de 8\u00a0h à 18\u00a0h\u00a030']],
  ]);
});

test('says days and hours as each language writes them', () => {
  const values = { days: ['monday', 'tuesday'], hoursFrom: '08:00', hoursTo: '18:30' };
  expect(lines('need', values)).toContainEqual(['Jours d’accueil', ['Lundi et mardi']]);
  const words = { values, texts: english, formats: formatsOf('en'), nurseryName: null, savedNames: [] };
  const recap = recapLines('need', words).map(({ value }) => value);
  expect(recap).toContainEqual(['Monday and Tuesday']);
  expect(recap).toContainEqual(['from 8:00\u00a0am to 6:30\u00a0pm']);
});
