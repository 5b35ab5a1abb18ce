import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../harness/local/paths.ts';
import { readModule } from '../read-module.ts';

/** Stylesheets that a source of the browser imports at once. */
function stylesBelow(source: string): string[] {
  const visited = new Set<string>();
  const visit = (file: string) => {
    if (visited.has(file)) return;
    visited.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const imported of readModule(path.join(root, file)).imports)
      if (imported.startsWith('.')) visit(path.join(path.dirname(file), imported));
  };
  visit(source);
  return [...visited].filter((file) => file.endsWith('.css'));
}

test('the footer, which the worker alone writes, finds its styles in the base of every page', () => {
  const footer = stylesBelow('client/shell/footer.tsx');
  expect(footer.length).toBeGreaterThan(2);
  expect(stylesBelow('client/main.tsx')).toEqual(expect.arrayContaining(footer));
});
