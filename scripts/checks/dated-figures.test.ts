import { expect, test } from 'vitest';
import { allScales } from '../../domain/childcare/scales/all-scales.ts';
import type { DatedRow, DatedRows } from '../../domain/childcare/scales/dated-row.ts';
import { datedFigureProblems, oldTextProblems } from './dated-figures.ts';

const common = { status: 'in force', source: 'Journal officiel', readOn: '2026-11-28' } as const;
const old: DatedRow = { ...common, from: '2026-01-01', until: '2026-12-31' };
const planned: DatedRow = { ...common, from: '2027-01-01', until: '2027-12-31', status: 'planned' };
const problemsOn = (rows: DatedRows<DatedRow>, day: string) => datedFigureProblems({ floor: rows }, day);

test('a row without a successor is named thirty days before its last day, not before', () => {
  expect(problemsOn([old], '2026-11-30')).toEqual([]);
  expect(problemsOn([old], '2026-12-01')).toEqual([
    'floor: the row from 2026-01-01 runs out on 2026-12-31; enter the next one (Journal officiel)',
  ]);
  expect(problemsOn([old], '2027-06-01')).toHaveLength(1);
});

test('a planned successor is enough until the day it applies', () => {
  expect(problemsOn([planned, old], '2026-12-31')).toEqual([]);
  expect(problemsOn([planned, old], '2027-01-01')).toEqual([
    'floor: the row from 2027-01-01 applies and is still planned; read its text and confirm it (Journal officiel)',
  ]);
  expect(problemsOn([{ ...planned, status: 'in force' }, old], '2027-11-30')).toEqual([]);
});

test('figures that hold until a new law never run out', () => {
  expect(problemsOn([{ ...old, until: null }], '2040-01-01')).toEqual([]);
});

test('the site’s own tables name the planned rows of 2027 on New Year’s Day, and those that end in March 2027 on the first of March', () => {
  expect(datedFigureProblems(allScales, '2026-12-31')).toEqual([]);
  const namesOn = (day: string) => new Set(datedFigureProblems(allScales, day).map((problem) => problem.split(': the row')[0]));
  expect(namesOn('2027-01-01')).toEqual(new Set(['PSU scale', 'income limits of the CMG structure', 'exempt help of an employer']));
  expect(namesOn('2027-03-01')).toContain('family allowance base (BMAF)');
  expect(namesOn('2027-03-01')).toContain('CMG for a childminder');
});

test('texts are old from the day on which a row of theirs changes', () => {
  const problemsOf = (today: string) => oldTextProblems({ floor: [planned, old] }, { checked: '2026-11-28', today });
  expect(problemsOf('2026-12-31')).toEqual([]);
  expect(problemsOf('2027-01-01')).toEqual([
    'floor: changed on 2027-01-01, and the texts of cms/seed tell the figures of 2026-11-28; rewrite them',
  ]);
  expect(oldTextProblems({ floor: [planned, old] }, { checked: '2027-01-02', today: '2027-03-01' })).toEqual([]);
});
