import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { gazetteerFile, makeGazetteerFile } from '../harness/local/gazetteer.ts';
import { root } from '../harness/local/paths.ts';
import { giveUp, say } from '../harness/local/say.ts';
import { deployedEnvironments } from './operations/environments.ts';

/** `npm run gazetteer` makes its file; `npm run gazetteer -- production` loads it into the edge database there, too. */
const [environment] = process.argv.slice(2);
if (environment && !deployedEnvironments.includes(environment)) giveUp('Usage: npm run gazetteer [-- staging|production]');
say((await makeGazetteerFile()) ? `Made ${gazetteerFile}` : `${gazetteerFile} is up to date`);
if (environment) {
  const parameters = ['d1', 'execute', 'DB', '--remote', '--yes', '--env', environment, '--file', gazetteerFile];
  const { status } = spawnSync('wrangler', [...parameters, '--config', path.join(root, 'wrangler.toml')], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}
