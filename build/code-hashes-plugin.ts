import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import { keysOf } from '../domain/keys-of.ts';
import { fileOf, hashFile, modulesBelow } from './module-graph.ts';

/**
 * What stands in the code of the worker for the hash of some code until the graph of its modules is known; as long as the hash, so that source
 * maps stay right.
 */
export const codeMarks = { contentShape: '%CONTENTKEY%', cardDrawing: '%CARDDRAWER%' } as const;

/** The folder whose modules each hash is of, with every module that they import, directly or not. */
const folders: Record<keyof typeof codeMarks, string> = {
  contentShape: 'worker/content/',
  cardDrawing: 'worker/seo/open-graph/drawing/',
};

/**
 * Names the code that makes what is kept longer than a build: values of the answers of the CMS, and share pictures. Neither is taken from other
 * code than that which made it, and neither is made anew by a build that has not changed that code.
 */
export function codeHashesPlugin(): Plugin {
  let root = '';
  return {
    name: 'code-hashes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'worker',
    configResolved(config) {
      root = config.root;
    },
    renderChunk(code) {
      let hashed = code;
      for (const name of keysOf(codeMarks)) {
        const mark = codeMarks[name];
        if (!hashed.includes(mark)) continue;
        const folder = path.join(root, folders[name]);
        const files = modulesBelow(this, (id) => id.startsWith(folder)).flatMap((id) => fileOf(id) ?? []);
        hashed = hashed.replaceAll(mark, hashFiles(files, root).slice(0, mark.length));
      }
      return hashed === code ? undefined : { code: hashed, map: null };
    },
  };
}

/** A file's name inside the project; packages may be linked from elsewhere, and the same ones still make the same values. */
const nameOf = (file: string, root: string) => path.relative(root, file).replace(/^.*?(?=node_modules\/)/, '');

function hashFiles(files: readonly string[], root: string): string {
  const names = new Map(files.map((file) => [nameOf(file, root), file]));
  const hash = createHash('sha256');
  for (const [name, file] of [...names].sort(([one], [other]) => (one < other ? -1 : 1))) hash.update(name).update(hashFile(file));
  return hash.digest('hex');
}
