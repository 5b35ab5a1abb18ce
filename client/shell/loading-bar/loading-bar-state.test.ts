import { expect, test } from 'vitest';
import { createLoadingBar, estimateProgress, type LoadingBarState } from './loading-bar-state.ts';

/** A frame lasts 16 ms here. */
const frameMilliseconds = 16;

function createBar() {
  const states: LoadingBarState[] = [];
  const waiting = new Map<(time: number) => void, number>();
  const outside = { isHydrating: false };
  let now = 1000;
  const later = (run: (time: number) => void, milliseconds: number) => void waiting.set(run, now + milliseconds);
  const bar = createLoadingBar(
    { later, nextFrame: (run) => later(run, frameMilliseconds), isHydrating: () => outside.isHydrating },
    (state) => states.push(state),
  );
  return {
    bar,
    states,
    outside,
    waiting,
    state: () => states.at(-1),
    pass(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...waiting].sort(([, a], [, b]) => a - b);
        if (!next || next[1] > end) break;
        waiting.delete(next[0]);
        now = next[1];
        next[0](now);
      }
      now = end;
    },
  };
}

test.for([
  [-5, 0],
  [0, 0],
  [500, 29.5],
  [1000, 50],
  [2000, 70.5],
  [10_000, 93.7],
  [Number.MAX_VALUE, 100],
] as const)('after %i ms the bar stands at %f %%', ([elapsed, progress]) => {
  expect(estimateProgress(elapsed)).toBeCloseTo(progress, 1);
});

test('it starts at once and empty, and moves with each frame', () => {
  const { bar, state, pass, states } = createBar();
  bar.start();
  expect(state()).toEqual({ progress: 0, isLoading: true, hasFailed: false });
  pass(frameMilliseconds);
  expect(state()?.progress).toBe(0);
  pass(2000);
  expect(state()?.progress).toBeCloseTo(70.5, 0);
  expect(states.length).toBeGreaterThan(100);
  const walked = states.map(({ progress }) => progress);
  expect(walked).toEqual(walked.toSorted((a, b) => a - b));
});

test('it ends full, is hidden after 500 ms and empty 400 ms later', () => {
  const { bar, state, pass, waiting } = createBar();
  bar.start();
  pass(100);
  bar.finish();
  expect(state()).toEqual({ progress: 100, isLoading: true, hasFailed: false });
  pass(499);
  expect(state()).toMatchObject({ progress: 100, isLoading: true });
  pass(1);
  expect(state()).toMatchObject({ progress: 100, isLoading: false });
  pass(399);
  expect(state()?.progress).toBe(100);
  pass(1);
  expect(state()).toEqual({ progress: 0, isLoading: false, hasFailed: false });
  expect(waiting.size).toBe(0);
});

test.for([0, 499, 500, 700])('a start %i ms after an end is not hidden by it', (pause) => {
  const { bar, state, pass } = createBar();
  bar.start();
  bar.finish();
  pass(pause);
  bar.start();
  pass(5000);
  expect(state()?.isLoading).toBe(true);
  expect(state()?.progress).toBeLessThan(100);
});

test('a start while it runs begins anew, with one frame at a time', () => {
  const { bar, state, pass, waiting } = createBar();
  bar.start();
  pass(3000);
  bar.start();
  expect(state()?.progress).toBe(0);
  pass(frameMilliseconds);
  expect(waiting.size).toBe(1);
});

test('force hides it at once', () => {
  const { bar, state, pass, waiting } = createBar();
  bar.start();
  pass(1000);
  bar.finish({ force: true });
  const hidden = { progress: 0, isLoading: false, hasFailed: false };
  expect(state()).toEqual(hidden);
  pass(5000);
  expect(state()).toEqual(hidden);
  expect(waiting.size).toBe(0);
});

test('an error keeps its colour through the end, until the next start', () => {
  const { bar, state, pass } = createBar();
  bar.start();
  bar.finish({ error: true });
  expect(state()).toEqual({ progress: 100, isLoading: true, hasFailed: true });
  bar.finish();
  pass(2000);
  expect(state()).toEqual({ progress: 0, isLoading: false, hasFailed: true });
  bar.start();
  expect(state()?.hasFailed).toBe(false);
});

test('nothing is shown while the page is hydrated', () => {
  const { bar, states, outside, waiting } = createBar();
  outside.isHydrating = true;
  bar.start();
  bar.set(50);
  bar.set(100);
  expect(states).toEqual([]);
  expect(waiting.size).toBe(0);
});

test('it can be put somewhere, never goes back from there, and 100 or more is its end', () => {
  const { bar, state, pass } = createBar();
  bar.set(40);
  pass(200);
  expect(state()?.progress).toBe(40);
  pass(2000);
  expect(state()?.progress).toBeGreaterThan(70);
  bar.set(-3);
  expect(state()?.progress).toBe(0);
  bar.set(250);
  expect(state()?.progress).toBe(100);
  pass(500);
  expect(state()?.isLoading).toBe(false);
});
