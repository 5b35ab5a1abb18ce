import { expect, test } from 'vitest';
import { differencesOf, placesOf, withResults } from './readme.ts';
import type { BenchResult } from './result.ts';

const result: BenchResult = {
  bench: 'serving',
  commit: '0123456789',
  date: '2026-11-28T12:00:00.000Z',
  machine: { processor: 'A processor', cores: 2, memoryGigabytes: 8, node: '24.0.0', workerd: '1.2.3' },
  load: { start: 0.2, end: 1.4 },
  seconds: 12,
  tables: [
    {
      title: 'Answers',
      columns: ['answer', 'ms'],
      rows: [
        ['site', 12_345],
        ['floor', 2.5],
      ],
      goals: [
        { what: 'site / floor', value: 1.2, most: 1.25 },
        { what: 'site / other floor', value: 1.4, most: 1.25 },
        { what: 'first / last', value: 2 },
      ],
    },
  ],
};
const text = 'Before.\n\n<!-- result:serving -->\n<!-- /result -->\n\nBetween.\n\n<!-- result:search -->\n<!-- /result -->\n';
const read = (name: string) => (name === 'serving' ? result : null);

test('a result stands in its place with its commit, day, machine, load, figures, floor and aim', () => {
  const written = withResults(text, read);
  expect(written).toContain('Measured on 28 November 2026 at commit `0123456789` in 12 s: 2 cores of A processor, 8 GB');
  expect(written).toContain('load 0.2 before, 1.4 after.');
  expect(written).toContain('**Answers**\n\n| answer | ms |\n| --- | ---: |\n| site | 12,345 |\n| floor | 2.5 |');
  expect(written).toContain('| site / floor | 1.2 | at most 1.25: met |');
  expect(written).toContain('| site / other floor | 1.4 | at most 1.25: **missed** |');
  expect(written).toContain('| first / last | 2 | none: for comparison |');
});

test('a result says how fast its machine was, where that was measured', () => {
  const calculated = { ...result, calculation: { start: 0.66, end: 1.4 } };
  expect(withResults(text, () => calculated)).toContain('load 0.2 before, 1.4 after, a calculation 0.66 and 1.4 s.');
});

test('what has no result says how it is measured, and words around stay', () => {
  const written = withResults(text, read);
  expect(written).toContain('Not measured with this code yet: `npm run bench -- search` on an idle machine.');
  expect(written.startsWith('Before.\n')).toBe(true);
  expect(written).toContain('\nBetween.\n');
  expect(placesOf(written)).toEqual(['serving', 'search']);
});

test('tables that were written differ from nothing; a figure changed by hand or a newer result is told', () => {
  const written = withResults(text, read);
  expect(differencesOf(written, read)).toEqual([]);
  expect(differencesOf(written.replace('12,345', '11,345'), read)).toEqual([
    'bench/README.md differs from bench/results/serving.json: npm run bench -- --tables',
  ]);
  expect(differencesOf(written, (name) => (name === 'search' ? { ...result, bench: 'search' } : read(name)))).toHaveLength(1);
});
