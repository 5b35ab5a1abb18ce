import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { miniflareOptionsOf } from '../harness/local/paths.ts';

/**
 * Writes beside the worker what miniflare starts it with, as wrangler reads its configuration. The build has loaded wrangler already; each start would
 * load it anew, which takes most of a second.
 */
export function miniflareOptionsPlugin(): Plugin {
  return {
    name: 'miniflare-options',
    applyToEnvironment: ({ name }) => name === 'worker',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const { workerOptions } = unstable_getMiniflareWorkerOptions(path.join(dir, 'wrangler.json'));
      // A tree may be moved with its builds.
      const movable = (key: string, value: unknown) => (key === 'directory' ? path.relative(dir, String(value)) : value);
      writeFileSync(miniflareOptionsOf(dir), JSON.stringify(workerOptions, movable));
    },
  };
}
