import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createClassName, prefixesOf } from './class-names-plugin.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'creche-classes-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of ['card', 'menu']) writeFileSync(path.join(folder, `${name}.module.css`), '');
const card = path.join(folder, 'card.module.css');
const menu = path.join(folder, 'menu.module.css');

test('a class has three letters, the same in every build, and those of a style sheet begin alike', () => {
  const nameOf = createClassName(folder);
  const names = [nameOf('title', card), nameOf('text', card), nameOf('title', menu)];
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]{3}$/);
  expect(names[0]?.slice(0, 2)).toBe(names[1]?.slice(0, 2));
  const again = createClassName(folder);
  // The build of the worker asks in between, and for what the styles are asked with.
  expect([again('title', menu), again('title', card), again('title', `${card}?inline`), again('text', card)]).toEqual([
    names[2],
    names[0],
    names[0],
    names[1],
  ]);
});

test('a new style sheet renames no class of another, and no two begin alike', () => {
  const files = Array.from({ length: 500 }, (_, index) => `folder/sheet-${index}.module.css`);
  const before = prefixesOf(files.slice(1));
  const after = prefixesOf(files.toReversed());
  expect(new Set(after.values()).size).toBe(500);
  expect([...prefixesOf(Array.from({ length: 2700 }, (_, index) => `${index}`)).values()].filter((pair) => /^ad$/i.test(pair))).toEqual([]);
  // Of 500 some want the same letters; of a hundred, hardly any.
  const renamed = files.slice(1).filter((file) => before.get(file) !== after.get(file));
  expect(renamed.length).toBeLessThan(5);
});

test('what has no letters is said, with the style sheet', () => {
  const nameOf = createClassName(folder);
  expect(() => nameOf('title', path.join(folder, 'late.module.css'))).toThrow('late.module.css came after the build had begun');
  for (let index = 0; index < 52; index += 1) nameOf(`class-${index}`, card);
  expect(() => nameOf('one-more', card)).toThrow('card.module.css has more than 52 classes');
});
