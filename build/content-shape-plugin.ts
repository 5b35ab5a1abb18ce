import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import { fileOf, hashFile, modulesBelow } from './module-graph.ts';

/** Stands in the code of the worker until the graph of its modules is known; as long as the hash, so that source maps stay right. */
export const contentShapeMark = '%CONTENTKEY%';

/**
 * Names the code that makes values of the answers of the CMS: every module that `worker/content/` imports, directly or not. Values kept in KV
 * are not read by other code than that which made them.
 */
export function contentShapePlugin(): Plugin {
  let root = '';
  return {
    name: 'content-shape',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'worker',
    configResolved(config) {
      root = config.root;
    },
    renderChunk(code) {
      if (!code.includes(contentShapeMark)) return undefined;
      const folder = path.join(root, 'worker/content/');
      const files = modulesBelow(this, (id) => id.startsWith(folder)).flatMap((id) => fileOf(id) ?? []);
      const hash = createHash('sha256');
      for (const file of [...new Set(files)].sort()) hash.update(path.relative(root, file)).update(hashFile(file));
      return { code: code.replaceAll(contentShapeMark, hash.digest('hex').slice(0, contentShapeMark.length)), map: null };
    },
  };
}
