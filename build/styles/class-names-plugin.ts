import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const cssModule = '.module.css';
const stylesImport = /^import (\w+)(?= from '[^']+\.module\.css')/gm;

/** `.link` of `client/shell/footer.module.css` → `shell-footer_link`: what a developer sees. */
function legibleName(name: string, file: string): string {
  const sheet = pathOf(file);
  return `${path.basename(path.dirname(sheet))}-${path.basename(sheet, cssModule)}_${name}`;
}

const pathOf = (file: string) => file.split('?')[0] ?? file;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const pairs = letters.length ** 2;
const pairAt = (place: number) => `${letters[Math.floor(place / letters.length)]}${letters[place % letters.length]}`;

/**
 * Two letters for each style sheet, from its path: a new style sheet changes no other's, but where both would have the same. None begins with « ad »,
 * for blockers of advertisements hide `ads` and its like.
 */
export function prefixesOf(files: readonly string[]): Map<string, string> {
  const prefixes = new Map<string, string>();
  const taken = new Set<string>();
  const isFree = (pair: string) => !taken.has(pair) && pair.toLowerCase() !== 'ad';
  for (const file of files.toSorted()) {
    let place = createHash('sha256').update(file).digest().readUInt32BE() % pairs;
    while (!isFree(pairAt(place))) place = (place + 1) % pairs;
    taken.add(pairAt(place));
    prefixes.set(file, pairAt(place));
  }
  return prefixes;
}

/**
 * Three letters for each class of the style sheets in a folder: two of its style sheet, one in the order in which that names its classes. With
 * legible names the document of the home page took a round trip more.
 */
export function createClassName(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(cssModule));
  const prefixes = prefixesOf(files.map((file) => file.split(path.sep).join('/')));
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const sheet = path.relative(folder, pathOf(file)).split(path.sep).join('/');
    const names = classes.get(sheet) ?? [];
    classes.set(sheet, names);
    if (!names.includes(name)) names.push(name);
    const prefix = prefixes.get(sheet);
    const letter = letters[names.indexOf(name)];
    if (!prefix) throw new Error(`${sheet} came after the build had begun`);
    if (!letter) throw new Error(`${sheet} has more than ${letters.length} classes`);
    return prefix + letter;
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
      name: 'class-names:legible',
      apply: 'serve',
      config: () => ({ css: { modules: { generateScopedName: legibleName } } }),
    },
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
