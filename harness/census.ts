import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** What a run of the tests starts, and what each start costs most of its time. */
export type StartedPart = 'CMS' | 'worker' | 'browser';

/** How many of each a whole run may start: the reason why suites share them. */
export const mostStarts: Record<StartedPart, number> = { CMS: 8, worker: 25, browser: 3 };

/** Notes that a part was started; several processes of one run write into the same file. */
export function countStart(part: StartedPart): void {
  if (process.env.CENSUS_FILE) appendFileSync(process.env.CENSUS_FILE, `${part}\n`);
}

/** How many of each were started, by the file that the processes of a run have written. */
export function readCensus(file: string): Record<StartedPart, number> {
  const counts = { CMS: 0, worker: 0, browser: 0 };
  if (!existsSync(file)) return counts;
  for (const part of readFileSync(file, 'utf8').split('\n')) if (part in counts) counts[part as StartedPart] += 1;
  return counts;
}
