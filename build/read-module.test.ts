import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readModule } from './read-module.ts';

function read(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'module-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'part.tsx');
  writeFileSync(file, text);
  return readModule(file);
}

test('imports and exports of types bring no code', () => {
  const { imports, exports } = read(`
    import type { A } from './a.ts';
    import { type B } from './b.ts';
    import { c, type C } from './c.ts';
    import './d.css';
    export { e } from './e.ts';
    export type { F } from './f.ts';
    export const g = <p>{c}</p>;
    const later = () => import('./h.ts');
  `);
  expect(imports).toEqual(['./c.ts', './d.css', './e.ts']);
  expect(exports).toEqual([
    { name: 'e', from: './e.ts' },
    { name: 'g', from: null },
  ]);
});

test('areas of messages are those that are taken by their names, however the line is written', () => {
  const { messages } = read(`
    function A() {
      const { blog, common: texts } =
        useMessages();
      return <p title={useMessages().errors.title}>{blog.title}{texts.home}</p>;
    }
    function B() {
      const { fields } = useMessages().nurserySearch;
      // useMessages().comment is no use of it
      return <p>{fields.apply}</p>;
    }
  `);
  expect(messages.toSorted()).toEqual(['blog', 'common', 'errors', 'nurserySearch']);
});

test.for(['const all = useMessages();', 'const { blog, ...rest } = useMessages();', 'say(useMessages());', "useMessages()['blog'];"])(
  'a build stops at %s, which says nothing of the areas that are used',
  (line) => {
    expect(() => read(`export function A() { ${line} return null; }`)).toThrow(/otherwise than by the names/);
  },
);
