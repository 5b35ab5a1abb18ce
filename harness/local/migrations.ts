import { runToEnd } from './child-process.ts';
import { root } from './paths.ts';

/** Brings the edge database of this machine to the state of `migrations/`. `state` is the folder that keeps it; wrangler's own where absent. */
export function migrateLocally(config: string, state?: string): Promise<void> {
  const place = state ? ['--persist-to', state] : [];
  return runToEnd('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--config', config, ...place], {
    cwd: root,
    env: { WRANGLER_SEND_METRICS: 'false', CI: 'true', NO_COLOR: '1' },
  });
}
