import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../harness/local/paths.ts';
import { trackedFiles } from './tracked-files.ts';

// Not a text that is the word, such as 'import'.
const specifier = /(?<!['\w])(?:from|import\(?)\s*'([^']+)'/g;

/** What a text imports: values, types, and what it loads later. */
export function specifiersOf(text: string): string[] {
  return [...text.matchAll(specifier)].map(([, target = '']) => target);
}

/** The path in the project that an import of a file means. */
export function resolveImport(file: string, target: string): string {
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
}

/** Every source file of the project, with the source files it imports. */
export function readImportGraph(): Map<string, string[]> {
  const files = new Set(trackedFiles(/\.(?:ts|tsx|mts)$/));
  const fileOf = (name: string) => [name, `${name}.ts`].find((candidate) => files.has(candidate));
  const importsOf = (file: string) =>
    specifiersOf(readFileSync(path.join(root, file), 'utf8'))
      .filter((target) => target.startsWith('.'))
      .flatMap((target) => fileOf(resolveImport(file, target)) ?? []);
  return new Map([...files].map((file) => [file, importsOf(file)]));
}
