import { expect, test } from 'vitest';
import { nearestSliderValue, sliderAnimationMilliseconds, sliderDefaults, sliderValueAfterKey } from './slider-value.ts';

test('the defaults are those of the specification', () => {
  expect(sliderDefaults).toEqual({ min: 0, max: 100, step: 1, keyboardMultiplier: 1, pageMultiplier: 5 });
  expect(sliderAnimationMilliseconds).toBe(300);
});

test.for([
  ['ArrowRight', 51],
  ['ArrowUp', 51],
  ['ArrowLeft', 49],
  ['ArrowDown', 49],
  ['PageUp', 55],
  ['PageDown', 45],
  ['Home', 0],
  ['End', 100],
  ['a', null],
  ['Tab', null],
] as const)('%s moves 50 to %s', ([key, expected]) => {
  expect(sliderValueAfterKey(key, 50, sliderDefaults)).toBe(expected);
});

test('no key leads out of the range, and every value is on a step', () => {
  expect(sliderValueAfterKey('ArrowLeft', 0, sliderDefaults)).toBe(0);
  expect(sliderValueAfterKey('PageUp', 98, sliderDefaults)).toBe(100);
  const range = { ...sliderDefaults, min: 10, max: 30, step: 4, keyboardMultiplier: 2 };
  expect(sliderValueAfterKey('ArrowRight', 10, range)).toBe(18);
  expect(nearestSliderValue(15.9, range)).toBe(14);
  expect(nearestSliderValue(-5, range)).toBe(10);
  expect(nearestSliderValue(99, range)).toBe(30);
});
