import path from 'node:path';
import type { Plugin } from 'vite';

const reporter = path.resolve(import.meta.dirname, '../client/deploys/chunk-errors.ts');

/**
 * Tells of a chunk that cannot be loaded. It stands where Vite's own helper around dynamic imports stands, which preloads styles
 * and scripts besides: we have our own lists of both.
 */
export function chunkErrorsPlugin(): Plugin {
  return {
    name: 'chunk-errors',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `import { throwChunkError } from ${JSON.stringify(reporter)}; export const __vitePreload = (load) => load().catch(throwChunkError);`
        : undefined,
  };
}
