import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildSite } from '../harness/local/build.ts';
import { root, workerConfigOf } from '../harness/local/paths.ts';
import { giveUp, say } from '../harness/local/say.ts';
import { deployedEnvironments } from './operations/environments.ts';

const usage = `Usage: npm run deploy -- ${deployedEnvironments.join('|')} [--dry-run] [--gradual PERCENT] [--unchecked]`;
const flags = { 'dry-run': { type: 'boolean' }, gradual: { type: 'string' }, unchecked: { type: 'boolean' } } as const;

function readCommand() {
  try {
    return parseArgs({ options: flags, allowPositionals: true });
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

const {
  positionals: [environment],
  values: { 'dry-run': isDryRun, gradual, unchecked },
} = readCommand();
if (!environment || !deployedEnvironments.includes(environment)) giveUp(usage);
const percent = gradual === undefined ? 100 : Number(gradual);
if (!Number.isInteger(percent) || percent < 1 || percent > (gradual ? 99 : 100)) giveUp(`--gradual takes 1 to 99.\n${usage}`);

// wrangler would append the environment a second time to the name of a worker that is built for one.
const { CLOUDFLARE_ENV: _, ...variables } = process.env;

function step(command: string, parameters: string[], env: NodeJS.ProcessEnv = {}) {
  const { status } = spawnSync(command, parameters, { cwd: root, stdio: 'inherit', env: { ...variables, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

if (!isDryRun && !unchecked) {
  say(`Examining ${environment}…`);
  // Only here: wrangler, which it loads, takes a second.
  const { examine, toReport } = await import('./operations/doctor.ts');
  const findings = await examine(environment);
  console.log(toReport(findings));
  if (findings.some(({ blocks }) => blocks)) giveUp('Not deployed: mend what is marked ✗, or deploy all the same with --unchecked.');
}
// A gradual deployment that cannot begin is refused before anything is built or migrated.
if (gradual !== undefined && !isDryRun) {
  const { versionForAll } = await import('./operations/gradual.ts');
  await versionForAll(environment);
}
// The environment is chosen when the worker is built: the build writes its name and its bindings beside it. What a dry run has built is what is deployed.
const hasBuilt = await buildSite(environment, { onLine: console.log }).catch(() => giveUp('Not deployed: the build failed, see above.'));
if (!hasBuilt) say('The build of these sources lies here already.');
const config = workerConfigOf(environment);
// Before the code that reads them; a migration never takes away what the code before it needs.
if (!isDryRun) step('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', '--config', config]);
if (isDryRun) step('wrangler', ['deploy', '--config', config, '--dry-run']);
else if (gradual === undefined) step('wrangler', ['deploy', '--config', config]);
else {
  const { deployGradually } = await import('./operations/gradual.ts');
  await deployGradually(environment, { percent, step });
}
