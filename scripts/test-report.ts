import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../harness/local/paths.ts';

/** What vitest's JSON reporter writes, as far as we read it. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    /** A test that passed at its second try still has the message of the first. */
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** A test and the first line of what it said when it failed. */
export interface FailedTry {
  test: string;
  message: string;
}

export interface LaneReport {
  passed: number;
  failed: number;
  skipped: number;
  suites: { name: string; seconds: number }[];
  failures: FailedTry[];
  /** Tests that passed, but not at their first try. */
  secondTries: FailedTry[];
}

const slowestCount = 10;
/** How many tests of a run may need a second try, which tests in Node alone do not get: a program of the machine may stall, a fault that comes and goes is a fault. */
export const mostSecondTries = 3;

function failedTries(report: VitestReport, status: string): FailedTry[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((result) => result.status === status && result.failureMessages.length > 0)
      .map(({ fullName, failureMessages: [message = ''] }) => ({
        test: `${path.relative(root, name)}: ${fullName}`,
        message: message.split('\n')[0] ?? '',
      })),
  );
}

/** Reads the report of a lane; null where the lane ended before it wrote one. */
export function readLaneReport(file: string): LaneReport | null {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    suites: report.testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
    failures: failedTries(report, 'failed'),
    secondTries: failedTries(report, 'passed'),
  };
}

/** The slowest suites of all lanes, a line each. */
export function slowestSuites(reports: LaneReport[]): string[] {
  const suites = reports.flatMap((report) => report.suites).toSorted((one, other) => other.seconds - one.seconds);
  return suites.slice(0, slowestCount).map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
