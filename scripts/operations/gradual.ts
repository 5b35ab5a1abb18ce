import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { workerConfigOf } from '../../harness/local/paths.ts';
import { giveUp } from '../../harness/local/say.ts';
import { askWrangler } from './wrangler.ts';

const deploymentSchema = v.object({ versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })) });
const uploadSchema = v.object({ type: v.literal('version-upload'), version_id: v.string() });

type Step = (command: string, parameters: string[], env?: NodeJS.ProcessEnv) => void;

/** The version that all readers get; a gradual deployment begins from there. Needs no build. */
export async function versionForAll(environment: string): Promise<string> {
  const answer = await askWrangler(['deployments', 'status', '--json'], { environment, config: 'wrangler.toml' });
  if ('error' in answer)
    giveUp(`${environment} has nothing yet that a new version could stand beside: deploy it without --gradual.\n${answer.error}`);
  const { versions } = v.parse(deploymentSchema, answer.value);
  const [only] = versions;
  if (!only || versions.length > 1) giveUp('A gradual deployment is under way: bring it to 100 %, or roll it back.');
  return only.version_id;
}

/** Uploads what was built, and has some percent of the requests answered by it; says how to go on and how to go back. */
export async function deployGradually(environment: string, { percent, step }: { percent: number; step: Step }): Promise<void> {
  const config = workerConfigOf(environment);
  // Asked at the last moment: somebody may have deployed since the build began.
  const before = await versionForAll(environment);
  const folder = mkdtempSync(path.join(tmpdir(), 'creche-version-'));
  try {
    const report = path.join(folder, 'wrangler.jsonl');
    step('wrangler', ['versions', 'upload', '--config', config], { WRANGLER_OUTPUT_FILE_PATH: report });
    const lines = readFileSync(report, 'utf8').trim().split('\n');
    const uploaded = lines.map((line) => v.safeParse(uploadSchema, JSON.parse(line))).find(({ success }) => success);
    if (!uploaded?.success) giveUp('wrangler did not say which version it has uploaded');
    const { version_id: version } = uploaded.output;
    step('wrangler', ['versions', 'deploy', `${version}@${percent}`, `${before}@${100 - percent}`, '--yes', '--config', config]);
    console.log(`${percent} % of the requests of ${environment} are answered by version ${version}. Go on, then end:
    npx wrangler versions deploy ${version}@50 ${before}@50 --yes --env ${environment}
    npx wrangler versions deploy ${version}@100 --yes --env ${environment}
Back to what was before:
    npx wrangler rollback ${before} --yes --env ${environment}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
