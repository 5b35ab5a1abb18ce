import { onNavigation } from '../navigation/navigation-events.ts';
import type { AdmitReload } from './reload-guard.ts';

/**
 * Where a navigation fails because a chunk is gone, which it is after a deploy, the browser loads the target; `refuse` is
 * called instead where that was tried a moment ago.
 */
export function guardChunks({ admit, refuse }: { admit: AdmitReload; refuse(): void }): void {
  const chunkErrors = new Set<unknown>();
  addEventListener('vite:preloadError', ({ payload }) => chunkErrors.add(payload));
  onNavigation({
    start: () => chunkErrors.clear(),
    fail(target, error) {
      if (!chunkErrors.has(error) || admit(target)) return undefined;
      refuse();
      return 'handled';
    },
  });
}
