interface Lane {
  name: string;
  command: [program: string, ...parameters: string[]];
  /** The project of vitest that it runs; none where it runs no tests. */
  project?: string;
}

const tests = (name: string, project: string): Lane => ({ name, project, command: ['vitest', 'run', '--project', project] });

/** What `npm test` runs: the lanes of a line beside each other, the lines one after the other. CI may run each for itself. */
export const lanes: Lane[][] = [
  [
    { name: 'Checks: format, lint, types, imports, bundle, sizes', command: ['node', 'scripts/check.ts'] },
    tests('Unit tests', 'unit*'),
    tests('Tests of what operators run: builds, deploys, backups', 'operations'),
    { name: 'Benches: every check, no figures', command: ['node', 'bench/run.ts', '--smoke'] },
  ],
  [
    tests('Edge tests: the built worker and the real CMS', 'edge'),
    tests('Journeys of who reads', 'journeys-reading'),
    tests('Journeys of who writes', 'journeys-writing'),
  ],
];
