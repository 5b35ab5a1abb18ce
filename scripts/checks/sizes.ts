import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { entryModule, modulesOf, pageSources } from '../client-build-plugin.ts';
import { root } from '../local/paths.ts';
import type { Check } from './check.ts';

const kilobyte = 1000;
/** Requirement R5.4, in bytes after brotli; the worker after gzip. */
const budgets = {
  read: 8 * kilobyte,
  afterIntent: 74 * kilobyte,
  page: 8 * kilobyte,
  styles: 14 * kilobyte,
  font: 40 * kilobyte,
  worker: 1000 * kilobyte,
};
/** What Cloudflare compresses with on the fly is about this. */
const brotliQuality = 5;

const clientFolder = path.join(root, 'dist/client');
const compressed = new Map<string, number>();

function brotliSize(file: string): number {
  const known = compressed.get(file);
  if (known !== undefined) return known;
  const bytes = readFileSync(path.join(clientFolder, file));
  const size = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }).length;
  compressed.set(file, size);
  return size;
}

const sum = (files: Iterable<string>) => [...new Set(files)].reduce((total, file) => total + brotliSize(file), 0);

function workerSize(): number {
  const folder = path.join(root, 'dist/worker');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:js|mjs|wasm)$/.test(file));
  return files
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .reduce((total, file) => total + gzipSync(readFileSync(path.join(folder, file))).length, 0);
}

export const sizes: Check = {
  name: 'budgets',
  run() {
    const manifest: Manifest = JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'));
    const fileEnding = (ending: string) => Object.values(manifest).find(({ file }) => file.endsWith(ending))?.file ?? '';
    const boot = [manifest['client/boot.ts']?.file ?? ''];
    const entry = modulesOf(manifest, entryModule);
    const messages = modulesOf(manifest, 'client/i18n/fr.ts');
    const rows: [string, number, number][] = [
      ['JavaScript of a page that is only read', sum(boot), budgets.read],
      ['styles', brotliSize(fileEnding('.css')), budgets.styles],
      ['font', statSync(path.join(clientFolder, fileEnding('.woff2'))).size, budgets.font],
      ['worker (gzip)', workerSize(), budgets.worker],
    ];
    for (const [id, source] of pageSources(root)) {
      const own = modulesOf(manifest, source);
      rows.push([`${id}: its own chunk`, brotliSize(manifest[source]?.file ?? ''), budgets.page]);
      rows.push([
        `${id}: after the first intent`,
        sum([...boot, ...entry, ...messages, ...own].map((file) => file.replace(/^\//, ''))),
        budgets.afterIntent,
      ]);
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
