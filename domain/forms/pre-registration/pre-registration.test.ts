import { expect, test } from 'vitest';
import { readPhone } from '../fields/phone-number.ts';
import { checkForm } from '../form-rules.ts';
import type { FlatValues } from '../form-values.ts';
import { preRegistrationRules } from './rules.ts';
import { errorsOfStep, lastStep, preRegistrationShape, readStep, stepOfField } from './steps.ts';

const context = { today: '2026-11-27', readPhone };
const complete: FlatValues = {
  'children.0.status': 'born',
  'children.0.birthDate': '31/03/2026',
  startDate: '2027-03-31',
  flexibility: 'one_month',
  days: ['wednesday', 'monday', 'monday'],
  hoursFrom: '8h',
  hoursTo: '18:30',
  placePreference: 'home',
  homePlace: 'Us (95450)',
  radiusKilometres: '5',
  'parents.0.firstName': 'Zoé',
  'parents.0.lastName': 'Le Goff',
  'parents.0.email': 'zoe@exemple.fr',
  'parents.0.phone': '0692 12 34 56',
  'parents.0.employmentStatus': 'employee',
  'parents.0.employer': 'Café & Cie',
};
const errorsWith = (changes: FlatValues) => checkForm(preRegistrationRules, { ...complete, ...changes }, context).errors;
const valuesWith = (changes: FlatValues) => checkForm(preRegistrationRules, { ...complete, ...changes }, context).values;

test('reads a whole request', () => {
  expect(valuesWith({})).toMatchObject({
    children: [{ status: 'born', birthDate: '2026-03-31', dueDate: null, firstName: null }],
    startDate: '2027-03-31',
    days: ['monday', 'wednesday'],
    hoursFrom: '08:00',
    hoursTo: '18:30',
    radiusKilometres: 5,
    homePlace: 'Us (95450)',
    workPlace: null,
    parents: [{ firstName: 'Zoé', phone: '+262692123456', employmentStatus: 'employee', spokenToEmployer: null }],
    contactEmployer: false,
  });
});

test('of saved nurseries it takes up to nine, each once, and none that no address can name', () => {
  expect(valuesWith({})?.savedNurseries).toEqual([]);
  expect(valuesWith({ savedNurseries: 'le-nid' })?.savedNurseries).toEqual(['le-nid']);
  expect(valuesWith({ savedNurseries: ['le-nid', '../x', 'le-nid', '', 'a'.repeat(201)] })?.savedNurseries).toEqual(['le-nid']);
  expect(valuesWith({ savedNurseries: Array.from({ length: 12 }, (_, index) => `nid-${index}`) })?.savedNurseries).toHaveLength(9);
});

test('holds twins, one born and one expected, and a second parent', () => {
  const values = valuesWith({
    'children.2.status': 'expected',
    'children.2.dueDate': '2027-02-28',
    // Typed before "expected" was chosen.
    'children.2.birthDate': '2026-01-01',
    'parents.1.firstName': 'Ó',
    'parents.1.lastName': '李',
    'parents.1.employmentStatus': 'job_seeker',
  });
  expect(values?.children[1]).toEqual({ status: 'expected', birthDate: null, dueDate: '2027-02-28', firstName: null });
  expect(values?.parents).toHaveLength(2);
  expect(values?.parents[1]).toMatchObject({ email: null, phone: null, employer: null });
});

test('a second parent of whom nothing is said is none, and an employer that was typed goes with the status that had it', () => {
  expect(valuesWith({ 'parents.1.employmentStatus': 'none' })?.parents).toHaveLength(1);
  expect(valuesWith({ 'parents.1.employmentStatus': 'none', 'parents.1.email': 'ana@exemple.fr' })?.parents[1]).toMatchObject({
    employmentStatus: null,
    email: 'ana@exemple.fr',
  });
  const other = { 'parents.1.employmentStatus': 'employee', 'parents.1.employer': 'Atelier Nord' };
  expect(valuesWith({ 'parents.0.employmentStatus': 'job_seeker', ...other })?.parents).toMatchObject([
    { employmentStatus: 'job_seeker', employer: null },
    { employmentStatus: 'employee', employer: 'Atelier Nord', firstName: null },
  ]);
});

test.for<[FlatValues, Record<string, string>]>([
  [{ 'children.0.status': '' }, { 'children.0.status': 'required' }],
  [{ 'children.0.birthDate': '' }, { 'children.0.birthDate': 'required' }],
  [{ 'children.0.birthDate': '2026-11-29' }, { 'children.0.birthDate': 'birth_in_future' }],
  [{ 'children.0.birthDate': '29/02/2025' }, { 'children.0.birthDate': 'date_invalid' }],
  [{ 'children.0.status': 'expected' }, { 'children.0.dueDate': 'required' }],
  [{ 'children.0.status': 'expected', 'children.0.dueDate': '2027-09-14' }, { 'children.0.dueDate': 'due_too_far' }],
  [{ 'children.0.status': 'expected', 'children.0.dueDate': '2026-10-15' }, { 'children.0.dueDate': 'due_long_past' }],
  [{ startDate: '2026-11-25' }, { startDate: 'start_in_past' }],
  [{ startDate: '2030-11-28' }, { startDate: 'start_too_far' }],
  [{ 'children.0.birthDate': '2021-03-31' }, { startDate: 'child_too_old' }],
  [{ days: [] }, { days: 'day_missing' }],
  [{ hoursFrom: '18:00', hoursTo: '08:00' }, { hoursTo: 'hours_order' }],
  [{ hoursFrom: '08:00', hoursTo: '08:00' }, { hoursTo: 'hours_order' }],
  [{ hoursFrom: '25:00' }, { hoursFrom: 'hour_invalid' }],
  [{ hoursFrom: 'huit heures' }, { hoursFrom: 'hour_invalid' }],
  [{ placePreference: 'work' }, { workPlace: 'required' }],
  [{ placePreference: 'either' }, { workPlace: 'required' }],
  [{ homePlace: '' }, { homePlace: 'required' }],
  [{ radiusKilometres: '7' }, { radiusKilometres: 'choice_invalid' }],
  [{ nurserySlug: '../x' }, { nurserySlug: 'choice_invalid' }],
  [
    { 'parents.0.email': '', 'parents.0.phone': '' },
    { 'parents.0.email': 'required', 'parents.0.phone': 'required' },
  ],
  [{ 'parents.0.employer': '' }, { 'parents.0.employer': 'required' }],
  [{ 'parents.0.siren': '123456789' }, { 'parents.0.siren': 'company_number_invalid' }],
  [{ 'parents.1.employmentStatus': 'employee' }, { 'parents.1.employer': 'required' }],
  [{ 'parents.1.employmentStatus': 'retired' }, { 'parents.1.employmentStatus': 'choice_invalid' }],
  [{ 'parents.1.email': 'ana@' }, { 'parents.1.email': 'email_invalid' }],
  // Nobody is refused before the other parent was asked about.
  [{ 'parents.0.employmentStatus': 'job_seeker' }, { 'parents.1.employmentStatus': 'required' }],
  [{ 'parents.0.employmentStatus': 'student', 'parents.1.firstName': 'Ana' }, { 'parents.1.employmentStatus': 'required' }],
  [
    { 'parents.0.employmentStatus': 'self_employed', 'parents.0.email': '' },
    { 'parents.0.email': 'required', 'parents.1.employmentStatus': 'required' },
  ],
])('%j is said to be %j', ([changes, errors]) => {
  expect(errorsWith(changes)).toEqual(errors);
});

test.for<FlatValues>([
  // Due today, some weeks ago, or as far ahead as a pregnancy lasts.
  { 'children.0.status': 'expected', 'children.0.dueDate': '2026-11-27' },
  { 'children.0.status': 'expected', 'children.0.dueDate': '2026-11-01' },
  { 'children.0.status': 'expected', 'children.0.dueDate': '2027-09-13' },
  { 'children.0.birthDate': '2026-11-28' },
  { startDate: '2026-11-26' },
  // Over three is no mistake: the request ends as one that cannot be helped with.
  { 'children.0.birthDate': '2022-01-01' },
  { hoursFrom: '19:00', hoursTo: '23:30' },
  { 'parents.0.employmentStatus': 'job_seeker', 'parents.0.employer': '', 'parents.1.employmentStatus': 'none' },
  { 'parents.0.employmentStatus': 'job_seeker', 'parents.1.employmentStatus': 'employee', 'parents.1.employer': 'Café & Cie' },
  { 'parents.1.firstName': 'Ana' },
  { 'parents.0.workPostalCode': 'L-1234', 'parents.0.spokenToEmployer': 'yes' },
  { 'parents.1.firstName': ' ', 'parents.1.lastName': '' },
])('%j is right', (changes) => {
  expect(errorsWith(changes)).toBe(null);
});

test('names every step of a field, and the errors of a step alone', () => {
  const errors = checkForm(preRegistrationRules, {}, context).errors ?? {};
  expect(Object.keys(errorsOfStep(errors, 1))).toEqual(['parents.0.employmentStatus']);
  expect(Object.keys(errorsOfStep(errors, 2))).toEqual(['children.0.status']);
  expect(Object.keys(errorsOfStep(errors, 3)).sort()).toEqual(['days', 'flexibility', 'hoursFrom', 'hoursTo', 'startDate']);
  expect(Object.keys(errorsOfStep(errors, 5))).toContain('parents.0.email');
  expect(errorsOfStep(errors, 6)).toEqual({});
  expect(preRegistrationShape.fields.map(stepOfField)).not.toContain(0);
  expect([stepOfField('children.3.birthDate'), stepOfField('days'), stepOfField('parents.1.employer'), stepOfField('message')]).toEqual([
    2, 3, 1, 6,
  ]);
});

test('reads the step of a query', () => {
  expect(['3', '1', '0', '7', '-1', 'x', '', null, '33'].map((text) => readStep(text))).toEqual([3, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(readStep(String(lastStep))).toBe(lastStep);
});

test.each(['\u200b', '\u00ad', '\u2060', '\ufeff', '\u180e', '\u2007', '\u3000', '\u202f', '\u034f', '\u{e0020}'])(
  'a character that cannot be seen (%j) around and within a field changes nothing',
  (unseen) => {
    const isSpace = /\s/.test(unseen) && unseen !== '\ufeff';
    const disturbed = Object.fromEntries(
      Object.entries(complete).map(([name, value]) => {
        const spoil = (text: string) =>
          isSpace ? `${unseen}${text}${unseen}` : `${unseen}${[...text.normalize('NFD')].join(unseen)}${unseen}`;
        // Days are boxes, which nobody types.
        return [name, Array.isArray(value) ? value : spoil(value)];
      }),
    );
    expect(checkForm(preRegistrationRules, disturbed, context)).toEqual(checkForm(preRegistrationRules, complete, context));
  },
);
