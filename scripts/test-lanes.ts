export interface Lane {
  name: string;
  command: [program: string, ...parameters: string[]];
  /** The project of vitest that it runs; none where it runs no tests. */
  project?: string;
}

const tests = (name: string, project: string, ...more: string[]): Lane => ({
  name,
  project,
  command: ['vitest', 'run', '--project', project, ...more],
});

/**
 * What `npm test` runs, in the order of their beginnings: first what tells of a slip within a minute, then the longest. Unit tests come last: they
 * alone keep both cores busy by themselves. CI may run each for itself.
 */
export const lanes: Lane[] = [
  { name: 'Checks: format, lint, types, imports, bundle, sizes', command: ['node', 'scripts/check.ts'] },
  tests('Journeys of who writes', 'journeys-writing'),
  tests('Edge tests: the built worker and the real CMS', 'edge'),
  tests('Journeys of who reads', 'journeys-reading'),
  tests('Tests of what operators run: builds, deploys, backups', 'operations'),
  { name: 'Benches: every check, no figures', command: ['node', 'bench/run.ts', '--smoke'] },
  tests('Unit tests', 'unit*', '--maxWorkers=100%'),
];

/** How many lanes run at once: each waits for browsers, CMSs and workers some of its time. */
export const lanesAtOnce = 3;
