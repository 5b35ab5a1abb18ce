import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { animateCount } from './count-up-animation.ts';

let frames: FrameRequestCallback[];
const start = 1000;

beforeEach(() => {
  frames = [];
  vi.stubGlobal('performance', { now: () => start });
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {});
});
afterEach(() => vi.unstubAllGlobals());

/** What the element shows at times after the start, in milliseconds. */
function shownAt(value: number, times: number[]): string[] {
  const text = { nodeValue: '' };
  animateCount({ firstChild: text, offsetWidth: 10, style: { minInlineSize: '' } }, { value, format: (figure) => figure.toFixed(0) });
  return times.map((time) => {
    frames.shift()?.(start + time);
    return text.nodeValue;
  });
}

test('counts from nothing to the figure in 2.5 seconds, and not on', () => {
  expect(shownAt(100, [0, 1250, 2500, 5000])).toEqual(['0', '88', '100', '100']);
});

test('a frame that began before the start shows the start, never less', () => {
  expect(shownAt(4200, [-16, -40, 0])).toEqual(['0', '0', '0']);
});
