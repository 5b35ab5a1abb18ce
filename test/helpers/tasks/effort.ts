import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** What a task asks of a reader on a phone: taps, and pixels that they scroll. What they type is theirs to say, and does not count. */
export interface Effort {
  taps: number;
  pixels: number;
  /** Scrolls until something is in view, and no further. */
  reach(target: Locator): Promise<void>;
  tap(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  /** A list of the system: a tap opens it, another one chooses. */
  choose(target: Locator, option: { label: string } | { index: number }): Promise<void>;
}

/** Brings an element into view as a reader would, from under bars that stay in place too; how far that was, in all that scrolls. */
function scrollTo(element: Element): number {
  const scrollers = [document.documentElement];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) scrollers.push(parent);
  const before = scrollers.map(({ scrollTop }) => scrollTop);
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  const cover = document.elementFromPoint(left + width / 2, top + height / 2);
  const related = element instanceof HTMLInputElement ? [element, ...(element.labels ?? [])] : [element];
  if (cover && !related.some((part) => part.contains(cover) || cover.contains(part))) {
    const bar = cover.getBoundingClientRect();
    const distance = top < innerHeight / 2 ? top - bar.bottom : bottom - bar.top;
    scrollBy({ top: distance, behavior: 'instant' });
  }
  return scrollers.reduce((sum, { scrollTop }, index) => sum + Math.abs(scrollTop - (before[index] ?? 0)), 0);
}

/** Counts what a task asks of the reader of a page. */
export function countEffort(): Effort {
  const effort: Effort = {
    taps: 0,
    pixels: 0,
    async reach(target) {
      await target.waitFor();
      // A page that has just been put in the place of another may still replace what it showed first.
      await expect
        .poll(async () => {
          const pixels = await target.evaluate(scrollTo, undefined, { timeout: 2_000 }).catch(() => null);
          effort.pixels += pixels ?? 0;
          return pixels;
        })
        .not.toBe(null);
    },
    async tap(target) {
      await effort.reach(target);
      effort.taps += 1;
      await target.tap();
    },
    async type(target, text) {
      await effort.reach(target);
      await target.fill(text);
    },
    async choose(target, option) {
      await effort.tap(target);
      effort.taps += 1;
      await target.selectOption(option);
    },
  };
  return effort;
}
