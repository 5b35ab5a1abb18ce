import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../harness/local/paths.ts';
import { readLaneReport } from './test-report.ts';

test('a lane tells what failed, and what passed only at its second try', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lane-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'lane.json');
  const assertionResults = [
    { status: 'passed', fullName: 'steady', failureMessages: [] },
    { status: 'passed', fullName: 'stalled once', failureMessages: ['Error: no frame\n    at somewhere'] },
    { status: 'failed', fullName: 'wrong', failureMessages: ['Error: 1 is not 2', 'Error: 1 is not 2'] },
  ];
  const suite = { name: path.join(root, 'test/one.test.ts'), startTime: 0, endTime: 1500, assertionResults };
  const counts = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
  writeFileSync(file, JSON.stringify({ ...counts, testResults: [suite] }));
  expect(readLaneReport(file)).toMatchObject({
    failures: [{ test: 'test/one.test.ts: wrong', message: 'Error: 1 is not 2' }],
    secondTries: [{ test: 'test/one.test.ts: stalled once', message: 'Error: no frame' }],
  });
});
