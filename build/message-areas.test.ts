import { expect, test } from 'vitest';
import { root } from '../harness/local/paths.ts';
import { areasOf, messageAreas } from './message-areas.ts';

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
