/** How many pages are fetched ahead at the same time. */
const mostPending = 4;

/**
 * Fetches ahead a few at a time: one that finds the queue full waits until all of it has settled, then tries again. Each
 * key is loaded once, if it is still wanted when its turn comes; what goes wrong is nobody's business until the page is
 * asked for.
 */
export function createPreloadQueue() {
  const begun = new Set<string>();
  const pending = new Set<Promise<unknown>>();

  return async function preload(key: string, load: () => Promise<unknown>, isWanted = () => true): Promise<void> {
    while (pending.size >= mostPending) await Promise.all(pending);
    if (begun.has(key) || !isWanted()) return;
    begun.add(key);
    const settled = load()
      .catch(() => {})
      .finally(() => pending.delete(settled));
    pending.add(settled);
    await settled;
  };
}
