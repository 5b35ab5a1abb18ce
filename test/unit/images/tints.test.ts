import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tintOf, tints } from '../../../worker/content/strapi/tints.ts';

test('the stylesheet has every tint', () => {
  const css = readFileSync(new URL('../../../client/styles/tints.css', import.meta.url), 'utf8');
  const classes = [...css.matchAll(/\.tint-(\d+) \{\s*background-color: (#[0-9a-f]+);/g)];
  const long = (colour: string) => (colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, '$&$&') : colour);
  expect(classes.map(([, number, colour]) => [Number(number), long(colour ?? '')])).toEqual(tints.map((tint, index) => [index, tint]));
});

test('a colour is shown by its nearest tint', () => {
  expect(tints.map(tintOf)).toEqual(tints.map((_, index) => index));
  expect(tintOf('#d0e0d0')).toBe(tints.indexOf('#d1e4c8'));
  expect(tintOf('#ffffff')).toBe(tints.indexOf('#ededed'));
});

test.each([null, undefined, '', 'red', '#fff', '#12345g'])('%s has none', (colour) => {
  expect(tintOf(colour)).toBeUndefined();
});
