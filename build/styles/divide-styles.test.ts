import { expect, test } from 'vitest';
import { divideStyles, type StyledChunk } from './divide-styles.ts';

const chunk = (name: string, rest: Partial<StyledChunk> = {}): StyledChunk => ({
  imports: [],
  dynamicImports: [],
  styles: [`${name}.css`],
  ...rest,
});
const chunks = {
  boot: chunk('boot'),
  main: chunk('main', { imports: ['frame'], styles: [] }),
  frame: chunk('frame', { dynamicImports: ['banner'] }),
  banner: chunk('banner'),
  home: chunk('home', { imports: ['frame', 'card'], dynamicImports: ['simulator'] }),
  simulator: chunk('simulator', { imports: ['card', 'field'] }),
  contact: chunk('contact', { imports: ['field', 'card'] }),
  legal: chunk('legal', { imports: ['frame'], styles: [] }),
  card: chunk('card'),
  field: chunk('field'),
};
const divide = (more = {}) => divideStyles({ ...chunks, ...more }, { base: ['boot', 'main'], pages: ['home', 'contact', 'legal'] });

test('the base is what every page imports or may load', () => {
  expect(divide().base).toEqual(['boot.css', 'frame.css', 'banner.css']);
});

test('a page has its own styles, those of what it imports and of what it may load, and none of the base', () => {
  expect(divide().pages.get('home')).toEqual(['card.css', 'home.css', 'field.css', 'simulator.css']);
  expect(divide().pages.get('legal')).toEqual([]);
});

test('two styles stand in the same order on all pages that have both', () => {
  // By itself the page would have the field first.
  expect(divide().pages.get('contact')).toEqual(['card.css', 'field.css', 'contact.css']);
});

test('styles that no page would have end the build', () => {
  expect(() => divide({ lost: chunk('lost') })).toThrow('no page has the styles lost.css');
});
