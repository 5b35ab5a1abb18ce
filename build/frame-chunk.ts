import path from 'node:path';
import { pageIds, pageSource } from '../client/pages/page-sources.ts';

/** What a bundler tells of its modules. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

type ChunkName = (id: string, graph: ModuleGraph) => string | null;

/** What so many pages import is part of every page: measured, fewer and more of them both make larger pages. */
const leastPages = 12;

/**
 * Names the chunk that every page loads: what the application imports, and what many pages share. As a dozen small files it would
 * compress worse. What the boot script imports stays out, since it goes first and alone.
 */
export function createFrameChunk(root: string): ChunkName {
  const modulesBelow = rememberModules(root);
  const pages = [...new Set(pageIds.map((id) => `client/pages/${pageSource(id).file}`))];
  return (id, graph) => {
    const isBelow = (source: string) => modulesBelow(source, graph).has(id);
    if (isBelow('client/boot/boot.ts')) return null;
    return isBelow('client/main.tsx') || pages.filter(isBelow).length >= leastPages ? 'frame' : null;
  };
}

/** Names the chunk that an isolate of the worker starts with, which is read faster as one than as the hundred pieces that others share with it. */
export function createStartChunk(root: string): ChunkName {
  const modulesBelow = rememberModules(root);
  return (id, graph) => (modulesBelow('worker/main.ts', graph).has(id) ? 'start' : null);
}

/** All that a source imports at once, itself included; looked up once a source. */
function rememberModules(root: string) {
  const modulesBySource = new Map<string, Set<string>>();
  return (source: string, graph: ModuleGraph): Set<string> => {
    const modules = modulesBySource.get(source) ?? new Set<string>();
    if (modulesBySource.has(source)) return modules;
    modulesBySource.set(source, modules);
    const visit = (id: string) => {
      if (modules.has(id)) return;
      modules.add(id);
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
    };
    visit(path.join(root, source));
    return modules;
  };
}
