/**
 * Runs in a page that is loaded: resolves after ten frames and idle moments, by when it has done what it puts off until it is painted and idle. Chromium
 * on a busy machine may never tell of an idle moment, and is waited for no longer than the page itself waits.
 */
export async function idleFrames(): Promise<void> {
  for (let frame = 0; frame < 10; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 3000 })));
}
