import { spawnSync } from 'node:child_process';
import { root, workerConfigOf } from '../harness/local/paths.ts';
import { giveUp, say } from '../harness/local/say.ts';
import { deployedEnvironments } from './operations/environments.ts';

const unchecked = '--unchecked';
const usage = `Usage: npm run deploy -- ${deployedEnvironments.join('|')} [--dry-run] [${unchecked}]`;
const [environment, ...options] = process.argv.slice(2);
if (!environment || !deployedEnvironments.includes(environment)) giveUp(usage);
const flags = options.filter((option) => option !== unchecked);
const isDryRun = flags.includes('--dry-run');

// wrangler would append the environment a second time to the name of a worker that is built for one.
const { CLOUDFLARE_ENV: _, ...variables } = process.env;

function step(command: string, parameters: string[], env: NodeJS.ProcessEnv = variables) {
  const { status } = spawnSync(command, parameters, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

if (!isDryRun && !options.includes(unchecked)) {
  say(`Examining ${environment}…`);
  // Only here: wrangler, which it loads, takes a second.
  const { examine, toReport } = await import('./operations/doctor.ts');
  const findings = await examine(environment);
  console.log(toReport(findings));
  if (findings.some(({ blocks }) => blocks)) giveUp(`Not deployed: mend what is marked ✗, or deploy all the same with ${unchecked}.`);
}
// The environment is chosen when the worker is built: the build writes its name and its bindings beside it.
step('vite', ['build'], { ...variables, CLOUDFLARE_ENV: environment });
const config = workerConfigOf(environment);
// Before the code that reads them; a migration never takes away what the code before it needs.
if (!isDryRun) step('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', '--config', config]);
step('wrangler', ['deploy', '--config', config, ...flags]);
