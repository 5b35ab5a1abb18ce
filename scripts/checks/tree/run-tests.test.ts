import { expect, test } from 'vitest';
import { runTests, testProblems } from './run-tests.ts';

test('a test that one project runs is in order', () => {
  expect(testProblems(['test/unit/a.test.ts', 'domain/b.test.ts'], ['domain/b.test.ts', 'test/unit/a.test.ts'])).toEqual([]);
});

test('a test that no project runs is named, and one that two run', () => {
  const tests = ['test/helpers/a.test.ts', 'test/unit/b.test.ts', 'test/unit/c.test.tsx'];
  expect(testProblems(tests, ['test/unit/b.test.ts', 'test/unit/c.test.tsx', 'test/unit/c.test.tsx'])).toEqual([
    'test/helpers/a.test.ts: no project of vitest.config.ts runs it',
    'test/unit/c.test.tsx: 2 projects of vitest.config.ts run it',
  ]);
});

test('what is run without being in the tree is no problem of it', () => {
  expect(testProblems([], ['test/unit/ignored.test.ts'])).toEqual([]);
});

test('the tests of this tree are all run, this one among them', async () => {
  expect(await runTests.run()).toEqual({ problems: [] });
});
