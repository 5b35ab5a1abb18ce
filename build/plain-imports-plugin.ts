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
    generateBundle: {
      // After Vite has written its lists of what to preload.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withPlainImports(file.code);
      },
    },
  };
}

/** Takes away what Vite writes around an import and our helper does not read: the empty list, and the choice of one export. */
export function withPlainImports(code: string): string {
  return code
    .replaceAll(/async\(\)=>\{let\{([\w$]+):([\w$]+)\}=await (import\([`'"][^`'"]+[`'"]\));return\{\1:\2\}\},\[\]\)/g, '()=>$3)')
    .replaceAll(/(\(\)=>import\([`'"][^`'"]+[`'"]\)(?:\.then\([\w$]+=>\(\{default:[\w$]+\.[\w$]+\}\)\))?),\[\]\)/g, '$1)');
}
