import { expect, test } from 'vitest';
import { readColour } from './colours.ts';

test.each([
  ['#fff', '#ffffff'],
  ['ffffff', '#ffffff'],
  ['#0f08', '#00ff0088'],
  ['#00FF0080', '#00ff0088'],
  ['white', '#ffffff'],
  ['RebeccaPurple', '#663399'],
  ['rgb(255, 0, 0)', '#ff0000'],
  ['rgb(100% 0% 0% / 50%)', '#ff000088'],
  ['rgba(0,0,255,1)', '#0000ffff'],
  ['hsl(120, 100%, 50%)', '#00ff00'],
  ['hsl(240deg 100 50)', '#0000ff'],
  ['hwb(0 0% 0%)', '#ff0000'],
  ['hwb(0 50% 50%)', '#888888'],
  // The colours of the brand are kept to the bit, others move to the grid.
  ['#fff9f2', '#fff9f2'],
  ['#fff8f1', '#ffffee'],
])('%s is %s', (text, colour) => {
  expect(readColour(text)).toBe(colour);
});

test.each(['', '#', '#12', '#12345', 'nocolour', 'rgb()', 'rgb(1,2)', 'rgb(a,b,c)', 'rgb(1,2,3,4,5)', 'url(x)', 'constructor'])(
  '%s is no colour',
  (text) => {
    expect(readColour(text)).toBeNull();
  },
);
