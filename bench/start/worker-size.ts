import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Cell } from '../../scripts/bench-results/result.ts';
import { rounded } from '../kit/statistics.ts';

const staticImport = /(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g;

/** A module of a built worker and all that it imports at once: what an isolate parses before its first request. */
function modulesAtStart(folder: string, file = 'index.js', seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith('.js')) return seen;
  for (const [, target = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(staticImport))
    modulesAtStart(folder, path.posix.join(path.posix.dirname(file), target), seen);
  return seen;
}

interface WorkerSize {
  modules: number;
  bytes: number;
  gzip: number;
}

function sizeOf(folder: string, files: Iterable<string>): WorkerSize {
  const contents = [...files].map((file) => readFileSync(path.join(folder, file)));
  const sum = (read: (content: Buffer) => number) => contents.reduce((total, content) => total + read(content), 0);
  return { modules: contents.length, bytes: sum(({ length }) => length), gzip: sum((content) => gzipSync(content).length) };
}

/** What a worker brings: at its start, and all that is uploaded. */
export function workerSizes(folder: string): { atStart: WorkerSize; uploaded: WorkerSize } {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /^[^.].*\.(?:js|wasm|bin|txt)$/.test(file));
  return { atStart: sizeOf(folder, modulesAtStart(folder)), uploaded: sizeOf(folder, all) };
}

/** A row of the table of sizes. */
export const sizeRow = (title: string, { modules, bytes, gzip }: WorkerSize): Cell[] => [
  title,
  modules,
  rounded(bytes / 1000, 0),
  rounded(gzip / 1000, 0),
];
