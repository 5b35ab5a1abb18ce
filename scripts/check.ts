import { buildSite } from '../harness/local/build.ts';
import { benchTables } from './checks/bench-tables.ts';
import { bundle } from './checks/bundle.ts';
import type { Check } from './checks/check.ts';
import { command, types } from './checks/commands.ts';
import { datedFigures } from './checks/dated-figures.ts';
import { redirects } from './checks/redirects.ts';
import { sizes } from './checks/sizes.ts';
import { corridors } from './checks/tree/corridors.ts';
import { decisionNumbers } from './checks/tree/decision-numbers.ts';
import { declaredNames } from './checks/tree/declared-names.ts';
import { fileNames } from './checks/tree/file-names.ts';
import { fileSizes } from './checks/tree/file-sizes.ts';
import { functionLengths } from './checks/tree/function-lengths.ts';
import { importCycles } from './checks/tree/import-cycles.ts';
import { imports } from './checks/tree/imports.ts';
import { pathsInText } from './checks/tree/named-paths.ts';
import { runTests } from './checks/tree/run-tests.ts';
import { wranglerEnvironments } from './checks/wrangler-environments.ts';

const checks: Check[] = [
  command('format and lint', ['biome', 'ci', '--colors=off', '--max-diagnostics=50']),
  types('types', ['-b']),
  types('types of the CMS', ['-p', 'cms/tsconfig.check.json']),
  command('files, exports and dependencies that nothing uses', ['knip', '--no-progress']),
  imports,
  importCycles,
  pathsInText,
  decisionNumbers,
  fileNames,
  declaredNames,
  fileSizes,
  corridors,
  functionLengths,
  runTests,
  redirects,
  datedFigures,
  wranglerEnvironments,
  benchTables,
  bundle,
  sizes,
];

await buildSite();
let failed = 0;
for (const check of checks) {
  const { problems, notes = [] } = await check.run();
  console.log(`${problems.length ? '✗' : '✓'} ${check.name}`);
  for (const note of notes) console.log(`    ${note}`);
  for (const problem of problems) console.error(`  ${problem}`);
  if (problems.length) failed += 1;
}
console.log(failed ? `${failed} of ${checks.length} checks failed` : `All ${checks.length} checks passed`);
process.exitCode = failed ? 1 : 0;
