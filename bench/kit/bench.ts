import type { Table } from '../../scripts/bench-results/result.ts';

export interface BenchOptions {
  /** Every check with the least work, in seconds and on a busy machine: its figures mean nothing. */
  isSmoke: boolean;
  /** Command line of this bench alone: it measures something special, whose figures are printed and not kept. */
  parameters: string[];
}

/** Something that is measured. */
export interface Bench {
  /** Of its file, its result and its place in README.md. */
  name: string;
  /** About how long it takes on two idle cores. */
  minutes: number;
  /** A program of the system that it measures with. */
  needs?: string;
  /** Throws where something is wrong with what it measures; resolves with its tables. */
  run(options: BenchOptions): Promise<Table[]>;
}
