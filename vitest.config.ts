import { defineConfig } from 'vitest/config';

const setupFiles = ['test/helpers/fail-on-console.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [],
        resolve: { alias: { 'virtual:client-build': new URL('./test/app/fake-client-build.ts', import.meta.url).pathname } },
        test: {
          name: 'unit',
          include: ['{domain,worker,client,scripts}/**/*.test.{ts,tsx}', 'cms/src/**/*.test.ts', 'test/unit/**/*.test.{ts,tsx}'],
          setupFiles,
          globalSetup: 'test/helpers/edge-database/made-gazetteer.ts',
          // Searches for bad inputs take as long as the machine needs.
          testTimeout: 30_000,
          // Some fill a whole edge database first.
          hookTimeout: 60_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'edge',
          include: ['test/edge/**/*.test.ts'],
          globalSetup: 'test/helpers/built-site.ts',
          testTimeout: 30_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          globalSetup: 'test/helpers/built-site.ts',
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
