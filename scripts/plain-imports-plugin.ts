import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports as they are written: Vite's helper around them preloads styles and scripts, of which we have one
 * stylesheet and our own list, and would cost every page 0.8 kB and a request.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
