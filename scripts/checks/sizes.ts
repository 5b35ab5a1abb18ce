import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bootModule, entryModule, modulesOf, readManifest } from '../../build/client-build-plugin.ts';
import { areasOf } from '../../build/message-areas.ts';
import { pageIds, pageSource } from '../../client/pages/page-sources.ts';
import type { PageId } from '../../client/payload/payload.ts';
import { buildFolder, root } from '../../harness/local/paths.ts';
import { brotliLength, budgets, kilobyte, unbudgetedPages } from './budgets.ts';
import type { Check } from './check.ts';

const clientFolder = path.join(buildFolder(), 'client');
const compressed = new Map<string, number>();

function brotliSize(file: string): number {
  const keptSize = compressed.get(file);
  if (keptSize !== undefined) return keptSize;
  const size = brotliLength(readFileSync(path.join(clientFolder, file)));
  compressed.set(file, size);
  return size;
}

const sum = (files: Iterable<string>) => [...new Set(files)].reduce((total, file) => total + brotliSize(file), 0);

/** The scripts of a French page after its reader's first intent, in bytes. */
export function bytesAfterIntent(id: PageId, manifest = readManifest()): number {
  const source = `client/pages/${pageSource(id).file}`;
  const messages = areasOf(root, source).flatMap((area) => modulesOf(manifest, `client/i18n/fr/${area}.ts`));
  return sum([...modulesOf(manifest, bootModule), ...modulesOf(manifest, entryModule), ...messages, ...modulesOf(manifest, source)]);
}

/** Of the modules an isolate starts with, and of everything that is uploaded, after gzip. */
function workerSizes(): { start: number; upload: number } {
  const folder = path.join(buildFolder(), 'worker');
  const sizeOf = (file: string) => gzipSync(readFileSync(path.join(folder, file))).length;
  const sumOf = (files: string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  const manifest = readManifest('worker');
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:js|mjs|wasm)$/.test(file));
  return {
    start: sumOf(modulesOf(manifest, entry).map((file) => file.slice(1))),
    upload: sumOf(files.filter((file) => !file.startsWith('.') && statSync(path.join(folder, file)).isFile())),
  };
}

export const sizes: Check = {
  name: 'budgets',
  run() {
    const manifest = readManifest();
    const fileEnding = (ending: string) => Object.values(manifest).find(({ file }) => file.endsWith(ending))?.file ?? '';
    const stylesOf = (source: string) => manifest[source]?.css ?? [];
    const boot = modulesOf(manifest, bootModule);
    const worker = workerSizes();
    const rows: [string, number, number][] = [
      ['JavaScript of a page that is only read', sum(boot), budgets.read],
      ['font', statSync(path.join(clientFolder, fileEnding('.woff2'))).size, budgets.font],
      ['worker at its start (gzip)', worker.start, budgets.worker],
      ['worker as it is uploaded (gzip)', worker.upload, budgets.workerUpload],
    ];
    for (const id of pageIds) {
      if (unbudgetedPages.includes(id)) continue;
      const source = `client/pages/${pageSource(id).file}`;
      rows.push([`${id}: its own chunk`, brotliSize(manifest[source]?.file ?? ''), budgets.page]);
      rows.push([`${id}: after the first intent`, bytesAfterIntent(id, manifest), budgets.afterIntent]);
      rows.push([`${id}: styles`, sum([...stylesOf(bootModule), ...stylesOf(source)]), budgets.styles]);
    }
    const table = rows.map(
      ([name, size, budget]) => `${name.padEnd(45)} ${(size / kilobyte).toFixed(1).padStart(7)} of ${budget / kilobyte} kB`,
    );
    return {
      notes: table,
      problems: rows.filter(([, size, budget]) => size > budget).map(([name, size]) => `${name}: ${size} bytes, over budget`),
    };
  },
};
