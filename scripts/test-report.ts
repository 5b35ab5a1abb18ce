import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../harness/local/paths.ts';

/** What vitest's JSON reporter writes, as far as we read it. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

export interface LaneReport {
  passed: number;
  failed: number;
  skipped: number;
  suites: { name: string; seconds: number }[];
}

const slowestCount = 10;

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
  };
}

/** The slowest suites of all lanes, a line each. */
export function slowestSuites(reports: LaneReport[]): string[] {
  const suites = reports.flatMap((report) => report.suites).toSorted((one, other) => other.seconds - one.seconds);
  return suites.slice(0, slowestCount).map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
