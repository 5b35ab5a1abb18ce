import type { Table } from '../../scripts/bench-results/result.ts';
import { rounded } from '../kit/statistics.ts';
import type { HeapUsage } from './inspector.ts';

/** What was held while some requests were answered. */
export interface Step {
  /** Answered so far. */
  requests: number;
  /** MB of the process at the end. */
  process: number;
  /** Of the isolate, many times during the step; empty without an inspector. */
  usages: HeapUsage[];
}

const megabytes = ({ objects, buffers }: HeapUsage) => objects + buffers;
const heldIn = ({ usages }: Step) => Math.min(...usages.map(megabytes));

/** Both passes side by side, and whether what is held stays low and flat. */
export function memoryTable(inspected: Step[], limited: Step[]): Table {
  const [first, ...later] = inspected;
  if (!first) throw new Error('nothing was measured');
  const last = later.at(-1) ?? first;
  return {
    columns: ['requests', 'MB held', 'of them buffers', 'MB with garbage', 'MB of the process, inspected', 'MB of the process, alone'],
    rows: inspected.map((step, index) => [
      step.requests,
      rounded(heldIn(step), 1),
      rounded(Math.min(...step.usages.map(({ buffers }) => buffers)), 1),
      rounded(Math.max(...step.usages.map(megabytes)), 1),
      step.process,
      limited[index]?.process ?? '',
    ]),
    goals: [
      { what: 'MB held by the isolate, the most', value: rounded(Math.max(...inspected.map(heldIn)), 1), most: 64 },
      { what: 'MB held at the end − after the first step', value: rounded(heldIn(last) - heldIn(first), 1), most: 4 },
      { what: 'requests that failed where the engine may hold 64 MB', value: 0, most: 0 },
    ],
  };
}
