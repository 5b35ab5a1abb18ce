import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { root } from '../../../harness/local/paths.ts';
import type { Check } from '../check.ts';
import { trackedFiles } from './tracked-files.ts';

/** In lines as they stand in the file: Biome's rule counts neither comments nor markup. */
const longestFunction = 60;
/** A suite of tests is as long as its list of tests. */
const test = /^test\/|\.test\.tsx?$/;

interface LongFunction {
  /** The line it begins on. */
  line: number;
  length: number;
}

/** The functions of a module that are longer than a screen. */
export function findLongFunctions(file: string, text: string): LongFunction[] {
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  // No part of a file is longer than the file.
  if (lineOf(text.length) <= longestFunction) return [];
  const { program } = parseSync(file, text);
  const long: LongFunction[] = [];
  const look = ({ start, end }: { start: number; end: number }) => {
    const line = lineOf(start);
    const length = lineOf(end) - line + 1;
    if (length > longestFunction) long.push({ line, length });
  };
  new Visitor({ FunctionDeclaration: look, FunctionExpression: look, ArrowFunctionExpression: look }).visit(program);
  return long;
}

export const functionLengths: Check = {
  name: 'lengths of functions',
  run() {
    const files = trackedFiles(/\.tsx?$/).filter((file) => !test.test(file));
    const problems = files.flatMap((file) =>
      findLongFunctions(file, readFileSync(path.join(root, file), 'utf8')).map(
        ({ line, length }) => `${file}:${line} is a function of ${length} lines: split it by what its parts mean`,
      ),
    );
    return { problems };
  },
};
