import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentShapeOf } from './content-shape.ts';

let root = '';

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-shape-'));
  write(
    'worker/content/nurseries.ts',
    "import { toAges } from '../../domain/ages.ts';\nimport type { Card } from '../../client/card.tsx';\n",
  );
  write('domain/ages.ts', "import { months } from './months.ts';\nexport const toAges = () => months;\n");
  write('domain/months.ts', 'export const months = 12;\n');
  write('client/card.tsx', "import './button.ts';\nexport interface Card { title: string }\n");
  write('client/button.ts', 'export const button = 1;\n');
  write('worker/content/nurseries.test.ts', 'a test');
});
afterEach(() => rmSync(root, { recursive: true }));

test.for(['worker/content/nurseries.ts', 'worker/content/more.ts', 'domain/ages.ts', 'domain/months.ts', 'client/card.tsx'])(
  'a change of %s makes another shape',
  (file) => {
    const before = contentShapeOf(root);
    expect(contentShapeOf(root)).toBe(before);
    write(file, '// another\n');
    expect(contentShapeOf(root)).not.toBe(before);
  },
);

test.for(['worker/content/nurseries.test.ts', 'client/button.ts', 'worker/main.ts'])('a change of %s makes none', (file) => {
  const before = contentShapeOf(root);
  write(file, '// another\n');
  expect(contentShapeOf(root)).toBe(before);
});
