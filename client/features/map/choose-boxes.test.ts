import { expect, test } from 'vitest';
import { type Box, chooseBoxes } from './choose-boxes.ts';

const within = { left: 0, top: 0, right: 100, bottom: 100 };
const box = (left: number, top: number): Box => ({ left, top, right: left + 20, bottom: top + 10 });

test('the first of two names that touch is drawn', () => {
  expect([...chooseBoxes([box(10, 10), box(25, 15), box(40, 10)], { taken: [], within })]).toEqual([0, 2]);
});

test('a name that an edge would cut, or that lies over a marker, is left out', () => {
  expect([...chooseBoxes([box(-1, 10), box(85, 10), box(10, 95), box(50, 50)], { taken: [box(60, 55)], within })]).toEqual([]);
});

test('names side by side may stand edge to edge', () => {
  expect([...chooseBoxes([box(0, 0), box(20, 0), box(0, 10)], { taken: [], within })]).toEqual([0, 1, 2]);
  expect([...chooseBoxes([], { taken: [], within })]).toEqual([]);
});
