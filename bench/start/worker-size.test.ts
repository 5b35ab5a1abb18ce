import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { workerSizes } from './worker-size.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'creche-worker-size-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('at the start counts what is imported at once, also by an import, once each; the upload counts all but source maps', () => {
  mkdirSync(path.join(folder, 'assets'));
  const files = {
    'index.js': 'import{a}from"./assets/a.js";import "./assets/b.js";const later=()=>import("./assets/later.js");',
    'assets/a.js': 'import { b } from "./b.js";\nimport wasm from "./code.wasm";export { b as a };',
    'assets/b.js': 'export const b = 1;',
    'assets/later.js': 'export const c = 2;',
    'assets/code.wasm': 'bytes',
    'index.js.map': '{}',
    'wrangler.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const { atStart, uploaded } = workerSizes(folder);
  const bytes = (names: (keyof typeof files)[]) => names.reduce((sum, name) => sum + files[name].length, 0);
  const first: (keyof typeof files)[] = ['index.js', 'assets/a.js', 'assets/b.js', 'assets/code.wasm'];
  expect(atStart).toMatchObject({ modules: 4, bytes: bytes(first) });
  expect(uploaded).toMatchObject({ modules: 5, bytes: bytes([...first, 'assets/later.js']) });
});
