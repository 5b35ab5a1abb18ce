import { afterEach, expect, test, vi } from 'vitest';
import { keepViewport, readViewport, watchViewport } from './watch-viewport.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window that can be resized: enough of media queries for ours. */
function stubScreen(initial: number) {
  let width = initial;
  const lists: { matches: boolean; tell: Set<(list: object) => void>; isWithin: () => boolean }[] = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    const least = Number(/min-width: ([\d.]+)/.exec(query)?.[1] ?? 0);
    const most = Number(/max-width: ([\d.]+)/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
    const isWithin = () => width >= least && width <= most;
    const list = { matches: isWithin(), tell: new Set<(list: object) => void>(), isWithin };
    lists.push(list);
    return Object.assign(list, {
      addEventListener: (_: string, listener: (list: object) => void) => list.tell.add(listener),
      removeEventListener: (_: string, listener: (list: object) => void) => list.tell.delete(listener),
    });
  });
  return {
    lists,
    resize(next: number) {
      width = next;
      for (const list of lists.filter(({ matches, isWithin }) => matches !== isWithin())) {
        list.matches = list.isWithin();
        for (const tell of list.tell) tell(list);
      }
    },
  };
}

test.for([
  [200, 'mobile'],
  [320, 'mobile'],
  [374.9, 'mobile'],
  [375, 'mobileMedium'],
  [425, 'mobileWide'],
  [767.9, 'mobileWide'],
  [768, 'tablet'],
  [1024, 'desktop'],
  [1280, 'desktopMedium'],
  [1600, 'desktopWide'],
  [5000, 'desktopWide'],
] as const)('a window of %f px is %s', ([width, viewport]) => {
  stubScreen(width);
  expect(readViewport()).toBe(viewport);
});

test('a width between two kinds leaves the one that was', () => {
  const screen = stubScreen(500);
  readViewport();
  screen.resize(767.95);
  expect(readViewport()).toBe('mobileWide');
});

test('a change is told once, until the watch is stopped', () => {
  const screen = stubScreen(500);
  const tell = vi.fn();
  const stop = watchViewport(tell);
  screen.resize(600);
  expect(tell).toHaveBeenCalledTimes(0);
  screen.resize(900);
  expect(tell).toHaveBeenCalledTimes(1);
  stop();
  screen.resize(300);
  expect(tell).toHaveBeenCalledTimes(1);
});

test('the cookie is written at once and at each change', () => {
  const screen = stubScreen(500);
  const written: string[] = [];
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text.slice(0, text.indexOf(';')));
    },
  });
  keepViewport();
  screen.resize(1700);
  expect(written).toEqual(['viewport=mobileWide', 'viewport=desktopWide']);
});
