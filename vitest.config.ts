import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testDay } from './test/app/test-now.ts';

const noOwnerStacks = 'test/setup/no-owner-stacks.ts';
const setupFiles = ['test/setup/fail-on-console.ts', noOwnerStacks];
/** The app in Node, without a build. */
const alias = { 'virtual:client-build': new URL('./test/app/fake-client-build.ts', import.meta.url).pathname };

/** Suites in folders first, then in the order of their names: the contract of the CMS stands in one, and finds a CMS that nobody has written to. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const depth = ({ moduleId }: TestSpecification) => moduleId.split('/').length;
    return files.toSorted((one, other) => depth(other) - depth(one) || (one.moduleId < other.moduleId ? -1 : 1));
  }
}

/** Suites that run one after the other in one process, share its sites and its browser, and close them at its end. */
function sharing(name: string, more: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    resolve: { alias },
    test: {
      name,
      globalSetup: 'harness/prepare.ts',
      environment: './harness/vitest-environment.ts',
      pool: 'forks',
      isolate: false,
      fileParallelism: false,
      hookTimeout: 120_000,
      ...more,
    },
  };
}

const everywhere = [
  '{domain,worker,client,build,bench,scripts,harness}/**/*.test.{ts,tsx}',
  'cms/src/**/*.test.ts',
  'test/unit/**/*.test.{ts,tsx}',
];
/** Suites that put another module in the place of one of ours, which must be seen by no other. */
const replacingModules = ['test/unit/app.test.ts', 'test/unit/broken-renders.test.ts'];

/** Suites that run whole commands: builds, deploys, backups. They wait for other programs most of their time, and have a lane of their own. */
const ofOperations = 'test/unit/operations/**/*.test.ts';

/** Suites that need no built worker, no CMS and no browser. */
function inNode(name: string, more: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    plugins: [],
    resolve: { alias },
    test: {
      name,
      setupFiles,
      env: { SEED_DAY: testDay },
      globalSetup: 'harness/prepare-gazetteer.ts',
      // Searches for bad inputs take as long as the machine needs.
      testTimeout: 30_000,
      // Some fill a whole edge database first.
      hookTimeout: 60_000,
      css: { modules: { classNameStrategy: 'non-scoped' } },
      ...more,
    },
  };
}

/**
 * Two browsers, two CMSs and a dozen workers share the machine, so that each takes its time and may stall once.
 * `scripts/test.ts` tells of each second try, and fails the run where more than a few were needed.
 */
const patient = { retry: 1, testTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

export default defineConfig({
  test: {
    // A failure says all that was found, not « Array(1) ».
    chaiConfig: { truncateThreshold: 2000 },
    sequence: { sequencer: ByName },
    projects: [
      // Suites of a process share what they have imported, which takes most of the time where each imports it anew.
      inNode('unit', { include: everywhere, exclude: [...replacingModules, ofOperations], isolate: false }),
      inNode('operations', {
        include: [ofOperations],
        globalSetup: ['harness/prepare-gazetteer.ts', 'harness/prepare-site.ts'],
        isolate: false,
        testTimeout: 60_000,
      }),
      inNode('unit-isolated', { include: replacingModules }),
      sharing('edge', { include: ['test/edge/**/*.test.ts'], setupFiles: [noOwnerStacks], ...patient }),
      // Those that only read run against the stand-in of the CMS; those that write need the real one, and a process of their own.
      sharing('journeys-reading', {
        include: ['test/journeys/*.test.ts', 'test/journeys/{loading,visitor-tasks,variants}/*.test.ts'],
        ...patient,
      }),
      sharing('journeys-writing', {
        include: ['test/journeys/writing/**/*.test.ts'],
        globalSetup: ['harness/prepare.ts', 'harness/prepare-panel.ts'],
        ...patient,
      }),
    ],
  },
});
