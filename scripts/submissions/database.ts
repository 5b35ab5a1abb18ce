import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { localFolder, root } from '../../harness/local/paths.ts';
import { giveUp } from '../../harness/local/say.ts';

export type Row = Record<string, string | number | null>;

/** Runs SQL in the edge database: of this machine, or of an environment. */
export function query(sql: string, environment: string | null): Row[] {
  const place = environment ? ['--remote', '--env', environment] : ['--local', '--persist-to', path.join(localFolder, 'worker')];
  const { status, stdout, stderr } = spawnSync('wrangler', ['d1', 'execute', 'DB', '--json', '--command', sql, ...place], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' },
  });
  if (status !== 0) giveUp(`wrangler d1 execute failed:\n${stdout}${stderr}`);
  const [result] = JSON.parse(stdout) as { results: Row[] }[];
  return result?.results ?? [];
}
