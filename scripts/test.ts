import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../harness/browser/find-browser.ts';
import { mostStarts, readCensus, type StartedPart } from '../harness/census.ts';
import { run } from '../harness/local/child-process.ts';
import { ensurePanel } from '../harness/local/panel.ts';
import { root } from '../harness/local/paths.ts';
import { giveUp, say } from '../harness/local/say.ts';
import { setup } from '../harness/prepare.ts';
import { findPostgres, postgresIsMissing } from '../harness/services/postgres.ts';
import { someAtOnce } from '../harness/some-at-once.ts';
import { type Lane, lanes, lanesAtOnce } from './test-lanes.ts';
import { mostSecondTries, readLaneReport, slowestSuites } from './test-report.ts';

if (!findBrowser()) giveUp('The browser tests need Chromium or Chrome: apt-get install -y chromium, or name its program in CHROMIUM_PATH.');
if (!findPostgres()) giveUp(postgresIsMissing);

const folder = mkdtempSync(path.join(tmpdir(), 'creche-test-'));
const censusFile = path.join(folder, 'census');
process.env.CENSUS_FILE = censusFile;

/** Runs a lane and prints what it has said at its end, so that lanes beside each other do not mix. */
async function runLane({ name, command, project }: Lane): Promise<boolean> {
  if (project) await panel;
  const startedAt = performance.now();
  const lines: string[] = [];
  const [program, ...parameters] = command;
  if (project) parameters.push('--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(project)}`);
  const code = await run(program, parameters, { cwd: root, onLine: (line) => lines.push(line) }).ended;
  console.log(lines.join('\n'));
  say(`${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(startedAt)} s`);
  return code === 0;
}

const reportFile = (project: string) => path.join(folder, `${project.replace('*', '')}.json`);
const seconds = (since: number) => Math.round((performance.now() - since) / 1000);

const startedAt = performance.now();
say('Preparing: build, content of the CMS, edge databases');
await setup();
say(`Prepared in ${seconds(startedAt)} s`);
say(`${lanes.length} lanes, ${lanesAtOnce} at once`);
/** While Strapi builds the panel, its folder is gone: a CMS that starts just then would not serve it. What starts none goes on. */
const panel = ensurePanel();
const passed = await someAtOnce(lanes, lanesAtOnce, runLane);
let hasFailed = passed.includes(false);
const census = readCensus(censusFile);
const reports = lanes.flatMap(({ project }) => {
  const report = project && readLaneReport(reportFile(project));
  if (report) say(`${project}: ${report.passed} passed, ${report.failed} failed, ${report.skipped} skipped`);
  if (project && (!report || report.skipped > 0)) hasFailed = true;
  return report || [];
});
rmSync(folder, { recursive: true, force: true });
const failures = reports.flatMap((report) => report.failures);
const secondTries = reports.flatMap((report) => report.secondTries);
for (const { test, message } of failures) say(`FAILED: ${test}\n  ${message}`);
for (const { test, message } of secondTries) say(`Passed only at the second try: ${test}\n  ${message}`);
say(`${secondTries.length} of at most ${mostSecondTries} tests needed a second try`);
if (secondTries.length > mostSecondTries) hasFailed = true;
say('The slowest suites:');
for (const line of slowestSuites(reports)) console.log(line);
for (const [part, count] of Object.entries(census) as [StartedPart, number][]) {
  say(`started ${count} × ${part}, of ${mostStarts[part]} at most`);
  if (count > mostStarts[part]) hasFailed = true;
}
say(`All lanes in ${seconds(startedAt)} s`);
if (hasFailed) giveUp('Not everything passed: see above.');
