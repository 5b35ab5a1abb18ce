import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from './child-process.ts';
import { onceFor } from './hash-folder.ts';
import { cacheFolder, root, workerConfig } from './paths.ts';

const inputs = [
  'client',
  'domain',
  'worker',
  'public',
  'routes.ts',
  'redirects.ts',
  'redirects',
  'vite.config.ts',
  'wrangler.toml',
  'package-lock.json',
  'scripts/builds-plugin.ts',
  'scripts/client-build-plugin.ts',
  'scripts/message-areas.ts',
  'scripts/lean-react-plugin.ts',
  'scripts/plain-imports-plugin.ts',
  'scripts/redirects-plugin.ts',
  'scripts/workers-og-plugin.ts',
  'scripts/checks/redirects.ts',
];

/** Builds worker and client where a source has changed; says whether it did. */
export function buildSite(): Promise<boolean> {
  const stamp = path.join(cacheFolder, 'site-built');
  const paths = inputs.map((name) => path.join(root, name));
  if (!existsSync(workerConfig)) rmSync(stamp, { force: true });
  return onceFor(paths, stamp, () =>
    runToEnd('npx', ['vite', 'build'], { cwd: root, env: { NODE_ENV: 'production', CLOUDFLARE_ENV: '' } }),
  );
}
