import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageIds, pageSource } from '../client/pages/page-sources.ts';
import { root } from '../harness/local/paths.ts';
import { areasOf, messageAreas } from './message-areas.ts';
import { readModule } from './read-module.ts';

test('a page gets the areas that its own modules and the shell use, and no other', () => {
  const areas = areasOf(root, 'client/pages/article/article.tsx');
  expect(areas).toEqual(expect.arrayContaining(['frame', 'editorial/blog', 'editorial/next-step']));
  expect(areas).not.toContain('nurseries/nursery');
  expect(areas).not.toContain('editorial/simulator');
});

test('what only the worker says is in no page', () => {
  const areas = messageAreas(root);
  for (const area of ['head', 'nurseries/nursery-card', 'nurseries/finder-words']) expect(areas).not.toContain(area);
});

test('areas that are put together have one address', () => {
  const areas = messageAreas(root);
  expect(areas).toContain('frame');
  for (const area of ['common', 'shell']) expect(areas).not.toContain(area);
});

/** A module with all that it loads, at once or late, by path. */
function allBelow(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file) || file.startsWith('client/i18n/') || !existsSync(path.join(root, file))) return seen;
  seen.add(file);
  const late = [...readFileSync(path.join(root, file), 'utf8').matchAll(/import\('(\.[^']+)'\)/g)].map(([, target]) => target ?? '');
  for (const target of [...readModule(path.join(root, file)).imports, ...late])
    if (target.startsWith('.')) allBelow(path.posix.join(path.posix.dirname(file), target), seen);
  return seen;
}

const namesOf = (area: string) => readModule(path.join(root, `client/i18n/fr/${area}.ts`)).exports.map(({ name }) => name);

test.each([...new Set(pageIds.map((id) => `client/pages/${pageSource(id).file}`))])(
  'what %s loads late finds its messages there',
  (source) => {
    const files = [...allBelow(source)];
    expect(files.length).toBeGreaterThan(1);
    const has = new Set(areasOf(root, source).flatMap(namesOf));
    const lacking = files.flatMap((file) =>
      readModule(path.join(root, file))
        .messages.filter((name) => !has.has(name))
        .map((name) => `${name} in ${file}`),
    );
    expect(lacking).toEqual([]);
  },
);
