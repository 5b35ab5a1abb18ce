import { spawnSync } from 'node:child_process';
import { root, workerConfigOf } from '../harness/local/paths.ts';
import { giveUp } from '../harness/local/say.ts';

const environments = ['staging', 'production'];
const [environment, ...flags] = process.argv.slice(2);
if (!environment || !environments.includes(environment)) giveUp(`Usage: npm run deploy -- ${environments.join('|')} [--dry-run]`);

// wrangler would append the environment a second time to the name of a worker that is built for one.
const { CLOUDFLARE_ENV: _, ...variables } = process.env;

function step(command: string, parameters: string[], env: NodeJS.ProcessEnv = variables) {
  const { status } = spawnSync(command, parameters, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

// The environment is chosen when the worker is built: the build writes its name and its bindings beside it.
step('vite', ['build'], { ...variables, CLOUDFLARE_ENV: environment });
const config = workerConfigOf(environment);
// Before the code that reads them; a migration never takes away what the code before it needs.
if (!flags.includes('--dry-run')) step('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', '--config', config]);
step('wrangler', ['deploy', '--config', config, ...flags]);
