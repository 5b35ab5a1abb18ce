import { expect, test } from 'vitest';
import { root } from './local/paths.ts';
import { areasOf, messageAreas } from './message-areas.ts';

test('a page gets the areas that its own modules and the shell use, and no other', () => {
  const areas = areasOf(root, 'client/pages/article/article.tsx');
  expect(areas).toEqual(expect.arrayContaining(['frame', 'blog', 'next-step']));
  expect(areas).not.toContain('nursery');
  expect(areas).not.toContain('simulator');
});

test('what only the worker says is in no page', () => {
  expect(messageAreas(root)).not.toContain('head');
});

test('areas that are put together have one address', () => {
  const areas = messageAreas(root);
  expect(areas).toContain('frame');
  for (const area of ['common', 'shell']) expect(areas).not.toContain(area);
});
