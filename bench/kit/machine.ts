import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../../harness/local/paths.ts';
import type { Machine } from '../../scripts/bench-results/result.ts';
import { rounded } from './statistics.ts';

const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();
/** What a run of benches writes itself. */
const written = [':!bench/results', ':!bench/README.md'];

/** What is measured; ends with `+` where a file differs from the commit. */
export function currentCommit(): string {
  const changes = git('status', '--porcelain', '--', '.', ...written);
  return git('rev-parse', '--short=10', 'HEAD') + (changes ? '+' : '');
}

/** The average of processes that want to run, over the last minute. */
export const currentLoad = (): number => rounded(loadavg()[0] ?? 0, 2);

/**
 * CPU seconds of a calculation that is always the same, with numbers, objects and texts. Who else uses the processor of a shared machine can double
 * it, and no load average tells of them.
 */
export function calculationSeconds(): number {
  const before = process.cpuUsage();
  const objects = new Map<number, object>();
  let sum = 0;
  for (let index = 0; index < 2.2e7; index += 1) {
    sum = (sum * 31 + index) | 0;
    if (index % 8 === 0) objects.set(index & 0xffff, { sum, index });
  }
  Array.from({ length: 1.2e6 }, (_, index) => `k${(index * 7919) % 1000003}`).sort();
  const { user, system } = process.cpuUsage(before);
  return rounded((user + system) / 1e6, 2);
}

const versionOf = (name: string): string => JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/** Where it is measured, without its name. */
export function currentMachine(): Machine {
  return {
    processor: (cpus()[0]?.model ?? 'unknown').trim(),
    cores: availableParallelism(),
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    workerd: versionOf('workerd'),
  };
}

/** True where a program can be started by its name. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
