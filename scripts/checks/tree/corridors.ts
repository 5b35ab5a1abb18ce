import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../harness/local/paths.ts';
import type { Check } from '../check.ts';
import { readImportGraph } from './project-imports.ts';

/** A file of so many lines is worth opening by itself. */
const shortestLines = 16;

/** Small files that a convention makes, each with one reader: its registry, its list or its step. */
const conventions = [
  // An area of the interface's words, and how a form ends.
  /^client\/i18n\/(?:fr|en)\//,
  /^client\/features\/forms\/[\w-]+\/outcomes\.ts$/,
  // A block, the loader of a page, a step of the worker: a line each where they are listed.
  /^worker\/(?:content\/blocks|loaders\/\w+|middleware)\//,
  // What the CMS sets up at its start.
  /^cms\/src\/setup\//,
  // A check of the tree, listed in `scripts/check.ts`.
  /^scripts\/checks\//,
  // A rule of redirects, a configuration, what fills a fresh CMS: frameworks and lists find them by their place.
  /^(?:redirects|cms\/(?:config|seed))\//,
];

/** Small files with one reader that stay, with the reason. */
const exceptions: readonly string[] = [
  // The hook of the specification; today the preview of components alone asks the kind of screen.
  'client/viewport/use-viewport.ts',
  // The stand-in of the CMS and a test of contracts load them by their paths, without the modules of Strapi that their readers bring.
  'cms/src/nursery-places/shown-place.ts',
  'cms/src/submissions/white-paper-outcomes.ts',
];

interface SourceFile {
  lines: number;
  /** Files that import it when they are loaded, tests among them. */
  readers: readonly string[];
  /** Somebody loads it later: it is a chunk of its own. */
  isLoadedLate: boolean;
}

/** Corridors: files that one only passes through, on the way from their one reader to what they say. */
export function findCorridors(files: ReadonlyMap<string, SourceFile>): string[] {
  return [...files].flatMap(([file, { lines, readers, isLoadedLate }]) => {
    const [reader] = readers;
    const isSmall = lines < shortestLines && readers.length === 1 && !isLoadedLate;
    if (!isSmall || conventions.some((pattern) => pattern.test(file)) || exceptions.includes(file)) return [];
    return [`${file}: ${lines} lines that ${reader} alone reads; put them there`];
  });
}

function readFiles(): Map<string, SourceFile> {
  const graph = readImportGraph();
  const texts = new Map([...graph.keys()].map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const readers = new Map<string, string[]>();
  for (const [file, imported] of graph) for (const target of new Set(imported)) readers.set(target, [...(readers.get(target) ?? []), file]);
  return new Map(
    [...texts].map(([file, text]) => {
      const name = path.posix.basename(file).replace(/\.ts$/, '');
      const late = new RegExp(`import\\(\\s*'[^']*/${name}(?:\\.ts)?'`);
      const from = readers.get(file) ?? [];
      return [
        file,
        {
          lines: text.trimEnd().split('\n').length,
          readers: from,
          isLoadedLate: from.some((reader) => late.test(texts.get(reader) ?? '')),
        },
      ];
    }),
  );
}

/** Every file is worth opening, or has its place by a convention. */
export const corridors: Check = {
  name: 'small files with one reader',
  run: () => ({ problems: findCorridors(readFiles()) }),
};
