import path from 'node:path';
import type { Check } from '../check.ts';
import { trackedFiles } from './tracked-files.ts';

const folder = 'docs/decisions/';

/** What is wrong with the numbers of decisions, by the names of their files. */
export function numberProblems(names: readonly string[]): string[] {
  const numbers = names.map((name) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1] ?? Number.NaN));
  const unnumbered = names.filter((_, at) => Number.isNaN(numbers[at])).map((name) => `${folder}${name}: begin it with four digits`);
  const last = Math.max(0, ...numbers.filter((number) => !Number.isNaN(number)));
  const counted = Array.from({ length: last }, (_, at) => at + 1).flatMap((number) => {
    const holders = names.filter((_, at) => numbers[at] === number);
    if (holders.length === 1) return [];
    return [holders.length === 0 ? `${folder}: there is no decision ${number}` : `${folder}: ${holders.join(' and ')} have one number`];
  });
  return [...unnumbered, ...counted];
}

/** A reader who finds a gap looks for the decision that is not there. */
export const decisionNumbers: Check = {
  name: 'numbers of decisions',
  run: () => ({ problems: numberProblems(trackedFiles(/^docs\/decisions\//).map((file) => path.posix.relative(folder, file))) }),
};
