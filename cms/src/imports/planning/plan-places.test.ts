import { expect, test } from 'vitest';
import { placesFile } from '../exporting/export-file';
import type { Facts } from '../formats/format';
import { readFacts } from '../formats/format';
import { placesFormat } from '../formats/places-format';
import { readTable } from '../reading/read-table';
import type { StoredPlace } from './judge-place-rows';
import type { NurseryBrief } from './nursery-brief';
import type { Plan } from './plan';
import { planPlaces } from './plan-places';

const today = '2026-11-28';
const nursery = (documentId: string, facts: Facts): NurseryBrief => ({
  documentId,
  isOnline: true,
  isModified: false,
  facts: { slug: documentId, name: documentId, ...facts },
});
const nurseries = [
  nursery('lutins', {
    slug: 'les-lutins-lyon',
    name: 'Les Lutins',
    cityName: 'Lyon',
    siret: '12345678900011',
    approvedPlaces: 10,
    minimumAgeMonths: 2,
    maximumAgeMonths: 36,
  }),
  nursery('anges', { slug: 'les-anges-paris', name: 'Les Anges', cityName: 'Paris' }),
  nursery('anges2', { slug: 'les-anges-lyon', name: 'Les Anges', cityName: 'Lyon' }),
];
const place = (documentId: string, facts: Facts): StoredPlace => ({
  documentId,
  facts: {
    nursery: 'lutins',
    ageFromMonths: 2,
    ageToMonths: 36,
    days: '1111111111',
    availability: 'number',
    count: 2,
    availableFrom: null,
    availableUntil: null,
    kind: 'regular',
    opensAt: null,
    closesAt: null,
    hourlyPrice: null,
    reportedOn: '2026-11-20',
    reportedBy: null,
    origin: 'import',
    note: null,
    ...facts,
  },
});

const plan = (text: string, places: StoredPlace[] = [], reportedOn: string | null = null): Plan =>
  planPlaces(readFacts(placesFormat, readTable(new TextEncoder().encode(text))), { nurseries, places, today, reportedOn });
const shortly = ({ rows }: Plan) => rows.map(({ line, outcome, problems }) => [line, outcome, ...problems.map(({ code }) => code)]);

test('a file of a manager, with French headers and words, becomes places', () => {
  const text = [
    'Crèche;Âge min;Âge max;Jours;Places disponibles;À partir du;Horaires;Prix horaire;Déclaré le;Remarques',
    'les-lutins-lyon;10 mois;17;L-MJ-;2;01/01/2027;7h30 à 18h30;9,50 €;27/11/2026;=1+1',
  ].join('\r\n');
  expect(plan(text).rows).toEqual([
    {
      line: 2,
      outcome: 'create',
      label: 'Les Lutins, 10–17 mois',
      problems: [],
      writes: [
        {
          type: 'place',
          documentId: null,
          before: null,
          after: {
            nursery: 'lutins',
            ageFromMonths: 10,
            ageToMonths: 17,
            days: '1100111100',
            availability: 'number',
            count: 2,
            availableFrom: '2027-01-01',
            availableUntil: null,
            kind: 'regular',
            opensAt: '07:30',
            closesAt: '18:30',
            hourlyPrice: 9.5,
            reportedOn: '2026-11-27',
            reportedBy: null,
            origin: 'import',
            note: '=1+1',
          },
        },
      ],
    },
  ]);
});

test('a nursery is known by its slug, the address of its page, its SIRET, and a name that only one has', () => {
  const rows = [
    'les-lutins-lyon',
    'https://site.fr/trouver-une-creche/les-lutins-lyon?a=1',
    '123 456 789 00011',
    'LES LUTINS',
    'Les anges, Paris',
  ];
  for (const named of rows) expect(shortly(plan(`nursery;places;reported_on\n"${named}";1;2026-11-28`))).toEqual([[2, 'create']]);
  expect(shortly(plan('nursery;places;reported_on\nLes Anges;1;2026-11-28\nPersonne;1;2026-11-28\n;1;2026-11-28'))).toEqual([
    [2, 'refused', 'nursery-ambiguous'],
    [3, 'refused', 'nursery-unknown'],
    [4, 'refused', 'needed'],
  ]);
});

test('a number, « complet », « NC » and nothing are four different things', () => {
  const text =
    'nursery;places;age_to_months;reported_on\nlutins;2;10;2026-11-28\nlutins;complet;20;2026-11-28\nlutins;NC;30;2026-11-28\nlutins;;36;2026-11-28';
  const { rows } = plan(text.replaceAll('lutins', 'les-lutins-lyon'));
  expect(rows.map(({ outcome, writes }) => [outcome, writes[0]?.after?.availability, writes[0]?.after?.count])).toEqual([
    ['create', 'number', 2],
    ['create', 'full', null],
    ['create', 'not_communicated', null],
    ['kept', undefined, undefined],
  ]);
});

test.for([
  ['11;2026-11-28;;;', 'more-than-approved'],
  ['-1;2026-11-28;;;', 'out-of-range'],
  ['1;2026-11-29;;;', 'future-date'],
  ['1;;;;', 'needed'],
  ['1;31/02/2026;;;', 'date'],
  ['1;2026-11-28;2027-02-01;2027-01-01;', 'end-before-start'],
  ['1;2026-11-28;;;40', 'age-order'],
] as const)('the row %j is refused: %s', ([cells, code]) => {
  const text = `nursery;places;reported_on;from;until;age_from_months\nles-lutins-lyon;${cells}\nles-anges-paris;1;2026-11-28;;;`;
  expect(shortly(plan(text))).toEqual([
    [2, 'refused', code],
    [3, 'create'],
  ]);
});

test('more places than approved are refused over all rows, those that stay from elsewhere included', () => {
  const text = 'nursery;places;age_to_months;reported_on\nles-lutins-lyon;5;10;2026-11-20\nles-lutins-lyon;4;20;2026-11-20';
  const newer = place('p', { ageToMonths: 30, count: 3, reportedOn: '2026-11-27', origin: 'manager' });
  expect(shortly(plan(text, [newer]))).toEqual([
    [2, 'create', 'old-report'],
    [3, 'refused', 'more-than-approved'],
  ]);
});

test('a jump of more than half of the approved places is told: it waits for a person', () => {
  expect(shortly(plan('nursery;places;reported_on\nles-lutins-lyon;6;2026-11-28'))).toEqual([[2, 'create', 'awaits-review']]);
  expect(shortly(plan('nursery;places;reported_on\nles-lutins-lyon;5;2026-11-28'))).toEqual([[2, 'create']]);
  expect(shortly(plan('nursery;places;reported_on\nles-lutins-lyon;complet;2026-11-28', [place('p', { count: 9 })]))).toEqual([
    [2, 'update', 'awaits-review'],
  ]);
});

test('rows without a day take the one of the file', () => {
  expect(plan('nursery;places\nles-lutins-lyon;1', [], '2026-11-25').rows[0]?.writes[0]?.after?.reportedOn).toBe('2026-11-25');
});

test('the file tells a nursery whole: what it no longer names goes, but for what is newer or said by hand the same day', () => {
  const storedPlaces = [
    place('same', { ageToMonths: 10, count: 1, reportedOn: '2026-11-28' }),
    place('old', { ageToMonths: 11 }),
    place('newer', { ageToMonths: 12, count: 1, reportedOn: '2026-11-28', origin: 'manager' }),
    place('elsewhere', { nursery: 'anges' }),
  ];
  const text = 'nursery;places;age_to_months;reported_on\nles-lutins-lyon;1;10;2026-11-28\n';
  const planned = plan(text, storedPlaces);
  expect(planned.rows.map(({ outcome, writes }) => [outcome, writes[0]?.documentId])).toEqual([['remove', 'old']]);
  expect(planned.sameCount).toBe(1);
  // A row that nobody can read may be the place that seems to be missing.
  expect(shortly(plan(`${text}les-lutins-lyon;plusieurs;11;2026-11-28`, storedPlaces))).toEqual([[3, 'refused', 'whole-number']]);
  expect(shortly(plan(`${text}trop;de;cellules;ici;et là`, storedPlaces))).toEqual([[3, 'refused', 'cell-count']]);
});

test('a manager’s word of the same day or a later one is not overwritten', () => {
  const text = 'nursery;places;reported_on\nles-lutins-lyon;5;2026-11-20';
  expect(shortly(plan(text, [place('p', { origin: 'manager' })]))).toEqual([[2, 'kept', 'older-report']]);
  expect(shortly(plan(text, [place('p', { reportedOn: '2026-11-21' })]))).toEqual([[2, 'kept', 'older-report']]);
  expect(plan(text, [place('p', { note: 'Au rez-de-chaussée' })]).rows[0]).toMatchObject({
    outcome: 'update',
    writes: [{ documentId: 'p', before: { count: 2 }, after: { count: 5 } }],
  });
});

test('two rows that speak of the same places are one too many', () => {
  expect(shortly(plan('nursery;places;reported_on\nles-lutins-lyon;1;2026-11-28\nLes Lutins;2;2026-11-28'))).toEqual([
    [2, 'create'],
    [3, 'refused', 'doubled-row'],
  ]);
});

test('what is exported and imported again changes nothing, whoever has said it', () => {
  const storedPlaces = [
    place('a', { ageToMonths: 10, days: '1100111100', note: '=HYPERLINK("x")', reportedBy: '+33 Marie', origin: 'manager' }),
    place('b', {
      ageToMonths: 11,
      days: '1110001101',
      availability: 'full',
      count: null,
      opensAt: '07:30',
      closesAt: '18:30',
      origin: 'editor',
    }),
    place('c', {
      ageToMonths: 12,
      days: '0011111111',
      availability: 'not_communicated',
      count: null,
      kind: 'occasional',
      hourlyPrice: 9.5,
    }),
    place('d', { nursery: 'anges', availableFrom: '2027-01-01', availableUntil: '2027-06-30' }),
  ];
  expect(plan(placesFile(storedPlaces, nurseries), storedPlaces)).toEqual({ rows: [], sameCount: 4, skippedCount: 0 });
});
