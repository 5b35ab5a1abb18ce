import type { Check } from '../check.ts';
import { readImportGraph } from './project-imports.ts';

/** A shortest way from a file back to itself, for each group of files that import each other. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const visited = new Set<string>();
  for (const start of graph.keys()) {
    if (visited.has(start)) continue;
    const cycle = wayBack(graph, start);
    if (!cycle) continue;
    cycles.push(cycle);
    for (const file of cycle) visited.add(file);
  }
  return cycles;
}

function wayBack(graph: ReadonlyMap<string, readonly string[]>, start: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return wayTo(file, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return null;
}

function wayTo(end: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [end];
  for (let file = cameFrom.get(end); file !== undefined; file = cameFrom.get(file)) way.unshift(file);
  return way;
}

/** No file imports itself by way of others, not even for a type: what two files need of each other is a third one. */
export const importCycles: Check = {
  name: 'cycles of imports, types included',
  run: () => ({ problems: findCycles(readImportGraph()).map((cycle) => [...cycle, cycle[0]].join(' → ')) }),
};
