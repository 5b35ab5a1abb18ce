import path from 'node:path';
import type { Plugin } from 'vite';

/** Tells of a chunk that cannot be loaded, as Vite's own helper does. */
const reporter = path.resolve(import.meta.dirname, '../client/deploys/chunk-errors.ts');

/**
 * Leaves dynamic imports nearly as they are written: Vite's helper around them preloads styles and scripts, of which we have one
 * stylesheet and our own list, and would cost every page 0.8 kB and a request.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `import { throwChunkError } from ${JSON.stringify(reporter)}; export const __vitePreload = (load) => load().catch(throwChunkError);`
        : undefined,
  };
}
