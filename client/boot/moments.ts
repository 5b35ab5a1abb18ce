/** Once the page is loaded, its font with it, and its largest part is painted: an idle moment may come before that. */
export function afterPaint(run: () => void) {
  const type = 'largest-contentful-paint';
  // Not every browser tells of its largest paint; all of them draw frames where the page can be seen.
  const observe = PerformanceObserver.supportedEntryTypes?.includes(type)
    ? () => new PerformanceObserver(run).observe({ type, buffered: true })
    : run;
  // The browser may begin a second frame while it still draws the first, and no third.
  const paint = (frames: number) => (frames ? requestAnimationFrame(() => paint(frames - 1)) : observe());
  if (document.readyState === 'complete') paint(3);
  else addEventListener('load', () => paint(3), { once: true });
}

/** Resolves as {@link whenIdle} runs. */
export const idle = (timeout?: number) => new Promise<void>((resolve) => whenIdle(resolve, timeout));

/** Runs once the browser has nothing better to do, and after so many milliseconds all the same. */
export function whenIdle(run: () => void, timeout = 3000) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, 1);
}
