import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** The modules of a build that some of them start with, and everything these import. */
export function modulesBelow(graph: Graph, isStart: (id: string) => boolean): string[] {
  const modules = new Set<string>();
  const visit = (id: string) => {
    if (modules.has(id)) return;
    modules.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) visit(imported);
  };
  for (const id of graph.getModuleIds()) if (isStart(id)) visit(id);
  return [...modules];
}

/** The file a module is read from; null for one that a plugin makes. */
export function fileOf(id: string): string | null {
  const [file = ''] = id.split('?', 1);
  return path.isAbsolute(file) && existsSync(file) ? file : null;
}

export function hashFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
