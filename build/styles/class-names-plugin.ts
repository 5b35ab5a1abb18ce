import path from 'node:path';
import type { Plugin } from 'vite';

const cssModule = '.module.css';
const stylesImport = /^import (\w+)(?= from '[^']+\.module\.css')/gm;

/** `.link` of `client/shell/footer.module.css` → `footer_link`: names that are legible, and compress, since none holds a hash. */
export function createClassName(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const base = path.basename(file.split('?')[0] ?? file, cssModule);
    const firstFile = files.get(base) ?? file;
    if (firstFile !== file) throw new Error(`two style sheets are called ${base}${cssModule}: ${firstFile} and ${file}`);
    files.set(base, file);
    return `${base}_${name}`;
  };
}

/**
 * Puts class names into the scripts where they are used. A component imports the table of its style sheet; a table would
 * go to the browser whole, so the build of the client imports its entries by name, and constants are written in place.
 */
export function classNamesPlugin(): Plugin[] {
  const forClient: Pick<Plugin, 'apply' | 'applyToEnvironment'> = {
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
  };
  return [
    {
      ...forClient,
      name: 'class-names:imports',
      enforce: 'pre',
      transform: (code, id) => (id.endsWith('.tsx') ? { code: code.replace(stylesImport, 'import * as $1'), map: null } : undefined),
      onLog(_, log) {
        if (log.code === 'IMPORT_IS_UNDEFINED' && log.message.includes(cssModule)) this.error(log.message);
      },
    },
    {
      ...forClient,
      name: 'class-names:styles',
      enforce: 'post',
      // Without a script that needs it, the styles of a module would be left out too.
      transform: (code, id) => (id.endsWith(cssModule) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined),
    },
  ];
}
