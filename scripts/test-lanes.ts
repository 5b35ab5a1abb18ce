interface Lane {
  name: string;
  command: [program: string, ...parameters: string[]];
}

/** What `npm test` runs: the lanes of a line beside each other, the lines one after the other. CI may run each for itself. */
export const lanes: Lane[][] = [
  [
    { name: 'Checks: format, lint, types, imports, bundle, sizes', command: ['node', 'scripts/check.ts'] },
    { name: 'Unit tests', command: ['vitest', 'run', '--project', 'unit'] },
  ],
  [
    { name: 'Edge tests: the built worker and the real CMS', command: ['vitest', 'run', '--project', 'edge'] },
    { name: 'Journeys in a browser', command: ['vitest', 'run', '--project', 'journeys'] },
  ],
];
