import { say } from '../../harness/local/say.ts';
import { markdownOf } from '../../scripts/bench-results/markdown.ts';
import { placesOf, readReadme } from '../../scripts/bench-results/readme.ts';
import type { BenchResult, Machine } from '../../scripts/bench-results/result.ts';
import type { Bench } from './bench.ts';
import { calculationSeconds, currentCommit, currentLoad, currentMachine, hasProgram } from './machine.ts';

/** With more than this at work a figure says what the machine was doing. */
const mostLoad = 1;

/** Why these benches cannot be measured here and now, null where they can. */
export function reasonAgainst(benches: readonly Bench[], { load, isBusy }: { load: number; isBusy: boolean }): string | null {
  if (load > mostLoad && !isBusy) return `The load average is ${load}: figures need an idle machine (at most ${mostLoad}), or --busy.`;
  const missing = benches.map(({ needs }) => needs).find((needs) => needs !== undefined && !hasProgram(needs));
  return missing ? `${missing} is missing: apt-get install ${missing}` : null;
}

/** Measures some benches one after the other. */
export async function measure(benches: readonly Bench[], parameters: string[], keep: (result: BenchResult) => void): Promise<void> {
  const commit = currentCommit();
  const machine: Machine = currentMachine();
  const start = currentLoad();
  const minutes = benches.reduce((sum, bench) => sum + bench.minutes, 0);
  say(`${benches.length} benches, about ${Math.ceil(minutes)} min on two idle cores`);
  for (const bench of benches) {
    say(`${bench.name}: about ${bench.minutes} min`);
    const calculatedBefore = calculationSeconds();
    const startedAt = performance.now();
    const tables = await bench.run({ isSmoke: false, parameters });
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const load = { start, end: currentLoad() };
    const calculation = { start: calculatedBefore, end: calculationSeconds() };
    const result = { bench: bench.name, commit, date: new Date().toISOString(), machine, load, calculation, seconds, tables };
    console.log(`\n${markdownOf(result)}\n`);
    keep(result);
  }
}

/** What is wrong with tables, whatever their figures. */
function problemOf(result: Pick<BenchResult, 'tables'>): string | null {
  if (result.tables.length === 0) return 'it has no table';
  for (const { columns, rows, goals } of result.tables) {
    if (rows.length === 0) return 'a table has no row';
    const odd = rows.find((row) => row.length !== columns.length);
    if (odd) return `${odd[0]} has ${odd.length} cells under ${columns.length} columns`;
    const figures = [...rows.flat(), ...goals.map(({ value }) => value)];
    if (figures.some((figure) => typeof figure === 'number' && !Number.isFinite(figure))) return 'a figure is no number';
  }
  return null;
}

/** Every check of some benches with the least work; says what it took, and throws at the first that fails. */
export async function smoke(benches: readonly Bench[]): Promise<void> {
  const places = placesOf(readReadme());
  for (const bench of benches) {
    const startedAt = performance.now();
    const tables = await bench.run({ isSmoke: true, parameters: [] });
    const problem = places.includes(bench.name) ? problemOf({ tables }) : 'bench/README.md has no place for it';
    if (problem) throw new Error(`${bench.name}: ${problem}`);
    console.log(`✓ ${bench.name}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}
