import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factProblem } from '../../editing/fact-problem';
import { nurseriesFile } from '../exporting/export-file';
import type { Facts } from '../formats/format';
import { readFacts } from '../formats/format';
import { nurseriesFormat } from '../formats/nurseries-format';
import { readTable } from '../reading/read-table';
import { toNurseryData, toNurseryFacts } from '../records/nursery-record';
import type { NurseryBrief } from './nursery-brief';
import { planNurseries } from './plan-nurseries';

const seedFolder = path.join(import.meta.dirname, '../../../seed');
const readSeed = (name: string) => JSON.parse(readFileSync(path.join(seedFolder, name), 'utf8')) as Record<string, unknown>[];
const english = new Map(readSeed('nurseries.en.json').map((entry) => [entry.slug, entry]));
/** The nurseries of the seed, as the CMS keeps them. */
const nurseries = readSeed('nurseries.json').map(
  (entry): NurseryBrief => ({
    documentId: `document of ${entry.slug}`,
    isOnline: true,
    isModified: false,
    facts: toNurseryFacts(entry, english.get(entry.slug) ?? null, true),
  }),
);
const [first] = nurseries;
const slug = String(first?.facts.slug);

const judge = (facts: Facts) => factProblem('nursery', toNurseryData(facts, facts).french)?.message ?? null;
function plan(text: string, briefs: readonly NurseryBrief[] = nurseries) {
  const facts = readFacts(nurseriesFormat, readTable(new TextEncoder().encode(text)));
  return planNurseries(facts, { nurseries: briefs, judge, today: '2026-11-28' });
}

test('all nurseries of the seed, exported and imported again, are the same', () => {
  expect(nurseries.length).toBeGreaterThan(50);
  expect(plan(nurseriesFile(nurseries))).toEqual({ rows: [], sameCount: nurseries.length, skippedCount: 0 });
});

test('whatever editors write into a nursery comes through a file as it was', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 }).map((written) => written.replaceAll(/[\0\u00c3\u00e2\ufffd]/g, ''));
  const hours = fc.constantFrom(
    [],
    [
      { weekday: 'monday', opens: '13:30', closes: '18:00' },
      { weekday: 'monday', opens: '08:00', closes: '12:00' },
    ],
  );
  const written = fc.record({
    name: text,
    manager: text,
    description: text,
    closingText: text,
    openingHours: hours,
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(written, (row) => {
      const facts = {
        ...toNurseryFacts({ ...row, slug: 'a', type: 'kindergarten', longitude: Number(row.longitude.toFixed(6)) }, row, false),
      };
      const briefs = [{ documentId: 'a', isOnline: false, isModified: false, facts }];
      expect(plan(nurseriesFile(briefs), briefs).rows).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a cell that says something else is a change, a blank one is none, and a dash takes away', () => {
  const { rows, sameCount } = plan(`slug;capacité;réseau;couches;lundi;e-mail\n${slug};50;;à apporter;7h-19h;-\n`);
  expect(sameCount).toBe(0);
  expect(rows[0]?.writes).toEqual([
    {
      type: 'nursery',
      documentId: `document of ${slug}`,
      before: { approvedPlaces: 45, diaper: 'provided', monday: '07:30-18:45', deskEmail: 'cabanes-claires@creche-sereine.example' },
      after: { approvedPlaces: 50, diaper: 'brought', monday: '07:00-19:00', deskEmail: null },
    },
  ]);
});

test('lists of hours and items are made whole of what is said and what stands', () => {
  const facts = first?.facts ?? {};
  const { french, english: none } = toNurseryData({ monday: null, meal: 'unknown' }, { ...facts, monday: null, meal: 'unknown' });
  expect(french.items).toEqual({ diaper: 'provided', meal: 'unknown', snack: 'provided', milk: 'provided', care: 'provided' });
  expect((french.openingHours as { weekday: string }[]).map(({ weekday }) => weekday)).toEqual([
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
  ]);
  expect(none).toEqual({});
});

test('a nursery that nobody knows is new, and a draft unless the file wants it online', () => {
  const { rows } = plan('slug;nom;genre;en ligne\nnouvelle-lyon;Nouvelle;micro-crèche;non\nautre-lyon;Autre;MC;oui\n');
  expect(rows.map(({ outcome, writes, problems }) => [outcome, writes[0]?.isDraft, problems.map(({ code }) => code)])).toEqual([
    ['create', true, ['not-published']],
    ['create', undefined, []],
  ]);
});

test('what somebody has not finished stays a draft, and what is online is not taken off by a file', () => {
  const half = nurseries.map((nursery) => ({ ...nursery, isModified: true }));
  expect(plan(`slug;capacité\n${slug};50\n`, half).rows[0]).toMatchObject({
    writes: [{ isDraft: true }],
    problems: [{ code: 'not-published' }],
  });
  expect(plan(`slug;en ligne\n${slug};non\n`).rows[0]).toMatchObject({
    outcome: 'refused',
    problems: [{ code: 'kept-value', field: 'online' }],
  });
});

test.for([
  ['nouvelle;;micro-crèche', 'needed'],
  ['nouvelle;Nouvelle;', 'needed'],
  ['Pas Un Slug;Nouvelle;MC', 'shape'],
  ['nouvelle;Nouvelle;palais', 'choice'],
  [`${slug};1234;`, 'cms-refuses'],
] as const)('the row %j is refused: %s', ([cells, code]) => {
  expect(plan(`slug;nom;genre\n${cells}\n`).rows).toMatchObject([{ line: 2, outcome: 'refused', problems: [{ code }] }]);
});

test('a nursery that is there twice counts once', () => {
  expect(plan(`slug;capacité\n${slug};50\n${slug};51\n`).rows).toMatchObject([
    { line: 2, outcome: 'update' },
    { line: 3, outcome: 'refused', problems: [{ code: 'doubled-row', expected: '2' }] },
  ]);
});
