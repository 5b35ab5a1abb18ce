import { spawnSync } from 'node:child_process';
import { root, workerConfig } from '../harness/local/paths.ts';
import { giveUp } from '../harness/local/say.ts';

const environments = ['staging', 'production'];
const [environment, ...flags] = process.argv.slice(2);
if (!environment || !environments.includes(environment)) giveUp(`Usage: npm run deploy -- ${environments.join('|')} [--dry-run]`);

function step(command: string, parameters: string[]) {
  const { status } = spawnSync(command, parameters, { cwd: root, stdio: 'inherit', env: { ...process.env, CLOUDFLARE_ENV: environment } });
  if (status !== 0) process.exit(status ?? 1);
}

// The environment is chosen when the worker is built: the build writes its bindings into dist/.
step('vite', ['build']);
// Before the code that reads them; a migration never takes away what the code before it needs.
if (!flags.includes('--dry-run')) step('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', '--config', workerConfig]);
step('wrangler', ['deploy', '--config', workerConfig, ...flags]);
