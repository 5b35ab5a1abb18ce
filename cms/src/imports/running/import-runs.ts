import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { todayInParis } from '../../domain/forms/fields/plain-date';
import { type Plan, type PlannedRow, rowOutcomes, type Write } from '../planning/plan';
import type { Problem } from '../reading/problem';
import { type ImportRow, type ImportRun, type RowState, type RunState, rowUid, runUid } from './import-types';
import { planFile, type ReadFile } from './plan-file';
import { doWrite, undoWrite, WriteRefused } from './write-entry';

/** Runs that are kept, with their rows: older ones can no longer be undone. */
const keptRuns = 30;
/** Rows of one transaction: each costs the database a wait for its disk. */
const batchSize = 20;
const insertSize = 200;

/** What this process works on: one thing at a time, by the id of its run. */
const working = new Map<number, Promise<void>>();
let isStopping = false;

const runs = (strapi: Core.Strapi) => strapi.db.query(runUid as never);
const rows = (strapi: Core.Strapi) => strapi.db.query(rowUid as never);

export async function findRun(strapi: Core.Strapi, id: number): Promise<ImportRun | null> {
  return (await runs(strapi).findOne({ where: { id } })) as ImportRun | null;
}

/** Begins an import: what it would change is worked out while the caller goes on. */
export async function startImport(
  strapi: Core.Strapi,
  file: ReadFile,
  { fileName, actor }: { fileName: string; actor: string },
): Promise<ImportRun> {
  await forgetOldRuns(strapi);
  const data = { fileName, actor, format: file.format.name, state: 'planning', unknownColumns: file.facts.unknown };
  const run = (await runs(strapi).create({ data: { ...data, totalCount: 0, doneCount: 0, failedCount: 0 } } as never)) as ImportRun;
  work(strapi, run.id, async () => {
    const plan = await planFile(strapi, file, todayInParis(Date.now()));
    await keepPlan(strapi, run.id, plan);
  });
  return run;
}

/** Carries a plan out, or goes on with one; says whether that can be. */
export async function applyImport(strapi: Core.Strapi, id: number): Promise<boolean> {
  return begin(strapi, id, { from: ['planned', 'applying', 'stopped'], during: 'applying', job: () => applyRows(strapi, id) });
}

/** Takes back what a plan has changed, but for what somebody has changed since; says whether that can be. */
export async function undoImport(strapi: Core.Strapi, id: number): Promise<boolean> {
  return begin(strapi, id, { from: ['applied', 'applying', 'undoing', 'stopped'], during: 'undoing', job: () => undoRows(strapi, id) });
}

interface Beginning {
  from: readonly ImportRun['state'][];
  during: ImportRun['state'];
  job: () => Promise<void>;
}

async function begin(strapi: Core.Strapi, id: number, { from, during, job }: Beginning): Promise<boolean> {
  const run = await findRun(strapi, id);
  if (!run || !from.includes(run.state) || working.has(id)) return false;
  await runs(strapi).update({ where: { id }, data: { state: during } } as never);
  work(strapi, id, job);
  return true;
}

/** Goes on with what a stop of the CMS has interrupted. A plan that was not finished is not kept: the file is chosen again. */
export async function resumeImports(strapi: Core.Strapi): Promise<void> {
  isStopping = false;
  const where = { state: { $in: ['planning', 'applying', 'undoing'] } };
  for (const { id, state } of (await runs(strapi).findMany({ where } as never)) as ImportRun[]) {
    if (state === 'planning') await end(strapi, id, { state: 'failed', problem: { code: 'interrupted' } });
    else if (state === 'applying') await applyImport(strapi, id);
    else await undoImport(strapi, id);
  }
}

/** Lets the row in hand end, and nothing more begin. */
export async function finishImports(): Promise<void> {
  isStopping = true;
  await Promise.all(working.values());
}

function work(strapi: Core.Strapi, id: number, job: () => Promise<void>): void {
  const done = job()
    .catch(async (error: unknown) => {
      const value = error instanceof Error ? error.message : String(error);
      strapi.log.error(`import ${id}: ${value}`);
      const run = await findRun(strapi, id);
      const state = run?.state === 'planning' ? 'failed' : 'stopped';
      await end(strapi, id, { state, problem: { code: 'unexpected', value } });
    })
    .finally(() => working.delete(id));
  working.set(id, done);
}

async function end(strapi: Core.Strapi, id: number, data: { state: RunState; problem: Problem }): Promise<void> {
  await runs(strapi).update({ where: { id }, data } as never);
}

async function keepPlan(strapi: Core.Strapi, run: number, { rows: planned, sameCount, skippedCount }: Plan): Promise<void> {
  const counts = Object.fromEntries(rowOutcomes.map((outcome) => [outcome, planned.filter((row) => row.outcome === outcome).length]));
  const turns = new Map(planned.toSorted((one, other) => turnOf(one) - turnOf(other)).map((row, position) => [row, position]));
  const data = planned.map((row) => ({
    run,
    position: turns.get(row) ?? 0,
    line: row.line,
    outcome: row.outcome,
    state: row.writes.length > 0 ? 'planned' : 'done',
    label: row.label,
    content: { writes: row.writes, problems: row.problems },
  }));
  for (let start = 0; start < data.length; start += insertSize) {
    if (isStopping) return;
    await rows(strapi).createMany({ data: data.slice(start, start + insertSize) } as never);
  }
  const totalCount = planned.filter(({ writes }) => writes.length > 0).length;
  const state = { state: 'planned', totalCount, counts: { ...counts, same: sameCount, skipped: skippedCount } };
  await runs(strapi).update({ where: { id: run }, data: state } as never);
}

/** What makes room comes first: a nursery never has more places than it is approved for, not even on the way. */
function turnOf({ outcome, writes }: PlannedRow): number {
  if (outcome === 'remove') return 0;
  const [write] = writes;
  return Number(write?.after?.count ?? 0) < Number(write?.before?.count ?? 0) ? 1 : 2;
}

type Carry = (row: ImportRow) => Promise<RowState>;

async function applyRows(strapi: Core.Strapi, run: number): Promise<void> {
  await inBatches(strapi, { run, state: 'planned', order: 'asc' }, async (row) => {
    const done: Write[] = [];
    for (const write of row.content.writes) done.push({ ...write, documentId: await doWrite(strapi, write) });
    await keepRow(strapi, row, { state: 'done', writes: done });
    return 'done';
  });
  if (!isStopping) await runs(strapi).update({ where: { id: run }, data: { state: 'applied' } } as never);
}

async function undoRows(strapi: Core.Strapi, run: number): Promise<void> {
  await inBatches(strapi, { run, state: 'done', order: 'desc' }, async (row) => {
    for (const write of row.content.writes.toReversed()) await undoWrite(strapi, write);
    await keepRow(strapi, row, { state: 'undone' });
    return 'undone';
  });
  if (!isStopping) await runs(strapi).update({ where: { id: run }, data: { state: 'undone' } } as never);
}

interface Batches {
  run: number;
  state: RowState;
  order: 'asc' | 'desc';
}

/** Carries rows out, each with its note of it in the same transaction: wherever it stops, it goes on from there. */
async function inBatches(strapi: Core.Strapi, { run, state, order }: Batches, carry: Carry): Promise<void> {
  const where = { run, state, outcome: { $notIn: ['kept', 'refused'] } };
  while (!isStopping) {
    const batch = (await rows(strapi).findMany({ where, orderBy: { position: order }, limit: batchSize } as never)) as ImportRow[];
    if (batch.length === 0) return;
    const ends = (await carryTogether(strapi, batch, carry)) ?? (await carryEach(strapi, batch, carry));
    const failedCount = ends.filter((end) => end === 'failed' || end === 'stays').length;
    const doneCount = ends.length - failedCount;
    await addCounts(strapi, run, { doneCount: state === 'planned' ? doneCount : -doneCount, failedCount });
    await nextTurn();
  }
}

/** Null where a row was refused: then none of them is carried out. */
async function carryTogether(strapi: Core.Strapi, batch: readonly ImportRow[], carry: Carry): Promise<RowState[] | null> {
  try {
    return await strapi.db.transaction(async () => {
      const ends: RowState[] = [];
      for (const row of batch) ends.push(await carry(row));
      return ends;
    });
  } catch {
    // Which row it was, and why, is found out by carrying each out alone.
    return null;
  }
}

async function carryEach(strapi: Core.Strapi, batch: readonly ImportRow[], carry: Carry): Promise<RowState[]> {
  const ends: RowState[] = [];
  for (const row of batch) if (!isStopping) ends.push(await carryOne(strapi, row, carry));
  return ends;
}

async function carryOne(strapi: Core.Strapi, row: ImportRow, carry: Carry): Promise<RowState> {
  try {
    return await strapi.db.transaction(() => carry(row));
  } catch (error) {
    const problem: Problem =
      error instanceof WriteRefused
        ? error.problem
        : { code: 'cms-refuses', value: error instanceof Error ? error.message : String(error) };
    const state = row.state === 'planned' ? 'failed' : 'stays';
    await keepRow(strapi, row, { state, problem });
    return state;
  }
}

interface RowNote {
  state: RowState;
  writes?: readonly Write[];
  problem?: Problem;
}

async function keepRow(strapi: Core.Strapi, { id, content }: ImportRow, { state, writes, problem }: RowNote): Promise<void> {
  const problems = problem ? [problem, ...content.problems] : content.problems;
  await rows(strapi).update({ where: { id }, data: { state, content: { writes: writes ?? content.writes, problems } } } as never);
}

async function addCounts(strapi: Core.Strapi, id: number, added: { doneCount: number; failedCount: number }): Promise<void> {
  const run = await findRun(strapi, id);
  if (!run) return;
  const data = { doneCount: run.doneCount + added.doneCount, failedCount: run.failedCount + added.failedCount };
  await runs(strapi).update({ where: { id }, data } as never);
}

async function forgetOldRuns(strapi: Core.Strapi): Promise<void> {
  const old = (await runs(strapi).findMany({ select: ['id'], orderBy: { id: 'desc' }, offset: keptRuns - 1, limit: 100 } as never)) as {
    id: number;
  }[];
  for (const { id } of old) {
    if (working.has(id)) continue;
    await rows(strapi).deleteMany({ where: { run: id } } as never);
    await runs(strapi).delete({ where: { id } } as never);
  }
}
