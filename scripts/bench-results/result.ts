import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../../harness/local/paths.ts';

const cell = v.union([v.string(), v.number()]);
/** A comparison with a floor, or a figure by itself, and what we want it to be at most. */
const goal = v.object({ what: v.string(), value: v.number(), most: v.optional(v.number()) });
const table = v.object({ title: v.optional(v.string()), columns: v.array(v.string()), rows: v.array(v.array(cell)), goals: v.array(goal) });
const machine = v.object({
  processor: v.string(),
  cores: v.number(),
  memoryGigabytes: v.number(),
  node: v.string(),
  workerd: v.string(),
});
const result = v.object({
  bench: v.string(),
  /** What was measured; ends with `+` where files differed from it. */
  commit: v.string(),
  date: v.string(),
  machine,
  /** Load averages of a minute: before the whole run began, and when this bench ended. */
  load: v.object({ start: v.number(), end: v.number() }),
  /** CPU seconds of a calculation that is always the same, before and after this bench; none until commit `681fbb8f`. */
  calculation: v.optional(v.object({ start: v.number(), end: v.number() })),
  seconds: v.number(),
  tables: v.array(table),
});

export type Cell = v.InferOutput<typeof cell>;
export type Goal = v.InferOutput<typeof goal>;
export type Table = v.InferOutput<typeof table>;
export type Machine = v.InferOutput<typeof machine>;
export type BenchResult = v.InferOutput<typeof result>;

/** Where the last result of a bench is kept, inside the project. */
export const resultFile = (name: string) => `bench/results/${name}.json`;

/** The last result of a bench, null where it was not measured. */
export function readResult(name: string): BenchResult | null {
  const file = path.join(root, resultFile(name));
  return existsSync(file) ? v.parse(result, JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** JSON with a row a line, so that a change of figures reads well. */
function toText(measured: BenchResult): string {
  const spread = JSON.stringify(v.parse(result, measured), null, 2);
  return `${spread.replace(/\[\n[^[\]{}]*\]/g, (row) => row.replace(/\n\s*/g, ' '))}\n`;
}

/** Keeps what was measured. */
export function writeResult(measured: BenchResult): void {
  const file = path.join(root, resultFile(measured.bench));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, toText(measured));
}
