import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../../harness/local/paths.ts';
import type { Check } from '../check.ts';
import { trackedFiles } from './tracked-files.ts';

/** What is wrong with the tests of the tree: those that no project runs, those that two run. Both are lists of files, `run` with one entry a project. */
export function testProblems(tests: readonly string[], run: readonly string[]): string[] {
  const times = Map.groupBy(run, (file) => file);
  return tests.flatMap((file) => {
    const count = times.get(file)?.length ?? 0;
    if (count === 0) return [`${file}: no project of vitest.config.ts runs it`];
    return count > 1 ? [`${file}: ${count} projects of vitest.config.ts run it`] : [];
  });
}

/** The tests that Vitest finds by its configuration, one entry for each project that runs one. */
function testsThatRun(): string[] {
  const list = execFileSync('vitest', ['list', '--filesOnly', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 64e6 });
  return (JSON.parse(list) as { file: string }[]).map(({ file }) => path.relative(root, file));
}

export const runTests: Check = {
  name: 'each test is run by one project',
  run: () => ({ problems: testProblems(trackedFiles(/\.(?:test|spec)\.[cm]?[jt]sx?$/), testsThatRun()) }),
};
